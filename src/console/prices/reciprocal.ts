const DECIMALS = 10;
const NUMBER = /^\d{1,12}(\.\d{1,10})?$/;

/** Reciprocal, to the ten decimals of exchange rates; empty if there is none. */
export function reciprocal(rate: string): string {
  if (!NUMBER.test(rate)) return '';
  const [whole = '0', fraction = ''] = rate.split('.');
  const scaled = BigInt(whole + fraction.padEnd(DECIMALS, '0'));
  if (scaled === 0n) return '';
  const unit = 10n ** BigInt(DECIMALS);
  const digits = ((unit * unit * 2n + scaled) / (scaled * 2n)).toString().padStart(DECIMALS + 1, '0');
  const point = digits.length - DECIMALS;
  let end = digits.length;
  while (end > point && digits[end - 1] === '0') end--;
  return end === point ? digits.slice(0, point) : `${digits.slice(0, point)}.${digits.slice(point, end)}`;
}
