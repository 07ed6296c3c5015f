from tests.tables.mesh import Mesh, Trouble


def told(seed: int, trouble: Trouble) -> list[tuple[int, int, bytes]]:
    """Two ports that send each other a hundred messages: when, at which port, which."""
    mesh, came = Mesh(seed, trouble), []
    for port in (0, 1):
        mesh.plug(port, lambda _sender, data, port=port: came.append((mesh.now_ms, port, data)))
    for number in range(100):
        mesh.send(number % 2, 1 - number % 2, b"%d" % number)
        mesh.run(3)
    mesh.run(10_000)
    return came


BAD = Trouble(drop=0.2, duplicate=0.2, delay_ms=(1, 50), reorder=True)


def test_a_seed_gives_the_same_trouble_every_time() -> None:
    assert told(1, BAD) == told(1, BAD)
    assert told(1, BAD) != told(2, BAD)


def test_a_good_network_delivers_once_and_in_order() -> None:
    for port in (0, 1):
        numbers = [int(data) for _, at, data in told(3, Trouble(delay_ms=(1, 50))) if at == port]
        assert numbers == sorted(numbers)
        assert len(numbers) == 50


def test_trouble_happens() -> None:
    data = [data for _, _, data in told(4, BAD)]
    assert 60 < len(set(data)) < 100
    assert len(data) > len(set(data))
    numbers = [int(d) for d in data]
    assert numbers != sorted(numbers)


def test_split_and_unplugged_ports_hear_nothing() -> None:
    mesh, came = Mesh(0), []
    for port in range(3):
        mesh.plug(port, lambda sender, data, port=port: came.append((sender, port, data)))
    mesh.split({0, 1}, {2})
    for to in (1, 2):
        mesh.send(0, to, b"split")
    mesh.run(10)
    mesh.split()
    mesh.unplug(1)
    for to in (1, 2):
        mesh.send(0, to, b"healed")
    mesh.run(10)
    assert came == [(0, 1, b"split"), (0, 2, b"healed")]
    assert not mesh.step()
    assert mesh.now_ms == 20
