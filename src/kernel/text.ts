/** Strips these characters from the end of a text. A pattern such as /0+$/ restarts at each of them and takes quadratic time. */
export function withoutTrailing(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** For the content of an element and for the value of an attribute in quotes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

/** The beginning of a text, as PostgreSQL can store it: without NUL and without half of a surrogate pair. */
export const storable = (text: string, max: number): string => text.slice(0, max).replaceAll('\0', '').toWellFormed();
