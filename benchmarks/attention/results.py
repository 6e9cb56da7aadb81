"""What was measured, and what follows from it."""

import dataclasses
import statistics

import rivals


@dataclasses.dataclass
class Row:
    configuration: object
    setting: rivals.Setting
    rival: rivals.Rival
    notes: str
    memory: float
    error: float
    kernels: str  # by the rival's own name for them
    instruction_set: str  # that they use
    samples: list = dataclasses.field(default_factory=list)
    fmas: list = dataclasses.field(default_factory=list)  # the limits in the same rounds
    reads: list = dataclasses.field(default_factory=list)

    @property
    def threads(self):
        return self.setting.threads

    @property
    def held_otherwise(self):
        """Whether a rival uses other instructions than those that all are held to."""
        return self.rival.kind not in ("headsup", "part") and self.instruction_set != self.setting.instruction_set

    @property
    def seconds(self):
        return statistics.median(self.samples)

    @property
    def quartiles(self):
        if len(self.samples) < 2:
            return self.seconds, self.seconds
        first, _, third = statistics.quantiles(self.samples, n=4, method="inclusive")
        return first, third

    @property
    def flops(self):
        return self.configuration.projection_flops if self.rival.part else self.configuration.flops

    @property
    def rate(self):
        return self.flops / self.seconds

    @property
    def fma(self):
        return statistics.median(self.fmas)

    @property
    def read(self):
        return statistics.median(self.reads)

    @property
    def bounds(self):
        """The lower bound in each round: the time for the multiplications, or in decoding for reading memory."""
        if self.configuration.decode:
            return [self.rival.number_bytes * self.configuration.numbers_read / read for read in self.reads]
        return [self.flops / fma / self.rival.products_at_once for fma in self.fmas]

    @property
    def share(self):
        return ratio(self.bounds, self.samples)

    def times(self, other):
        """This one's time as a multiple of the other's."""
        return ratio(self.samples, other.samples)


def ratio(above, below):
    """The median over ratios within the same round, because the machine may behave differently in the next."""
    return statistics.median(a / b for a, b in zip(above, below))


class Results:
    def __init__(self, settings):
        self.settings = settings
        self.rows = []

    def find(self, configuration, setting, rival=rivals.headsup):
        return next((row for row in self.rows if row.configuration == configuration and row.setting == setting and
                     row.rival == rival), None)

    def attention_alone(self, configuration, setting):
        """Seconds and share of the peak, of the whole pass without its four products, both in the same round."""
        whole, products = self.find(configuration, setting), self.find(configuration, setting, rivals.products)
        if not whole or not products:
            return None
        seconds = statistics.median(a - b for a, b in zip(whole.samples, products.samples))
        return (seconds, configuration.attention_flops / whole.fma / seconds) if seconds > 0 else None

    def share(self, configuration, setting):
        row = self.find(configuration, setting)
        return row and row.share

    def times(self, configuration, setting, above, below=rivals.headsup):
        """One rival's time as a multiple of the other's."""
        above, below = self.find(configuration, setting, above), self.find(configuration, setting, below)
        return above and below and above.times(below)

    def times_best(self, configuration, setting, who):
        """The time of the best of those for which who(rival), as a multiple of headsup's."""
        main = self.find(configuration, setting)
        others = [row for row in self.rows if row.configuration == configuration and row.setting == setting and
                  who(row.rival)]
        return main and min((row.times(main) for row in others), default=None)

    def scaling(self, configuration, one, two, who=rivals.headsup):
        alone, both = self.find(configuration, one, who), self.find(configuration, two, who)
        return alone and both and alone.times(both)
