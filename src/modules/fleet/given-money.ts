import { invalid, refuseFields } from '../../kernel/errors.js';
import { isCurrency, parseMoney, type Money } from '../../kernel/money.js';

/** An amount as a caller gives it. */
export interface GivenMoney {
  readonly amount: string | number;
  readonly currency: string;
}

/** Reads an amount that is not negative. VALIDATION_FAILED. */
export function moneyFrom({ amount, currency: code }: GivenMoney, field: string): Money {
  const currency = code.trim().slice(0, 10).toUpperCase();
  if (!isCurrency(currency)) throw refuseFields([invalid(`${field}.currency`, 'unknownCurrency')]);
  const money = parseMoney(amount, currency);
  if (!money || money.minor < 0n) throw refuseFields([invalid(`${field}.amount`, 'amountNotNegative', { currency })]);
  return money;
}
