import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const NAME = /^[0-9a-f]{64}$/;

/**
 * Stores files beside the database, each under a random name in its own folder. Caller input never becomes part of a path. Machines that
 * serve attachments share this folder.
 */
export class AttachmentStore {
  constructor(private readonly folder: string) {}

  /** Returns the name of the content once it is safely on disk, so that a record referring to it may be committed. */
  async keep(content: Uint8Array): Promise<string> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const name = randomBytes(32).toString('hex');
    const partial = join(this.folder, `${name}.partial`);
    const file = await open(partial, 'wx', 0o600);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(partial, this.pathOf(name));
    await this.syncFolder();
    return name;
  }

  read(name: string): Promise<Uint8Array> {
    return readFile(this.pathOf(name));
  }

  async remove(name: string): Promise<void> {
    await rm(this.pathOf(name), { force: true });
  }

  /** Lists the names of files stored before an instant, and of incomplete ones. */
  async keptBefore(instant: Date): Promise<{ readonly whole: readonly string[]; readonly partial: readonly string[] }> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const whole: string[] = [];
    const partial: string[] = [];
    for (const entry of await readdir(this.folder)) {
      const [name = '', isPartial] = entry.split('.');
      if (!NAME.test(name) || !(await this.isOlder(entry, instant))) continue;
      if (isPartial === undefined) whole.push(name);
      else partial.push(entry);
    }
    return { whole, partial };
  }

  async removePartial(entry: string): Promise<void> {
    await rm(join(this.folder, entry), { force: true });
  }

  private async isOlder(entry: string, instant: Date): Promise<boolean> {
    try {
      return (await stat(join(this.folder, entry))).mtime < instant;
    } catch (error) {
      // Another process has already removed it.
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
      throw error;
    }
  }

  /** A new name is on disk only once its folder is synced. */
  private async syncFolder(): Promise<void> {
    const folder = await open(this.folder, 'r');
    try {
      await folder.sync();
    } finally {
      await folder.close();
    }
  }

  private pathOf(name: string): string {
    if (!NAME.test(name)) throw new Error('This is not the name of an attachment.');
    return join(this.folder, name);
  }
}
