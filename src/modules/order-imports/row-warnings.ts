import { formatMoney, type Money } from '../../kernel/money.js';
import type { OrderWarning } from '../orders/index.js';
import type { QuotedService, RowWarning } from './order-import.entity.js';
import type { FileWarning } from './questions.rules.js';

/** One column of a file says nothing else. */
const MAX_WARNINGS = 50;

export const fileWarnings = (warnings: readonly FileWarning[]): RowWarning[] =>
  warnings.map((warning) => ({ ...warning, field: null, ofFile: true }));

export const orderWarnings = (line: number, warnings: readonly OrderWarning[]): RowWarning[] =>
  warnings.map((warning) => ({ ...warning, line, column: null }));

/** Each warning once; those of the file first. */
export function distinctWarnings(warnings: readonly RowWarning[]): RowWarning[] {
  const told = new Set<string>();
  const isNew = ({ code, message }: RowWarning): boolean => !told.has(`${code} ${message}`) && Boolean(told.add(`${code} ${message}`));
  return warnings.filter(isNew).slice(0, MAX_WARNINGS);
}

const ofOrder = (line: number, code: string, message: string): RowWarning => ({
  line,
  column: null,
  field: 'order.carrier',
  code,
  message,
});

export function serviceNotMatched(
  line: number,
  method: string,
  several: readonly QuotedService[],
  chosen: { name: string; price: Money },
): RowWarning {
  const which = several.length === 0 ? 'matches no service' : `matches several services (${namesOf(several)})`;
  const price = `${formatMoney(chosen.price)} ${chosen.price.currency}`;
  return ofOrder(line, 'SERVICE_NOT_MATCHED', `the shipping method "${method}" ${which}: ${chosen.name} for ${price} was chosen instead`);
}

export const notPriced = (line: number, method: string | null): RowWarning =>
  ofOrder(
    line,
    'PRICE_UNKNOWN',
    method === null
      ? 'has no price yet, because carriers were slow to answer'
      : `has no price yet, because carriers were slow to answer, and the shipping method "${method}" was not looked up: the cheapest service will be chosen`,
  );

const MAX_NAMED = 3;
const namesOf = (services: readonly QuotedService[]): string =>
  [...services.slice(0, MAX_NAMED).map(({ name }) => name), ...(services.length > MAX_NAMED ? ['…'] : [])].join(', ');
