import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { resolve, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createTransport } from 'nodemailer';
import { newId } from '../ids.js';
import { composed, asciiAddress } from './compose.js';
import { mailboxOf, type Mailbox } from './mailbox.js';
import { messageOf } from './message.js';
import { type MailTransport, type OutgoingMail, SEND_DEADLINE_SECONDS } from './outgoing-mail.js';

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

/** Writes every mail as a file that mail clients can open. Writing the same mail again replaces its file. */
function fileTransport(folder: string, from: Mailbox): MailTransport {
  let isMade = false;
  return {
    async send(mail) {
      const message = messageOf(mail, from);
      const content = composed(message);
      if (!isMade) mkdirSync(folder, { recursive: true, mode: 0o700 });
      // If the folder was deleted in the meantime, the next mail recreates it.
      isMade = false;
      writeWhole(folder, fileNameOf(mail), content);
      isMade = true;
      return { messageId: message.messageId };
    },
    close: () => undefined,
  };
}

/** The instant in ISO 8601 basic format, because some file systems do not allow colons. */
const fileNameOf = ({ id, writtenAt }: OutgoingMail): string => `${writtenAt.toISOString().replace(/[-:]/g, '')}-${id}.eml`;

/**
 * Readers see the whole file or none. Mails contain personal data, so other users of the machine may not read them. Writing a few kilobytes
 * synchronously to the system cache is faster than using a thread.
 */
function writeWhole(folder: string, name: string, content: string): void {
  const draft = join(folder, `.${newId()}.tmp`);
  try {
    // The content is pure ASCII.
    writeFileSync(draft, content, { mode: 0o600, encoding: 'latin1' });
    renameSync(draft, join(folder, name));
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

const CONNECTION_TIMEOUT_MS = 10_000;
const SOCKET_TIMEOUT_MS = 20_000;

/** Sends over a few persistent connections, with STARTTLS if the server offers it. */
function smtpTransport(url: string, from: Mailbox): MailTransport {
  const transporter = createTransport({
    url,
    pool: true,
    maxConnections: 10,
    // Servers close idle connections; ours close first, so that no mail is sent on a dying one.
    idleTimeout: 30_000,
    // A mail that never reached the server is sent again over another connection, once. The job decides about any other retry.
    maxRequeues: 1,
    dnsTimeout: CONNECTION_TIMEOUT_MS,
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    greetingTimeout: CONNECTION_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
  });
  return {
    async send(mail) {
      const message = messageOf(mail, from);
      const envelope = { from: asciiAddress(from.address), to: asciiAddress(message.to.address) };
      // A server that keeps sending a little never hits the other limits.
      const signal = AbortSignal.timeout(SEND_DEADLINE_SECONDS * 1000);
      await transporter.sendMail({ envelope, raw: composed(message), signal });
      return { messageId: message.messageId };
    },
    close: () => transporter.close(),
  };
}
