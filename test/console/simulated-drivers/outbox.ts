import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import PostalMime from 'postal-mime';

const TRIES = 20;
const BETWEEN_TRIES_MS = 400;

/** The mails that consignees have received, read from the folder where the service leaves them. Each file is read once. */
export class Outbox {
  private readonly read = new Set<string>();
  private readonly codes = new Map<string, string>();
  private reading: Promise<void> = Promise.resolve();

  constructor(private readonly folder: string) {}

  /** What the consignee with this mail address says at the door; undefined if no code has come. */
  async codeOf(email: string): Promise<string | undefined> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      this.reading = this.reading.then(() => this.readNew());
      await this.reading;
      const code = this.codes.get(email);
      if (code !== undefined) return code;
      await wait(BETWEEN_TRIES_MS);
    }
    return undefined;
  }

  /** Mails of before the day need not be read. */
  async ignoreOld(): Promise<void> {
    for (const name of await this.names()) this.read.add(name);
  }

  private async readNew(): Promise<void> {
    for (const name of await this.names()) {
      if (this.read.has(name)) continue;
      this.read.add(name);
      const mail = await PostalMime.parse(await readFile(join(this.folder, name)));
      const code = /delivery code: (\d{6})/.exec(mail.text ?? '')?.[1];
      const to = mail.to?.[0]?.address;
      if (code !== undefined && to !== undefined) this.codes.set(to, code);
    }
  }

  /** Drafts begin with a dot. A service elsewhere has its mails elsewhere. */
  private async names(): Promise<string[]> {
    try {
      return (await readdir(this.folder)).filter((name) => name.endsWith('.eml') && !name.startsWith('.'));
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
      throw error;
    }
  }
}
