import { formatMoney, type Money } from '../../../kernel/money.js';

/** Formats money for people: "12.50 USD". */
export const amount = (money: Money): string => `${formatMoney(money)} ${money.currency}`;
