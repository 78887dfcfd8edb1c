import { warning, type WarningArgs } from '../../kernel/field-warnings.js';
import type { WarningKey } from '../../kernel/warning-messages.js';
import { formatMoney, type Money } from '../../kernel/money.js';
import type { OrderWarning } from '../orders/index.js';
import type { QuotedService, RowWarning } from './order-import.entity.js';
import type { FileWarning } from './questions.rules.js';

/** One column of a file says nothing else. */
const MAX_WARNINGS = 50;

export const fileWarnings = (warnings: readonly FileWarning[]): RowWarning[] =>
  warnings.map((warning) => ({ field: null, ...warning, ofFile: true }));

export const orderWarnings = (line: number, warnings: readonly OrderWarning[]): RowWarning[] =>
  warnings.map((warning) => ({ ...warning, line, column: null }));

/** Each warning once; those of the file first. */
export function distinctWarnings(warnings: readonly RowWarning[]): RowWarning[] {
  const told = new Set<string>();
  const isNew = ({ code, message }: RowWarning): boolean => !told.has(`${code} ${message}`) && Boolean(told.add(`${code} ${message}`));
  return warnings.filter(isNew).slice(0, MAX_WARNINGS);
}

const ofService = <Key extends WarningKey>(line: number, key: Key, ...params: WarningArgs<Key>): RowWarning => ({
  ...warning('order.carrier', key, ...params),
  line,
  column: null,
});

export function serviceNotMatched(
  line: number,
  method: string,
  several: readonly QuotedService[],
  chosen: { name: string; price: Money },
): RowWarning {
  const told = { method, service: chosen.name, price: `${formatMoney(chosen.price)} ${chosen.price.currency}` };
  return several.length === 0
    ? ofService(line, 'SERVICE_NOT_MATCHED', told)
    : ofService(line, 'SERVICE_NOT_MATCHED.several', { ...told, services: namesOf(several) });
}

export const notPriced = (line: number, method: string | null): RowWarning =>
  method === null ? ofService(line, 'PRICE_UNKNOWN') : ofService(line, 'PRICE_UNKNOWN.method', { method });

const MAX_NAMED = 3;
const namesOf = (services: readonly QuotedService[]): string =>
  [...services.slice(0, MAX_NAMED).map(({ name }) => name), ...(services.length > MAX_NAMED ? ['…'] : [])].join(', ');
