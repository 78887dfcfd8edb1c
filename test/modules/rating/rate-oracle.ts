/** An exact fraction, so that the oracle rounds only explicitly. */
export class Fraction {
  constructor(
    readonly top: bigint,
    readonly bottom: bigint = 1n,
  ) {}

  static decimal(text: string): Fraction {
    const [whole = '', decimals = ''] = text.split('.');
    return new Fraction(BigInt(whole + decimals), 10n ** BigInt(decimals.length));
  }

  times(other: Fraction): Fraction {
    return new Fraction(this.top * other.top, this.bottom * other.bottom);
  }

  over(other: Fraction): Fraction {
    return new Fraction(this.top * other.bottom, this.bottom * other.top);
  }

  exceeds(other: Fraction): boolean {
    return this.top * other.bottom > other.top * this.bottom;
  }

  /** The smallest whole number that is not below. */
  ceiling(): bigint {
    let whole = this.top / this.bottom;
    while (this.exceeds(new Fraction(whole))) whole += 1n;
    return whole;
  }

  /** To the nearest whole number, halves up; the oracle deals in amounts that are not negative. */
  rounded(): bigint {
    return (2n * this.top + this.bottom) / (2n * this.bottom);
  }
}

export interface OracleCase {
  readonly quantity: number;
  readonly gramsText: string;
  readonly volumeText: string;
  readonly divisor: number;
  readonly weightStepG: number;
  /** Ascending; the last one may go on in steps. */
  readonly breaks: readonly { readonly upToG: number; readonly cents: number }[];
  readonly step: { readonly grams: number; readonly cents: number } | null;
  readonly surcharges: readonly { readonly kind: 'percent' | 'flat' | 'per_kg'; readonly value: number; readonly onAll: boolean }[];
  readonly planBps: number;
  readonly minChargeCents: number | null;
  /** Units of the request's currency for one of the card's, and the decimals of the request's. */
  readonly fx: { readonly rateText: string; readonly decimals: number } | null;
}

/** The price by the published rules, read line by line and computed in fractions; null when the card ends below the weight. */
export function oraclePrice(given: OracleCase): bigint | null {
  const chargeable = chargeableGrams(given);
  const base = basePrice(given, chargeable);
  if (base === null) return null;
  let freight = base;
  for (const { kind, value, onAll } of given.surcharges) {
    const on = new Fraction(onAll ? freight : base);
    if (kind === 'percent') freight += on.times(new Fraction(BigInt(value), 10_000n)).rounded();
    if (kind === 'flat') freight += BigInt(value);
    if (kind === 'per_kg') freight += chargeable.times(new Fraction(BigInt(value), 1_000n)).rounded();
  }
  const planned = new Fraction(freight).times(new Fraction(10_000n - BigInt(given.planBps), 10_000n)).rounded();
  const least = BigInt(given.minChargeCents ?? 0);
  return inRequestCurrency(planned > least ? planned : least, given.fx);
}

function chargeableGrams(given: OracleCase): Fraction {
  const quantity = new Fraction(BigInt(given.quantity));
  const actual = quantity.times(Fraction.decimal(given.gramsText));
  const volumetric = quantity
    .times(Fraction.decimal(given.volumeText))
    .over(new Fraction(BigInt(given.divisor)))
    .times(new Fraction(1_000n));
  const larger = actual.exceeds(volumetric) ? actual : volumetric;
  const steps = larger.over(new Fraction(BigInt(given.weightStepG))).ceiling();
  return new Fraction((steps > 0n ? steps : 1n) * BigInt(given.weightStepG));
}

function basePrice({ breaks, step }: OracleCase, chargeable: Fraction): bigint | null {
  const reached = breaks.find(({ upToG }) => !chargeable.exceeds(new Fraction(BigInt(upToG))));
  if (reached) return BigInt(reached.cents);
  const last = breaks.at(-1);
  if (!last || !step) return null;
  const above = new Fraction(chargeable.top - BigInt(last.upToG));
  return BigInt(last.cents) + above.over(new Fraction(BigInt(step.grams))).ceiling() * BigInt(step.cents);
}

function inRequestCurrency(cents: bigint, fx: OracleCase['fx']): bigint {
  if (!fx) return cents;
  const major = new Fraction(cents, 100n).times(Fraction.decimal(fx.rateText));
  return major.times(new Fraction(10n ** BigInt(fx.decimals))).rounded();
}
