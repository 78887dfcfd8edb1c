import { money, type Money } from '../../kernel/money.js';
import { credit, debit, type Line, type PostingDetail } from './entry.js';

/** The line for what cash was rounded by: cost where less was taken than is credited, a gain where more was. */
export function roundingLines(rounding: Money | undefined, detail: PostingDetail): Line[] {
  if (rounding === undefined || rounding.minor === 0n) return [];
  const { minor, currency } = rounding;
  return [minor < 0n ? debit('cashRounding', money(-minor, currency), detail) : credit('cashRounding', money(minor, currency), detail)];
}
