import { invalid, refuseFields } from '../../kernel/errors.js';

/** What JSON.parse makes. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [name: string]: Json;
}

/** What JSON.stringify writes. It leaves out fields that are undefined. */
export type Printable = string | number | boolean | null | undefined | readonly Printable[] | { readonly [name: string]: Printable };

/** No request needs more. Code and libraries that walk the value later may therefore recurse safely. */
const MAX_DEPTH = 64;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING_BRACKET = 0x5b;
const CLOSING_BRACKET = 0x5d;
const OPENING_BRACE = 0x7b;
const CLOSING_BRACE = 0x7d;

/** Parses untrusted JSON. VALIDATION_FAILED if it is nested too deeply, SyntaxError if it is invalid. */
export function parseJson(text: string): Json {
  if (isTooDeep(text)) throw refuseFields([invalid(null, `The JSON is nested more than ${MAX_DEPTH} levels deep.`)]);
  return JSON.parse(text) as Json;
}

/** True for JSON with more levels than any request needs. Scans the text once, without recursion, and stops at the limit. */
export function isTooDeep(text: string): boolean {
  if (text.length <= MAX_DEPTH || opensFew(text)) return false;
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfString(text, at);
    else if (code === CLOSING_BRACKET || code === CLOSING_BRACE) depth--;
    else if ((code === OPENING_BRACKET || code === OPENING_BRACE) && ++depth > MAX_DEPTH) return true;
  }
  return false;
}

/** True if there are fewer opening brackets than that. Searching for them takes a tenth of the time of a full scan. */
function opensFew(text: string): boolean {
  let left = MAX_DEPTH;
  for (const bracket of ['{', '[']) {
    for (let at = text.indexOf(bracket); at >= 0; at = text.indexOf(bracket, at + 1)) if (--left < 0) return false;
  }
  return true;
}

/** Finds the closing quote of a string: the next unescaped one. Looks at each character once, however many are escaped. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === BACKSLASH) at++;
    else if (code === QUOTE) return at;
  }
  return text.length;
}
