import { localDate } from '../../../kernel/local-time.js';
import type { NewMail } from '../mail.js';
import { digestWords, type DigestWords } from './order-digest-words.js';
import { toSellers, type Letter, type Link, type NoticeLinks, type NoticeRecipients, type Row, type Section } from './letter.js';

/** What a digest tells, in its order: first what a seller may have to act on. */
export const digestKinds = [
  'failed',
  'attempt_failed',
  'return_to_sender',
  'return_created',
  'cancelled',
  'delivered',
  'order_placed',
] as const;
export type DigestKind = (typeof digestKinds)[number];

/** The most rows of a section. A mail is a notice, and the console has the list. */
export const MAX_DIGEST_ROWS = 25;

export interface DigestRow {
  /** What the seller calls the order. */
  readonly order: string;
  readonly consignee: { readonly name: string; readonly city: string };
  /** Why it was not delivered, in the language of the seller. */
  readonly reason: string | null;
  /** The number of warnings of a new order. */
  readonly warnings: number;
  readonly url: string;
}

export interface DigestSection {
  readonly kind: DigestKind;
  /** Of which the rows may be the latest. */
  readonly total: number;
  readonly rows: readonly DigestRow[];
  /** The list in the console. */
  readonly listUrl: string;
}

/** What happened to the parcels of a seller on a day. */
export interface OrderDigest {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly sections: readonly DigestSection[];
  /** Whether shipments among them wait because the wallet does not cover them. */
  readonly isUnpaid: boolean;
  readonly links: Omit<NoticeLinks, 'shipment'> & { readonly attention: string; readonly list: string };
}

/** One mail to each recipient of the seller. */
export const orderDigestMails = (digest: OrderDigest, recipients: NoticeRecipients): NewMail[] =>
  toSellers('order_digest', recipients, ({ language }) => digestLetter(digest, digestWords[language]));

function digestLetter({ day, sections, isUnpaid, links }: OrderDigest, words: DigestWords): Letter {
  const counts = sections.map(({ kind, total }) => words.counted[kind](total)).join(words.comma);
  const date = localDate(day, words.language);
  return {
    language: words.language,
    subject: `${date}: ${counts}`,
    heading: words.heading(date),
    opening: `${counts}.`,
    alerts: isUnpaid ? [words.unpaid] : [],
    sections: sections.map((section) => sectionOf(section, words)),
    links: linksOf({ sections, isUnpaid, links }, words),
  };
}

const NEEDS_SELLER: ReadonlySet<DigestKind> = new Set(['failed', 'attempt_failed']);

function linksOf({ sections, isUnpaid, links }: Omit<OrderDigest, 'day'>, words: DigestWords): Link[] {
  const needsSeller = sections.some(({ kind }) => NEEDS_SELLER.has(kind));
  return [
    ...(isUnpaid ? [{ label: words.topUp, url: links.wallet }] : []),
    ...(needsSeller ? [{ label: words.attention, url: links.attention }] : []),
    { label: words.list, url: links.list },
  ];
}

const sectionOf = ({ kind, total, rows, listUrl }: DigestSection, words: DigestWords): Section => ({
  title: `${words.titles[kind]} (${total.toLocaleString('en')})`,
  rows: rows.map((each) => rowOf(each, words)),
  ...(total > rows.length && { more: { label: words.more(total - rows.length), url: listUrl } }),
});

const rowOf = ({ order, consignee, reason, warnings, url }: DigestRow, words: DigestWords): Row => ({
  label: order,
  value: [consignee.name, consignee.city, ...(reason === null ? [] : [reason]), ...(warnings === 0 ? [] : [words.warnings(warnings)])],
  url,
});
