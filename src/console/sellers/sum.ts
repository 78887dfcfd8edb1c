import type { Amount } from '../ui/money.js';

const DECIMAL = /^(-?)(\d+)(?:[.](\d+))?$/;

/** Adds or subtracts an amount; undefined while the input is not a valid amount of the currency. */
export function after(now: Amount, sign: '+' | '-', change: string): Amount | undefined {
  const places = decimalsOf(now.amount);
  const [before, step] = [minorOf(now.amount, places), minorOf(change.trim(), places)];
  if (before === undefined || step === undefined) return undefined;
  return { amount: textOf(sign === '+' ? before + step : before - step, places), currency: now.currency };
}

const decimalsOf = (amount: string): number => (amount.split('.')[1] ?? '').length;

/** Calculate in integer minor units: floating-point fractions are inexact. */
function minorOf(amount: string, places: number): bigint | undefined {
  const [, sign, whole = '', fraction = ''] = DECIMAL.exec(amount) ?? [];
  if (sign === undefined || fraction.length > places) return undefined;
  return BigInt(`${sign}${whole}${fraction.padEnd(places, '0')}`);
}

function textOf(minor: bigint, places: number): string {
  const digits = String(minor < 0n ? -minor : minor).padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  return `${minor < 0n ? '-' : ''}${whole}${places === 0 ? '' : `.${digits.slice(-places)}`}`;
}
