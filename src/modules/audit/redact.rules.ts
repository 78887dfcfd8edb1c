/** What stands in the place of a secret. */
export const REDACTED = '[redacted]';
const PERSONAL = '[personal data]';

/** Names of arguments and fields whose values are never written down. */
const SECRET =
  /pass|secret|token|signature|content|cipher|hash|otp|iban|accountnumber|csv|body|^(code|codes|current|wanted|number|file|files)$/i;
/** Shoppers are no party to what staff do: their names and addresses are not copied here. */
const PERSON = /^(customer|receiver|recipient|consignee|sender|destination|origin|receiveraddress)$/i;

const MAX_TEXT = 500;
const MAX_ITEMS = 100;
const MAX_DEPTH = 6;
const MAX_FIELDS = 60;

/** The arguments of a mutation as they may be kept: without secrets, files and shoppers, and cut where they are long. */
export const redacted = (args: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => fieldsOf(args, 0);

function fieldsOf(source: object, depth: number): Readonly<Record<string, unknown>> {
  const entries = Object.entries(source)
    .filter(([, value]) => value !== undefined)
    .slice(0, MAX_FIELDS);
  return Object.fromEntries(entries.map(([name, value]) => [name.slice(0, MAX_TEXT).toWellFormed(), shown(name, value, depth + 1)]));
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

/** The database takes neither a zero character in a text nor half of one that was cut in two. */
const cut = (text: string): string => {
  const kept = text.slice(0, MAX_TEXT).replaceAll('\0', '').toWellFormed();
  return text.length > MAX_TEXT ? `${kept} [${text.length - MAX_TEXT} characters more]` : kept;
};
