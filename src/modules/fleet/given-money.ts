import { invalid, refuseFields } from '../../kernel/errors.js';
import { isCurrency } from '../../kernel/currency.js';
import { parseMoney, type Money } from '../../kernel/money.js';

/** An amount as a caller gives it. */
export interface GivenMoney {
  readonly amount: string | number;
  readonly currency: string;
}

/** Reads an amount that is not negative. VALIDATION_FAILED. */
export function moneyFrom({ amount, currency: code }: GivenMoney, field: string): Money {
  const currency = code.trim().slice(0, 10).toUpperCase();
  if (!isCurrency(currency)) throw refuseFields([invalid(`${field}.currency`, 'is not a known currency')]);
  const money = parseMoney(amount, currency);
  if (!money || money.minor < 0n) throw refuseFields([invalid(`${field}.amount`, `must be an amount in ${currency}, not less than 0`)]);
  return money;
}
