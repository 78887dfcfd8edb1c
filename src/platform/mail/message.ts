import type { SendMailOptions } from 'nodemailer';
import { mailboxOf, type Mailbox } from './mailbox.js';
import { LOGO_CID, LOGO_TAG, type OutgoingMail } from './outgoing-mail.js';
import { singleLine } from './single-line.js';

/** Longer subjects are cut off by mail programs anyway, and a header must stay small. */
const MAX_SUBJECT = 250;

/** The mail as nodemailer composes it. Equal mails become equal bytes, so that a repeated send is the same message. */
export const messageOf = (mail: OutgoingMail, from: Mailbox): SendMailOptions => ({
  from: { address: from.address, name: senderName(mail, from) },
  ...(mail.replyTo !== null && { replyTo: { ...mailboxOf(mail.replyTo) } }),
  ...(mail.logo !== null && { attachments: [logoOf(mail.logo)] }),
  to: { ...mailboxOf(mail.to) },
  subject: truncate(singleLine(mail.subject)),
  text: mail.text,
  // A logo that was removed since the mail was written leaves no broken picture.
  html: mail.logo === null ? mail.html.replace(LOGO_TAG, '') : mail.html,
  date: mail.writtenAt,
  messageId: `<${mail.id}@${domainOf(from)}>`,
  // Asks robots not to answer (RFC 3834).
  headers: { 'Auto-Submitted': 'auto-generated' },
  baseBoundary: mail.id,
  newline: 'windows',
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** The operator stays visible, because the mail comes from its address. */
function senderName({ senderName: name }: OutgoingMail, from: Mailbox): string {
  return name === null ? from.name : `${singleLine(name)} via ${from.name || domainOf(from)}`;
}

function logoOf({ content, contentType }: NonNullable<OutgoingMail['logo']>): NonNullable<SendMailOptions['attachments']>[number] {
  const filename = contentType === 'image/png' ? 'logo.png' : 'logo.jpg';
  return { cid: LOGO_CID, filename, content: Buffer.from(content), contentType, contentDisposition: 'inline' };
}

/** Counts characters as people do, so that no emoji and no accent is cut in half. */
function truncate(text: string): string {
  if (text.length <= MAX_SUBJECT) return text;
  const characters = [...new Intl.Segmenter().segment(text.slice(0, MAX_SUBJECT))].map(({ segment }) => segment);
  return `${characters.slice(0, -1).join('')}…`;
}

const domainOf = ({ address }: Mailbox): string => address.slice(address.lastIndexOf('@') + 1);
