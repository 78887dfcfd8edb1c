/**
 * The text without any of these characters at its end. A pattern such as /0+$/ starts again at every one of them,
 * which takes time that grows with the square of their count.
 */
export function withoutTrailing(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}
