/** numerator / denominator, rounded up. Both must be non-negative safe integers, so every step is exact. */
export function ceilDiv(numerator: number, denominator: number): number {
  const remainder = numerator % denominator;
  return (numerator - remainder) / denominator + (remainder > 0 ? 1 : 0);
}

/** numerator / denominator, rounded half up. Both must be non-negative safe integers. */
export function roundDiv(numerator: number, denominator: number): number {
  const remainder = numerator % denominator;
  return (numerator - remainder) / denominator + (remainder >= denominator - remainder ? 1 : 0);
}
