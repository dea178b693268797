"""Names of tables are written in addresses and in commands."""

from igroteka.server.tokens import new_table_id


def test_a_table_s_name_is_never_taken_for_an_option() -> None:
    names = {new_table_id() for _ in range(2_000)}
    assert len(names) == 2_000
    assert all(name.isascii() and name.isalnum() for name in names)
