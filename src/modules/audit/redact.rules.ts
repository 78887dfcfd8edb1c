import { storable } from '../../kernel/text.js';
import type { AuditChange } from './audit-event.entity.js';

/** Placeholder for secrets. */
export const REDACTED = '[redacted]';
const PERSONAL = '[personal data]';

/**
 * Names of arguments and fields whose values are never recorded, whatever is inside. What an account of a carrier needs to sign in has other
 * names in each adapter, so all of it counts as secret.
 */
const SECRET =
  /pass|secret|credential|apikey|token|signature|content|cipher|hash|otp|iban|accountnumber|csv|body|deviceid|^(code|codes|current|wanted|number|file|files|headers)$/i;
/** Shoppers are not party to staff actions: their names and addresses are not copied here. */
const PERSON = /^(customer|receiver|recipient|consignee|sender|entry|destination|origin|receiveraddress|(pickup|return)contactinfo)$/i;
/** User name and password of an address. */
const USER_INFO = /(\/\/)[^/?#\s@]{1,500}@/g;

const MAX_TEXT = 500;
const MAX_ITEMS = 100;
const MAX_DEPTH = 6;
const MAX_FIELDS = 60;

/** Redacts the arguments of a mutation: removes secrets, files and shopper data, and truncates long values. */
export const redacted = (args: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => fieldsOf(args, 0);

/** The same for what a change did to each field. */
export const shownChanges = (changes: readonly AuditChange[]): AuditChange[] =>
  changes.map(({ field, before, after }) => ({ field, before: shown(field, before, 1) ?? null, after: shown(field, after, 1) ?? null }));

function fieldsOf(source: object, depth: number): Readonly<Record<string, unknown>> {
  const entries = Object.entries(source)
    .filter(([, value]) => value !== undefined)
    .slice(0, MAX_FIELDS);
  return Object.fromEntries(entries.map(([name, value]) => [storable(name, MAX_TEXT), shown(name, value, depth + 1)]));
}

function shown(name: string, value: unknown, depth: number): unknown {
  if (value === null || typeof value === 'boolean') return value;
  if (SECRET.test(name.slice(0, MAX_TEXT))) return REDACTED;
  if (PERSON.test(name.slice(0, MAX_TEXT))) return PERSONAL;
  return plain(value, depth);
}

function plain(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return cut(value.replace(USER_INFO, `$1${REDACTED}@`));
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return value;
  if (typeof value === 'bigint') return String(value);
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return REDACTED;
  if (depth >= MAX_DEPTH) return '[…]';
  if (Array.isArray(value)) return listOf(value, depth);
  return typeof value === 'object' ? fieldsOf(value, depth) : undefined;
}

function listOf(list: readonly unknown[], depth: number): unknown[] {
  const items = list.slice(0, MAX_ITEMS).map((item) => plain(item, depth + 1));
  return list.length > MAX_ITEMS ? [...items, `[${list.length - MAX_ITEMS} more]`] : items;
}

const cut = (text: string): string => {
  const kept = storable(text, MAX_TEXT);
  return text.length > MAX_TEXT ? `${kept} [${text.length - MAX_TEXT} characters more]` : kept;
};
