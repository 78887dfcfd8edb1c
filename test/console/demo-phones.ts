const PREFIXES = ['50', '52', '54', '55', '56', '58'] as const;

/** A different phone number for each shopper of a demo. No network of the Emirates gives out numbers that begin with 000. */
export function phoneOf(shopper: number): string {
  const digits = String((shopper * 7919) % 10_000).padStart(4, '0');
  return `+971 ${PREFIXES[shopper % PREFIXES.length] ?? PREFIXES[0]} 000 ${digits}`;
}
