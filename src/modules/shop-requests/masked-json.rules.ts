import type { ToldParams } from '../../kernel/messages.js';
import { isSecret, isSentence, maskedValue, scrubbed, SECRET, shapeOf, shownName } from './masked.rules.js';

/** Stored bytes of a body. */
export const MAX_BODY_BYTES = 8 * 1024;

const MAX_DEPTH = 8;
const MAX_ITEMS = 20;
const MAX_FIELDS = 60;
/** Values visited in all. Bounds the work, however large the body is. */
const MAX_VALUES = 600;
const MAX_HIDDEN = 500;
/** Values of a large body that are looked at for what sentences may repeat. */
const MAX_SEARCHED = 5_000;
const MAX_SENTENCE = 1000;
/** Shorter values would blank parts of unrelated words. */
const MIN_HIDDEN = 3;

/** Masks the JSON of one request and its answer, and remembers what was masked, because sentences of the answer may repeat it. */
export class MaskedJson {
  private readonly hidden = new Set<string>();
  private left = MAX_VALUES;
  private isAnswer = false;
  /** Parts of the request were not looked at while it was printed. */
  private isCut = false;
  /** There is more to hide than can be remembered. */
  private isLost = false;

  /** What was sent, as indented text of at most MAX_BODY_BYTES. Null if there was nothing. */
  request(body: unknown): string | null {
    const text = this.textOf(body);
    if (this.isCut) this.hideAll(body);
    return text;
  }

  /** What was answered. Comes after the request, whose values it may repeat. */
  answer(body: unknown): string | null {
    this.isAnswer = true;
    return this.textOf(body);
  }

  /** The query of a URL. Null if there was none. */
  query(query: Readonly<Record<string, unknown>>): string | null {
    const entries = Object.entries(query).slice(0, MAX_FIELDS);
    if (entries.length === 0) return null;
    return entries.map(([name, value]) => `${shownName(name)}=${String(this.masked(name, flat(value), MAX_DEPTH))}`).join('&');
  }

  /** A sentence of the service. */
  sentence(text: string): string {
    if (this.isLost) return '…';
    return this.scrubbed(text.slice(0, MAX_SENTENCE));
  }

  /** The values of a sentence of the service. */
  params(params: ToldParams): ToldParams {
    return Object.fromEntries(
      Object.entries(params).map(([name, value]) => [
        name,
        typeof value === 'object' ? value.map((each) => this.sentence(each)) : this.param(value),
      ]),
    );
  }

  private param(value: string | number): string | number {
    const text = this.sentence(String(value));
    return text === String(value) ? value : text;
  }

  /** A text without what is masked elsewhere. */
  scrubbed(text: string): string {
    return scrubbed(text, this.hidden);
  }

  private textOf(body: unknown): string | null {
    if (body === undefined || body === null) return null;
    this.left = MAX_VALUES;
    return cut(JSON.stringify(this.masked('', body, 0), null, 2));
  }

  private readonly hide = (text: string): void => {
    if (text.length < MIN_HIDDEN) return;
    if (this.hidden.size < MAX_HIDDEN) this.hidden.add(text);
    else this.isLost = true;
  };

  /** Iterative, so that nesting cannot exhaust the stack. */
  private hideAll(body: unknown): void {
    const open: [name: string, value: unknown][] = [['', body]];
    let searched = 0;
    for (let item = open.pop(); item && !this.isLost; item = open.pop()) {
      const [name, value] = item;
      searched += 1;
      this.isLost ||= searched > MAX_SEARCHED;
      if (typeof value === 'string' || typeof value === 'number') maskedValue(name, value, this.hide);
      else if (Array.isArray(value)) for (const each of value.slice(0, MAX_SEARCHED)) open.push([name, each]);
      else if (typeof value === 'object' && value !== null) open.push(...Object.entries(value).slice(0, MAX_SEARCHED));
    }
  }

  private masked(name: string, value: unknown, depth: number): unknown {
    this.left -= 1;
    if (this.left < 0) return this.cutHere();
    if (typeof value === 'boolean' || value === null) return value;
    if (typeof value === 'string' && this.isAnswer && isSentence(name)) return this.sentence(value);
    if (typeof value === 'string') return maskedValue(name, value, this.hide);
    if (typeof value === 'number') return maskedValue(name, value, this.hide);
    if (typeof value !== 'object') return undefined;
    if (isSecret(name)) return this.cutHere(SECRET);
    if (depth >= MAX_DEPTH) return this.cutHere();
    return Array.isArray(value) ? this.list(name, value, depth) : this.fields(name, value, depth);
  }

  private list(name: string, list: readonly unknown[], depth: number): unknown[] {
    const items = list.slice(0, MAX_ITEMS).map((item) => this.masked(name, item, depth + 1));
    return list.length > MAX_ITEMS ? [...items, this.cutHere(`… ${list.length - MAX_ITEMS} more`)] : items;
  }

  private fields(of: string, source: object, depth: number): Readonly<Record<string, unknown>> {
    const entries = Object.entries(source);
    const isSaid = this.isAnswer && of === 'params';
    const shown = entries
      .slice(0, MAX_FIELDS)
      .map(([name, value]) => [shownName(name), this.masked(isSaid ? 'message' : name, value, depth + 1)] as const);
    const more = entries.length - MAX_FIELDS;
    return Object.fromEntries(more > 0 ? [...shown, ['…', this.cutHere(`${more} more`)]] : shown);
  }

  private cutHere(mark = '…'): string {
    this.isCut ||= !this.isAnswer;
    return mark;
  }
}

const flat = (value: unknown): string => (typeof value === 'string' ? value : Array.isArray(value) ? value.join(',') : '');

/** Cuts at a character, with a mark. */
function cut(text: string): string {
  const storable = text.replaceAll('\\u0000', '').toWellFormed();
  const bytes = Buffer.from(storable);
  if (bytes.length <= MAX_BODY_BYTES) return storable;
  const mark = `\n… cut: ${bytes.length} bytes in all`;
  const kept = bytes.subarray(0, MAX_BODY_BYTES - Buffer.byteLength(mark)).toString('utf8');
  return kept.replace(/\uFFFD$/, '') + mark;
}

const MAX_PATH = 300;

/** The path of a request: what its route does not name and is none of our ids is masked. Without a route, plain words show what was meant. */
export function shownPath(path: string, route: string | null): string {
  const named = new Set(route?.split('/'));
  const isShown = (part: string): boolean => named.has(part) || PLACE_ID.test(part) || (route === null && PLAIN_WORD.test(part));
  return path
    .slice(0, MAX_PATH)
    .split('/')
    .map((part) => (isShown(part) ? part : shapeOf(part)))
    .join('/')
    .slice(0, MAX_PATH);
}

const PLAIN_WORD = /^[a-z][a-z-]{0,30}$/;
/** At most six digits in a row without a letter: a longer number may be a phone number. */
const PLACE_ID = /^(?:\d{1,6}|(?=[\w-]{0,59}\d)(?=[\w-]{0,59}[A-Za-z])[\w-]{1,60})$/;
