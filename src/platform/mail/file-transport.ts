import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newId } from '../ids.js';
import { composed } from './compose.js';
import type { Mailbox } from './mailbox.js';
import { messageOf } from './message.js';
import type { MailTransport, OutgoingMail } from './outgoing-mail.js';

/** Writes every mail as a file that mail programs open. The same mail written twice stays one file. */
export function fileTransport(folder: string, from: Mailbox): MailTransport {
  let isMade = false;
  return {
    async send(mail) {
      const message = messageOf(mail, from);
      const content = composed(message);
      if (!isMade) mkdirSync(folder, { recursive: true, mode: 0o700 });
      // When it was taken away meanwhile, the next mail makes it anew.
      isMade = false;
      writeWhole(folder, fileNameOf(mail), content);
      isMade = true;
      return { messageId: message.messageId };
    },
    close: () => undefined,
  };
}

/** The instant in the basic form of ISO 8601, because a colon is not allowed in every file system. */
const fileNameOf = ({ id, writtenAt }: OutgoingMail): string => `${writtenAt.toISOString().replace(/[-:]/g, '')}-${id}.eml`;

/**
 * A reader sees the whole file or none. Mails hold personal data, so other users of the machine may not read them. A few kilobytes into
 * the cache of the system are written sooner than a thread is asked to do it.
 */
function writeWhole(folder: string, name: string, content: string): void {
  const draft = join(folder, `.${newId()}.tmp`);
  try {
    // Every character is ASCII.
    writeFileSync(draft, content, { mode: 0o600, encoding: 'latin1' });
    renameSync(draft, join(folder, name));
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}
