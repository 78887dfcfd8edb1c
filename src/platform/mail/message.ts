import { mailboxOf, type Mailbox } from './mailbox.js';
import { escapeHtml } from '../../kernel/text.js';
import { LOGO_TAG, SENDER_TAG, type OutgoingMail } from './outgoing-mail.js';
import { singleLine } from './single-line.js';

/** Mail clients truncate longer subjects anyway, and a header must stay small. */
const MAX_SUBJECT = 250;

/** A mail with the contents of its headers. */
export interface Message extends Pick<OutgoingMail, 'id' | 'text' | 'html' | 'logo'> {
  readonly from: Mailbox;
  readonly to: Mailbox;
  readonly replyTo: Mailbox | null;
  readonly subject: string;
  readonly messageId: string;
  readonly date: Date;
}

/** Equal mails give equal messages, so that a repeated send is the same message. */
export const messageOf = (mail: OutgoingMail, from: Mailbox): Message => ({
  id: mail.id,
  from: { address: from.address, name: senderName(mail, from) },
  replyTo: mail.replyTo === null ? null : mailboxOf(mail.replyTo),
  to: mailboxOf(mail.to),
  subject: truncate(singleLine(mail.subject)),
  text: mail.text,
  html: pageOf(mail, from),
  logo: mail.logo,
  date: mail.writtenAt,
  messageId: `<${mail.id}@${domainOf(from)}>`,
});

/** If the logo was removed after the mail was written, its tag is dropped. */
function pageOf({ html, logo, senderName: shop }: OutgoingMail, from: Mailbox): string {
  const name = escapeHtml(shop ?? (from.name || domainOf(from)));
  const page = logo === null ? html.replace(LOGO_TAG, '') : html;
  return page.replace(SENDER_TAG, () => name);
}

/** The operator stays visible, because the mail comes from its address. */
function senderName({ senderName: name }: OutgoingMail, from: Mailbox): string {
  return name === null ? from.name : `${singleLine(name)} via ${from.name || domainOf(from)}`;
}

/** Counts grapheme clusters, so that no emoji or accented letter is cut in half. */
function truncate(text: string): string {
  if (text.length <= MAX_SUBJECT) return text;
  const characters = [...new Intl.Segmenter().segment(text.slice(0, MAX_SUBJECT))].map(({ segment }) => segment);
  return `${characters.slice(0, -1).join('')}…`;
}

const domainOf = ({ address }: Mailbox): string => address.slice(address.lastIndexOf('@') + 1);
