import { createHash } from 'node:crypto';
import { open, rename, rm, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { syncFolder } from '../../platform/files/sync-folder.js';
import { END, headerOf, paddingOf, type TarEntry } from './tar-header.js';

/** Lists the SHA-256 of every other file, as `sha256sum` writes and checks it. The last entry of a complete archive. */
export const CHECKSUMS = 'SHA256SUMS';

/**
 * Writes a tar archive that appears under its name only when it is complete and on disk. The size of a file need not be known: its header is
 * written after its content.
 */
export class ArchiveWriter {
  private readonly sums: string[] = [];
  private position = 0;

  private constructor(
    private readonly file: string,
    private readonly draft: string,
    private readonly handle: FileHandle,
    private readonly now: Date,
  ) {}

  /** The draft is readable by its owner only, because it contains personal data. */
  static async create(file: string, now: Date): Promise<ArchiveWriter> {
    const draft = `${file}.partial-${process.pid}`;
    return new ArchiveWriter(file, draft, await open(draft, 'wx', 0o600), now);
  }

  get bytes(): number {
    return this.position;
  }

  async addFolder(name: string): Promise<void> {
    await this.write(this.header({ name, bytes: 0, isFolder: true }));
  }

  async addText(name: string, text: string): Promise<void> {
    await this.add(name, [Buffer.from(text)]);
  }

  /** Returns the size of the content. */
  async add(name: string, content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<number> {
    const start = this.position;
    const digest = createHash('sha256');
    let bytes = 0;
    await this.write(this.header({ name, bytes: 0, isFolder: false }));
    for await (const chunk of content) {
      digest.update(chunk);
      bytes += chunk.length;
      await this.write(chunk);
    }
    await this.write(Buffer.alloc(paddingOf(bytes)));
    await writeAll(this.handle, this.header({ name, bytes, isFolder: false }), start);
    this.sums.push(`${digest.digest('hex')}  ${name}\n`);
    return bytes;
  }

  /** Completes the archive and gives it its name. */
  async finish(): Promise<void> {
    await this.addText(CHECKSUMS, this.sums.join(''));
    await this.write(END);
    await this.handle.sync();
    await this.handle.close();
    await rename(this.draft, this.file);
    await syncFolder(dirname(this.file));
  }

  async abandon(): Promise<void> {
    await this.handle.close().catch(() => undefined);
    await rm(this.draft, { force: true });
  }

  private header(entry: TarEntry): Buffer {
    return headerOf(entry, this.now);
  }

  private async write(chunk: Uint8Array): Promise<void> {
    await writeAll(this.handle, chunk, this.position);
    this.position += chunk.length;
  }
}

/** One write may store less than it was given. */
async function writeAll(handle: FileHandle, chunk: Uint8Array, position: number): Promise<void> {
  for (let done = 0; done < chunk.length;) {
    const { bytesWritten } = await handle.write(chunk, done, chunk.length - done, position + done);
    done += bytesWritten;
  }
}
