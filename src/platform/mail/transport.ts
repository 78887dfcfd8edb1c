import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fileTransport } from './file-transport.js';
import { mailboxOf } from './mailbox.js';
import type { MailTransport } from './outgoing-mail.js';
import { smtpTransport } from './smtp-transport.js';

export type { MailTransport, OutgoingMail } from './outgoing-mail.js';

export interface MailSettings {
  /** `smtp://user:pass@host:port`, `smtps://…`, or `file:` with an optional folder; absent means files. */
  readonly url: string | undefined;
  readonly dataDir: string;
  readonly from: string;
}

/** Throws at once if the sender is not a mailbox or the URL is not a mail URL, so that a bad setting stops the start. */
export function openMailTransport({ url = 'file:', dataDir, from }: MailSettings): MailTransport {
  const sender = mailboxOf(from);
  if (/^smtps?:/i.test(url)) return smtpTransport(url, sender);
  if (/^file:/i.test(url)) return fileTransport(folderOf(url, dataDir), sender);
  // The URL is not shown, because it may contain a password.
  throw new TypeError('The mail URL must begin with smtp:, smtps: or file:.');
}

/** `file:` alone means the outbox beside the data; `file:letters` is also relative to that folder. */
function folderOf(url: string, dataDir: string): string {
  const path = url.slice('file:'.length);
  if (/^\/*$/.test(path)) return resolve(dataDir, 'outbox');
  return path.startsWith('/') ? fileURLToPath(url) : resolve(dataDir, decodeURIComponent(path));
}
