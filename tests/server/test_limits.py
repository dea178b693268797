"""Buckets are arithmetic: time is handed in."""

from igroteka.server.limits import Bucket, Buckets


def test_a_bucket_gives_its_burst_and_then_what_drips_in() -> None:
    bucket = Bucket(per_second=2, burst=3, now_s=0)
    assert [bucket.take(0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(0.5) for _ in range(2)] == [True, False]
    assert [bucket.take(100) for _ in range(4)] == [True, True, True, False]


def test_each_name_has_its_own_bucket_and_full_ones_are_forgotten() -> None:
    buckets = Buckets(per_second=1, burst=1)
    assert buckets.take("ann", 0)
    assert not buckets.take("ann", 0)
    assert buckets.take("bob", 0)
    for number in range(1_100):
        buckets.take(f"guest {number}", 0)
    buckets.take("late", 60)
    assert set(buckets.named) == {"late"}
