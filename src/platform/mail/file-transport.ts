import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { newId } from '../ids.js';
import type { Mailbox } from './mailbox.js';
import { messageOf } from './message.js';
import type { MailTransport, OutgoingMail } from './outgoing-mail.js';

/** Writes every mail as a file that mail programs open. The same mail written twice stays one file. */
export function fileTransport(folder: string, from: Mailbox): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const { message, messageId } = await composer.sendMail(messageOf(mail, from));
      await writeWhole(folder, fileNameOf(mail), message);
      return { messageId };
    },
    close: () => composer.close(),
  };
}

/** The instant in the basic form of ISO 8601, because a colon is not allowed in every file system. */
const fileNameOf = ({ id, writtenAt }: OutgoingMail): string => `${writtenAt.toISOString().replace(/[-:]/g, '')}-${id}.eml`;

/** A reader sees the whole file or none. Mails hold personal data, so other users of the machine may not read them. */
async function writeWhole(folder: string, name: string, content: Parameters<typeof writeFile>[1]): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = join(folder, `.${newId()}.tmp`);
  try {
    await writeFile(draft, content, { mode: 0o600 });
    await rename(draft, join(folder, name));
  } finally {
    await rm(draft, { force: true });
  }
}
