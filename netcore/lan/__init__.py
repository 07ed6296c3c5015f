"""The LAN: authenticated links between peers, and how they find each other. The protocol: docs/protocol/lan.md.

A *listener* takes calls and a *dialler* makes them; the *hello* proves who is who; what comes out is a *link*.
*Discovery* hears *adverts* of tables and *probes* them, so that only tables that answered are *sighted* as here.
"""
