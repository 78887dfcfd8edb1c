const HOUR = 3_600;
/** Rounding errors below this many seconds do not make a vehicle a second late. */
const TOLERANCE = 0.001;
const FASTEST_METRES_PER_SECOND = 100;
const SLOWEST_METRES_PER_SECOND = 0.1;

/**
 * How long a vehicle travels, at the speed of each hour that it passes. Leaving later never means arriving earlier, which the
 * search for free places in a run relies on. Times are whole seconds, rounded up.
 */
export class TravelClock {
  private readonly metresPerSecond: readonly number[];
  /** The speed where it is the same all day. */
  private readonly steady: number | undefined;

  constructor(
    kilometresPerHour: readonly number[],
    private readonly midnight: number,
    factor: number,
  ) {
    const speeds = kilometresPerHour.map((speed) => bounded((speed * factor) / 3.6));
    this.metresPerSecond = speeds.length > 0 ? speeds : [bounded(0)];
    const [first] = this.metresPerSecond;
    this.steady = this.metresPerSecond.every((speed) => speed === first) ? first : undefined;
  }

  /** When a vehicle that leaves at this time arrives. */
  arrive(departure: number, metres: number): number {
    if (this.steady !== undefined) return departure + Math.ceil(metres / this.steady - TOLERANCE);
    let hour = Math.floor((departure - this.midnight) / HOUR);
    let [moment, left] = [departure, metres];
    for (;;) {
      const speed = this.speedIn(hour);
      const hourEnd = this.midnight + (hour + 1) * HOUR;
      const within = (hourEnd - moment) * speed;
      if (left <= within) return Math.ceil(moment + left / speed - TOLERANCE);
      left -= within;
      moment = hourEnd;
      hour += 1;
    }
  }

  /** The latest time to leave in order to arrive by this time. */
  leave(arrival: number, metres: number): number {
    if (!Number.isFinite(arrival)) return arrival;
    if (this.steady !== undefined) return arrival - Math.ceil(metres / this.steady - TOLERANCE);
    let hour = Math.ceil((arrival - this.midnight) / HOUR) - 1;
    let [moment, left] = [arrival, metres];
    for (;;) {
      const speed = this.speedIn(hour);
      const hourStart = this.midnight + hour * HOUR;
      const within = (moment - hourStart) * speed;
      if (left <= within) return Math.floor(moment - left / speed);
      left -= within;
      moment = hourStart;
      hour -= 1;
    }
  }

  /** Mean speed in metres per second between two moments, for solvers that know one speed only. */
  meanSpeed(from: number, until: number): number {
    const hours = Math.max(1, Math.ceil((until - from) / HOUR));
    const first = Math.floor((from - this.midnight) / HOUR);
    let sum = 0;
    for (let hour = first; hour < first + Math.min(hours, 24); hour += 1) sum += this.speedIn(hour);
    return sum / Math.min(hours, 24);
  }

  private speedIn(hour: number): number {
    const count = this.metresPerSecond.length;
    return this.metresPerSecond[((hour % count) + count) % count] ?? SLOWEST_METRES_PER_SECOND;
  }
}

const bounded = (speed: number): number => Math.min(FASTEST_METRES_PER_SECOND, Math.max(SLOWEST_METRES_PER_SECOND, speed));
