import { singleLine } from '../../../platform/mail/single-line.js';
import type { Audience, NewMail } from '../mail.js';
import { htmlOf } from './letter-html.js';
import { textOf } from './letter-text.js';
import type { Letter } from './letter.js';

interface Addressee {
  readonly kind: string;
  readonly audience: Audience;
  readonly recipient: string;
}

export function writeMail(addressee: Addressee, letter: Letter): NewMail {
  const clean = withoutLineBreaks(letter);
  return { ...addressee, subject: clean.subject, textBody: textOf(clean), htmlBody: htmlOf(clean) };
}

/** A line break inside a name would let its owner add lines of his own to our mail. */
const withoutLineBreaks = (letter: Letter): Letter => ({
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
