import { singleLine } from '../../../platform/mail/single-line.js';
import type { Audience, NewMail } from '../mail.js';
import { htmlOf } from './letter-html.js';
import { type Letter, textOf } from './letter.js';

interface Addressee {
  readonly kind: string;
  readonly audience: Audience;
  readonly recipient: string;
}

/** Writes one letter, or the same letter in several languages one below the other. */
export function writeMail(addressee: Addressee, letter: Letter, ...translations: readonly Letter[]): NewMail {
  const clean = withoutLineBreaks(letter);
  const others = translations.map(withoutLineBreaks);
  const letters = [clean, ...others];
  const subject = letters.map((each) => each.subject).join(' · ');
  return { ...addressee, subject, textBody: letters.map(textOf).join('\n\n---\n\n'), htmlBody: htmlOf(clean, others) };
}

/** A line break in a name would let it inject lines into our mail. */
const withoutLineBreaks = (letter: Letter): Letter => ({
  ...(letter.language && { language: letter.language }),
  subject: singleLine(letter.subject),
  heading: singleLine(letter.heading),
  opening: singleLine(letter.opening),
  alerts: letter.alerts.map(singleLine),
  sections: letter.sections.map(({ title, rows }) => ({
    title: singleLine(title),
    rows: rows.map(({ label, value }) => ({ label: singleLine(label), value: singleLine(value) })),
  })),
  links: letter.links.map(({ label, url }) => ({ label: singleLine(label), url: singleLine(url) })),
});
