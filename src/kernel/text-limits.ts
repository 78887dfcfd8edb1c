/** Names and values of callers are repeated up to this length. */
export const MAX_ECHO = 200;

export const shortened = (text: string, max = MAX_ECHO): string => (text.length > max ? `${text.slice(0, max)} ...` : text);

/** Messages repeat names and values of callers, which may be as long as the request: what is in quotes, and words without end. */
export function withShortValues(message: string): string {
  if (message.length <= MAX_ECHO) return message;
  const cut = message.replace(QUOTED, (quoted) => (quoted.length > MAX_ECHO + 2 ? `${quoted.slice(0, MAX_ECHO + 1)} ..."` : quoted));
  return cut.replace(LONG_WORD, '$1 ...');
}

/** Never fails after a quote, so it is linear. */
const QUOTED = /"(?:[^"\\]|\\.)*(?:"|\\?$)/gs;
/** `MAX_ECHO` characters, and more of them. */
const LONG_WORD = /(\S{200})\S{5,}/g;
