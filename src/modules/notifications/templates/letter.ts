import { localTime } from '../../../kernel/local-time.js';
import { formatMoney, type Money } from '../../../kernel/money.js';
import { escapeHtml } from '../../../kernel/text.js';
import { LOGO_TAG, SENDER_TAG } from '../../../platform/mail/outgoing-mail.js';
import { singleLine } from '../../../platform/mail/single-line.js';
import type { Audience, NewMail } from '../mail.js';
import { noticeWords, type NoticeWords } from './notice-words.js';
import { button, facts, heading, link, linkLine, mailPage, note, paragraph, senderName } from './mail-page.js';

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
  /** The first is what the reader most likely does next. */
  readonly links: readonly Link[];
  /** Why the reader gets the mail, and where to change that. */
  readonly footer?: Footer;
  /** Whether the logo of the sender is attached. */
  readonly hasLogo?: boolean;
}

export interface Footer {
  readonly text: string;
  readonly link: Link;
}

export interface Section {
  readonly title: string;
  readonly rows: readonly Row[];
  /** Where the rows are that are not in the mail. */
  readonly more?: Link;
}

export interface Row {
  readonly label: string;
  /** Several parts are kept apart: each may be in another script. */
  readonly value: string | readonly string[];
  /** The page about it. */
  readonly url?: string;
}

export interface Link {
  readonly label: string;
  readonly url: string;
}

/** Formats money for people: "12.50 USD". */
export const amount = (money: Money): string => `${formatMoney(money)} ${money.currency}`;

/** A moment for people, in UTC, since a mail does not know where it is read. */
export const moment = (at: Date, language: 'en' | 'ar'): string => localTime(at, 'UTC', language);

/** Renders the letter as plain text, one fact per line. */
function textOf({ heading: title, opening, alerts, sections, links, footer }: Letter): string {
  const blocks = [
    title,
    opening,
    ...alerts.map((alert) => `! ${alert}`),
    ...sections.map(sectionText),
    links.map(linkText).join('\n'),
    footer ? `-- \n${footer.text}\n${linkText(footer.link)}` : '',
  ];
  return blocks.filter((block) => block !== '').join('\n\n');
}

const linkText = ({ label, url }: Link): string => `${label}: ${url}`;

const sectionText = ({ title, rows, more }: Section): string =>
  [title, ...rows.flatMap(rowText), ...(more ? [`  ${linkText(more)}`] : [])].join('\n');

const rowText = ({ label, value, url }: Row): string[] => [
  `  ${label}: ${typeof value === 'string' ? value : value.map(isolated).join(' · ')}`,
  ...(url === undefined ? [] : [`    ${url}`]),
];

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Text from right to left would reorder what stands beside it. */
const isolated = (text: string): string => (RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text);

/** Facts shared by all later mails about a shipment. Must not contain secrets. */
export interface ShipmentNotice {
  readonly orderNumber: string;
  readonly orderReference: string | null;
  readonly shopDomain: string;
  readonly shipmentReference: string;
  readonly carrierName: string;
  readonly consignee: { readonly name: string; readonly city: string };
  readonly isReturn: boolean;
  readonly links: NoticeLinks;
}

/** Pages of the console. */
export interface NoticeLinks {
  readonly shipment: string;
  readonly wallet: string;
  /** Where a seller chooses which mails to get. */
  readonly settings: string;
}

/** The seller's recipients and the operations team. */
export interface NoticeRecipients {
  readonly operations: string;
  /** None for mails that the seller does not want. */
  readonly sellers: readonly string[];
  /** Of the seller. */
  readonly language: 'en' | 'ar';
  readonly timeZone: string;
  /** Whether the seller gets the other mails once a day. */
  readonly isDaily: boolean;
  readonly settingsUrl: string;
}

export const row = (label: string, value: string): Row => ({ label, value });

/** The order or the return that a mail is about, as in "order 1001". */
export const subjectOf = ({ isReturn, shipmentReference, orderNumber }: ShipmentNotice, { what }: NoticeWords): string =>
  isReturn ? what.return(shipmentReference) : what.order(orderNumber);

export const shipmentSection = (notice: ShipmentNotice, words: NoticeWords): Section => ({
  title: notice.isReturn ? words.return : words.shipment,
  rows: [
    row(words.reference, notice.shipmentReference),
    row(words.orderNumber, notice.orderNumber),
    ...(notice.orderReference === null ? [] : [row(words.orderReference, notice.orderReference)]),
    row(words.shop, notice.shopDomain),
    row(words.carrier, notice.carrierName),
    row(notice.isReturn ? words.goesBackTo : words.consignee, `${notice.consignee.name}, ${notice.consignee.city}`),
  ],
});

/** In the language of the seller, with where to change which mails come. */
export function toSellers(kind: string, recipients: NoticeRecipients, letterIn: (words: NoticeWords) => Letter): NewMail[] {
  const { sellers, language, isDaily, settingsUrl } = recipients;
  const words = noticeWords[language];
  const { each, daily, change } = words.footer;
  const footer = { text: isDaily ? daily : each, link: { label: change, url: settingsUrl } };
  return sellers.map((recipient) => writeMail(addressed(kind, 'seller', recipient), { ...letterIn(words), footer }));
}

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
  ...letter,
  subject: singleLine(letter.subject),
  heading: singleLine(letter.heading),
  opening: singleLine(letter.opening),
  alerts: letter.alerts.map(singleLine),
  sections: letter.sections.map((section) => ({
    ...section,
    title: singleLine(section.title),
    rows: section.rows.map((each) => ({ ...each, label: singleLine(each.label), value: onOneLine(each.value) })),
  })),
  links: letter.links.map(({ label, url }) => ({ label: singleLine(label), url: singleLine(url) })),
});

const onOneLine = (value: Row['value']): Row['value'] => (typeof value === 'string' ? singleLine(value) : value.map(singleLine));

const htmlOf = (letter: Letter, translations: readonly Letter[]): string =>
  mailPage({
    language: letter.language ?? 'en',
    title: letter.subject,
    header: `${letter.hasLogo ? LOGO_TAG : ''}${senderName(SENDER_TAG)}`,
    cards: [letter, ...translations].map((each) => ({ language: each.language ?? 'en', content: contentOf(each) })),
    footer: [letter, ...translations].map(({ footer }) => (footer ? footerOf(footer) : '')).join(''),
  });

const contentOf = ({ heading: title, opening, alerts, sections, links: [first, ...others] }: Letter): string =>
  [
    heading(title),
    paragraph(opening),
    ...alerts.map((alert) => note(escapeHtml(alert))),
    first ? button(first) : '',
    ...sections.map(sectionHtml),
    ...others.map(linkLine),
  ].join('\n');

const sectionHtml = ({ title, rows, more }: Section): string =>
  `<h2 style="font-size:16px;margin:20px 0 6px">${escapeHtml(title)}</h2>\n${facts(rows)}${more ? linkLine(more) : ''}`;

const footerOf = ({ text, link: to }: Footer): string => `<p style="margin:0 0 12px">${escapeHtml(text)} ${link(to)}</p>`;
