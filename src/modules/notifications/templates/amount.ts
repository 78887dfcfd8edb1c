import { formatMoney, type Money } from '../../../kernel/money.js';

/** Money as a person reads it: "12.50 USD". */
export const amount = (money: Money): string => `${formatMoney(money)} ${money.currency}`;
