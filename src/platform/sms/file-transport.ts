import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newId } from '../ids.js';
import type { SmsTransport } from './text-message.js';

/** Writes every message as a JSON file. Writing the same message again replaces its file. */
export const fileTransport = (folder: string): SmsTransport => ({
  async send({ id, to, text, writtenAt }) {
    // Messages contain personal data, so other users of the machine may not read them.
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const draft = join(folder, `.${newId()}.tmp`);
    await writeFile(draft, `${JSON.stringify({ to, text, id }, null, 2)}\n`, { mode: 0o600 });
    await rename(draft, join(folder, `${writtenAt.toISOString().replace(/[-:]/g, '')}-${id}.json`));
  },
});
