import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newId } from '../ids.js';
import { composed } from './compose.js';
import type { Mailbox } from './mailbox.js';
import { messageOf } from './message.js';
import type { MailTransport, OutgoingMail } from './outgoing-mail.js';

/** Writes every mail as a file that mail clients can open. Writing the same mail again replaces its file. */
export function fileTransport(folder: string, from: Mailbox): MailTransport {
  let isMade = false;
  return {
    async send(mail) {
      const message = messageOf(mail, from);
      const content = composed(message);
      if (!isMade) mkdirSync(folder, { recursive: true, mode: 0o700 });
      // If the folder was deleted meanwhile, the next mail recreates it.
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
