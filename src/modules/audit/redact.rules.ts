/** Placeholder for secrets. */
export const REDACTED = '[redacted]';
const PERSONAL = '[personal data]';

/** Names of arguments and fields whose values are never recorded. */
const SECRET =
  /pass|secret|token|signature|content|cipher|hash|otp|iban|accountnumber|csv|body|^(code|codes|current|wanted|number|file|files)$/i;
/** Shoppers are not party to staff actions: their names and addresses are not copied here. */
const PERSON = /^(customer|receiver|recipient|consignee|sender|destination|origin|receiveraddress)$/i;

const MAX_TEXT = 500;
const MAX_ITEMS = 100;
const MAX_DEPTH = 6;
const MAX_FIELDS = 60;

/** Redacts the arguments of a mutation: removes secrets, files and shopper data, and truncates long values. */
export const redacted = (args: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => fieldsOf(args, 0);

function fieldsOf(source: object, depth: number): Readonly<Record<string, unknown>> {
  const entries = Object.entries(source)
    .filter(([, value]) => value !== undefined)
    .slice(0, MAX_FIELDS);
  return Object.fromEntries(entries.map(([name, value]) => [storable(name), shown(name, value, depth + 1)]));
}

function shown(name: string, value: unknown, depth: number): unknown {
  if (value === null || typeof value === 'boolean') return value;
  if (SECRET.test(name.slice(0, MAX_TEXT))) return REDACTED;
  if (PERSON.test(name.slice(0, MAX_TEXT))) return PERSONAL;
  return plain(value, depth);
}

function plain(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return cut(value);
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

const storable = (text: string): string => text.slice(0, MAX_TEXT).replaceAll('\0', '').toWellFormed();

/** Removes what the database cannot store: zero characters, and surrogate halves left by truncation or sent by the caller. */
const cut = (text: string): string => {
  const kept = storable(text);
  return text.length > MAX_TEXT ? `${kept} [${text.length - MAX_TEXT} characters more]` : kept;
};
