import { escapeHtml } from '../../../kernel/text.js';
import { singleLine } from '../../../platform/mail/single-line.js';
import type { Audience, NewMail } from '../mail.js';
import { type Letter, textOf, type Link, type Row, type Section } from './letter.js';

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

/** Renders the letter as one self-contained page. It loads nothing, and `dir="auto"` gives every line the direction of its script. */
const htmlOf = (letter: Letter, translations: readonly Letter[]): string =>
  [
    `<!doctype html><html${attributesOf(letter)}><head><meta charset="utf-8"><title>${escapeHtml(letter.heading)}</title></head>`,
    '<body style="margin:16px;font-family:sans-serif;font-size:15px;color:#222">',
    contentOf(letter),
    ...translations.map(translationHtml),
    '</body></html>',
  ].join('\n');

const translationHtml = (letter: Letter): string => `<hr>\n<div${attributesOf(letter)}>\n${contentOf(letter)}\n</div>`;

const attributesOf = ({ language = 'en' }: Letter): string => ` lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"`;

const contentOf = ({ heading, opening, alerts, sections, links }: Letter): string =>
  [
    `<h1 dir="auto" style="font-size:20px">${escapeHtml(heading)}</h1>`,
    `<p dir="auto">${escapeHtml(opening)}</p>`,
    ...alerts.map((alert) => `<p dir="auto" style="padding:8px;background:#fff3cd">${escapeHtml(alert)}</p>`),
    ...sections.map(sectionHtml),
    ...links.map(linkHtml),
  ].join('\n');

const sectionHtml = ({ title, rows }: Section): string =>
  `<h2 dir="auto" style="font-size:16px">${escapeHtml(title)}</h2>\n<table cellpadding="3">\n${rows.map(rowHtml).join('\n')}\n</table>`;

const rowHtml = ({ label, value }: Row): string =>
  `<tr><td dir="auto" style="color:#666">${escapeHtml(label)}</td><td dir="auto">${escapeHtml(value)}</td></tr>`;

const linkHtml = ({ label, url }: Link): string => `<p><a href="${escapeHtml(url)}">${escapeHtml(label)}</a></p>`;
