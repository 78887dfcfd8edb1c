/** numerator / denominator, rounded up. Both are safe integers and not negative, so every step is exact. */
export function ceilDiv(numerator: number, denominator: number): number {
  const remainder = numerator % denominator;
  return (numerator - remainder) / denominator + (remainder > 0 ? 1 : 0);
}

/** numerator / denominator, rounded half up. Both are safe integers and not negative. */
export function roundDiv(numerator: number, denominator: number): number {
  const remainder = numerator % denominator;
  return (numerator - remainder) / denominator + (remainder >= denominator - remainder ? 1 : 0);
}
