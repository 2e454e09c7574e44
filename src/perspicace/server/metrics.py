"""Figures for Prometheus, read off the house when they are asked for."""

from __future__ import annotations

from collections.abc import Iterator

from prometheus_client import CollectorRegistry, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from perspicace.table.house import House


class Metrics(Collector):
    def __init__(self, house: House) -> None:
        self._house = house
        self.connections = 0
        self._registry = CollectorRegistry()
        self._registry.register(self)
        ProcessCollector(registry=self._registry)

    def page(self) -> bytes:
        return generate_latest(self._registry)

    def collect(self) -> Iterator[Metric]:
        tally = self._house.office.tally
        counters = {
            "moves": ("Moves of players and bots that are on disk", tally.moves),
            "refusals": ("Commands refused", tally.refusals),
            "frames": ("Messages sent to viewers", tally.frames),
            "frame_bytes": ("Bytes of messages sent to viewers", tally.frame_bytes),
            "bot_failures": ("Decisions that a bot could not make", tally.bot_failures),
        }
        for name, (meaning, value) in counters.items():
            yield CounterMetricFamily(f"perspicace_{name}", meaning, value=value)
        yield GaugeMetricFamily("perspicace_tables", "Tables in memory", value=len(self._house))
        yield GaugeMetricFamily("perspicace_connections", "Open WebSockets", value=self.connections)
