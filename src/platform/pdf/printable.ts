import type { FieldChecks } from '../../kernel/errors.js';
import { faceOf } from './faces.js';

/** Latin letters with their accents, digits and what is usual between them: printed by the first font. */
const USUAL = /^[\s\x20-\x7E\u00A0-\u017F]*$/;
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });
const UNSEEN = /^[\p{Cc}\p{Cf}\p{Z}]+$/u;
const MAX_CHECKED = 2_000;
const MAX_NAMED = 5;

/** The characters of a text that no font has, so that labels show a sign for each. No font is opened. */
export function unprintable(text: string): readonly string[] {
  if (USUAL.test(text)) return [];
  const found = new Set<string>();
  for (const { segment } of graphemes.segment(text.slice(0, MAX_CHECKED).normalize('NFC'))) {
    if (!UNSEEN.test(segment) && faceOf(segment) === undefined) found.add(segment);
  }
  return [...found];
}

/** Warns that a part of a text will not stand on labels and other papers. */
export function warnUnprintable(checks: FieldChecks, field: string, text: string | null | undefined): void {
  const found = text ? unprintable(text) : [];
  if (found.length === 0) return;
  const named = found.slice(0, MAX_NAMED).map((each) => `${each} (${codesOf(each)})`).join(', '); // prettier-ignore
  checks.warn(field, found.length > MAX_NAMED ? 'NOT_PRINTABLE.andOthers' : 'NOT_PRINTABLE', { characters: named });
}

const codesOf = (text: string): string =>
  [...text].map((each) => `U+${(each.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`).join(' ');
