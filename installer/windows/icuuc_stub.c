/* Stands in for the icuuc.dll that Windows has and Wine lacks: it answers "no" to everything. For trials under Wine only
   (installer/try_windows.sh); it must never be shipped, and installer/check.py looks for it. */
#include <stdint.h>
#include <string.h>
#include <windows.h>
typedef int UErrorCode; typedef uint16_t UChar; typedef void UConverter;
#define X __declspec(dllexport)
X UConverter* ucnv_open(const char*n, UErrorCode*e){ if(e)*e=4; return 0;}
X void ucnv_close(UConverter*c){}
X void UCNV_FROM_U_CALLBACK_SUBSTITUTE(void){}
X void UCNV_TO_U_CALLBACK_SUBSTITUTE(void){}
X void ucnv_reset(UConverter*c){}
X int8_t ucnv_getMaxCharSize(UConverter*c){return 4;}
X const char* ucnv_getName(UConverter*c,UErrorCode*e){ if(e)*e=1; return 0;}
X void ucnv_getToUCallBack(UConverter*c,void*a,const void**b){}
X void ucnv_getFromUCallBack(UConverter*c,void*a,const void**b){}
X void ucnv_setToUCallBack(UConverter*c,void*n,const void*nc,void*o,const void**oc,UErrorCode*e){ if(e)*e=1;}
X void ucnv_setFromUCallBack(UConverter*c,void*n,const void*nc,void*o,const void**oc,UErrorCode*e){ if(e)*e=1;}
X void ucnv_cbToUWriteUChars(void*a,const UChar*s,int32_t l,int32_t o,UErrorCode*e){ if(e)*e=1;}
X void ucnv_toUnicode(UConverter*c,UChar**t,const UChar*tl,const char**s,const char*sl,int32_t*o,int8_t f,UErrorCode*e){ if(e)*e=1;}
X void ucnv_cbFromUWriteUChars(void*a,const UChar**s,const UChar*l,int32_t o,UErrorCode*e){ if(e)*e=1;}
X int32_t ucnv_toUCountPending(const UConverter*c,UErrorCode*e){ return 0;}
X int32_t ucnv_fromUCountPending(const UConverter*c,UErrorCode*e){ return 0;}
X const char* ucnv_getStandardName(const char*n,const char*s,UErrorCode*e){ if(e)*e=1; return 0;}
X const char* ucnv_getAvailableName(int32_t n){return 0;}
X int32_t ucnv_countAvailable(void){return 0;}
X void ucnv_fromUnicode(UConverter*c,char**t,const char*tl,const UChar**s,const UChar*sl,int32_t*o,int8_t f,UErrorCode*e){ if(e)*e=1;}
