import { formatMoney, type Money } from '../../../kernel/money.js';
import { escapeHtml } from '../../../kernel/text.js';
import { singleLine } from '../../../platform/mail/single-line.js';
import type { Audience, NewMail } from '../mail.js';

/** The content of a mail, before it is rendered as text and HTML. */
export interface Letter {
  /** Language of the letter; English when absent. */
  readonly language?: 'en' | 'ar';
  readonly subject: string;
  readonly heading: string;
  readonly opening: string;
  /** What the reader must act on; shown first. */
  readonly alerts: readonly string[];
  readonly sections: readonly Section[];
  readonly links: readonly Link[];
}

export interface Section {
  readonly title: string;
  readonly rows: readonly Row[];
}

export interface Row {
  readonly label: string;
  readonly value: string;
}

export interface Link {
  readonly label: string;
  readonly url: string;
}

/** Formats money for people: "12.50 USD". */
export const amount = (money: Money): string => `${formatMoney(money)} ${money.currency}`;

/** Renders the letter as plain text, one fact per line. */
function textOf({ heading, opening, alerts, sections, links }: Letter): string {
  const blocks = [
    heading,
    opening,
    ...alerts.map((alert) => `! ${alert}`),
    ...sections.map(sectionText),
    links.map(({ label, url }) => `${label}: ${url}`).join('\n'),
  ];
  return blocks.filter((block) => block !== '').join('\n\n');
}

const sectionText = ({ title, rows }: Section): string => [title, ...rows.map(({ label, value }) => `  ${label}: ${value}`)].join('\n');

/** Facts shared by all later mails about a shipment. Must not contain secrets. */
export interface ShipmentNotice {
  readonly orderNumber: string;
  readonly orderReference: string | null;
  readonly shopDomain: string;
  readonly shipmentReference: string;
  readonly carrierName: string;
  readonly consignee: { readonly name: string; readonly city: string };
  readonly isReturn: boolean;
}

/** The seller's recipients and the operations team. */
export interface NoticeRecipients {
  readonly operations: string;
  readonly sellers: readonly string[];
}

export const row = (label: string, value: string): Row => ({ label, value });

export const shipmentSection = (notice: ShipmentNotice): Section => ({
  title: notice.isReturn ? 'Return' : 'Shipment',
  rows: [
    row('Reference', notice.shipmentReference),
    row('Order number', notice.orderNumber),
    ...(notice.orderReference === null ? [] : [row('Order reference', notice.orderReference)]),
    row('Shop', notice.shopDomain),
    row('Carrier', notice.carrierName),
    row(notice.isReturn ? 'Goes back to' : 'Consignee', `${notice.consignee.name}, ${notice.consignee.city}`),
  ],
});

export const toSellers = (kind: string, { sellers }: NoticeRecipients, letter: Letter): NewMail[] =>
  sellers.map((recipient) => writeMail(addressed(kind, 'seller', recipient), letter));

export const toOperations = (kind: string, { operations }: NoticeRecipients, letter: Letter): NewMail =>
  writeMail(addressed(kind, 'operations', operations), letter);

const addressed = (kind: string, audience: Audience, recipient: string) => ({ kind, audience, recipient });

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
