import { createHash } from 'node:crypto';
import { open, type FileHandle } from 'node:fs/promises';
import { reasonOf } from '../../platform/log/reason.js';
import { MaintenanceError } from '../installation.js';
import { CHECKSUMS } from './archive-writer.js';
import { BLOCK, entryOf, paddingOf } from './tar-header.js';

interface Place {
  readonly start: number;
  readonly bytes: number;
}

const SUM = /^([0-9a-f]{64}) {2}(.+)$/;
const CHUNK_BYTES = 1 << 20;
/** Names become paths when an archive is restored. */
const SAFE_NAME = /^(?!.*(^|\/)\.\.?(\/|$))[\w.][\w./-]*$/;

/** An archive that ArchiveWriter has written, open for reading. */
export class Archive {
  private constructor(
    readonly path: string,
    private readonly handle: FileHandle,
    readonly folders: readonly string[],
    private readonly places: ReadonlyMap<string, Place>,
  ) {}

  /** Reads the headers only. */
  static async open(path: string): Promise<Archive> {
    const handle = await open(path, 'r').catch((error: unknown) => {
      throw new MaintenanceError(`The backup ${path} cannot be read: ${reasonOf(error)}.`);
    });
    try {
      const { folders, places } = await index(handle, path);
      if (!places.has(CHECKSUMS)) throw damaged(path, 'its end is missing');
      return new Archive(path, handle, folders, places);
    } catch (error) {
      await handle.close();
      throw error;
    }
  }

  get files(): readonly string[] {
    return [...this.places.keys()];
  }

  /** The names of the files below a folder of the archive. */
  below(folder: string): readonly string[] {
    return this.files.filter((name) => name.startsWith(`${folder}/`));
  }

  bytesOf(name: string): number {
    return this.place(name).bytes;
  }

  /** Reads by position, so that several files can be read at once. */
  async *read(name: string): AsyncGenerator<Buffer> {
    const { start, bytes } = this.place(name);
    for (let done = 0; done < bytes;) {
      const chunk = Buffer.alloc(Math.min(CHUNK_BYTES, bytes - done));
      const { bytesRead } = await this.handle.read(chunk, 0, chunk.length, start + done);
      if (bytesRead === 0) throw damaged(this.path, 'it is cut off');
      done += bytesRead;
      yield chunk.subarray(0, bytesRead);
    }
  }

  async text(name: string): Promise<string> {
    const chunks: Buffer[] = [];
    for await (const chunk of this.read(name)) chunks.push(chunk);
    return Buffer.concat(chunks).toString('utf8');
  }

  /** Compares files with their checksums. Throws at the first difference. */
  async verify(files: readonly string[] = this.files): Promise<void> {
    const sums = new Map((await this.text(CHECKSUMS)).split('\n').flatMap((line) => pairOf(line)));
    for (const name of files.filter((each) => each !== CHECKSUMS)) {
      if (sums.get(name) !== (await this.sumOf(name))) throw damaged(this.path, `the checksum of ${name} is wrong`);
    }
    for (const name of sums.keys()) if (!this.places.has(name)) throw damaged(this.path, `${name} is missing`);
  }

  close(): Promise<void> {
    return this.handle.close();
  }

  private async sumOf(name: string): Promise<string> {
    const digest = createHash('sha256');
    for await (const chunk of this.read(name)) digest.update(chunk);
    return digest.digest('hex');
  }

  private place(name: string): Place {
    const place = this.places.get(name);
    if (!place) throw damaged(this.path, `${name} is missing`);
    return place;
  }
}

async function index(handle: FileHandle, path: string): Promise<{ folders: string[]; places: Map<string, Place> }> {
  const { size } = await handle.stat();
  const folders: string[] = [];
  const places = new Map<string, Place>();
  for (let at = 0; ;) {
    const header = Buffer.alloc(BLOCK);
    const { bytesRead } = await handle.read(header, 0, BLOCK, at);
    if (bytesRead < BLOCK) throw damaged(path, 'it is cut off');
    if (header.every((byte) => byte === 0)) return { folders, places };
    const entry = entryOf(header);
    if (!entry || !SAFE_NAME.test(entry.name)) throw damaged(path, `there is no file header at byte ${at}`);
    const start = at + BLOCK;
    at = start + entry.bytes + paddingOf(entry.bytes);
    if (at > size) throw damaged(path, 'it is cut off');
    if (entry.isFolder) folders.push(entry.name);
    else places.set(entry.name, { start, bytes: entry.bytes });
  }
}

const pairOf = (line: string): [string, string][] => {
  const [, sum, name] = SUM.exec(line) ?? [];
  return sum !== undefined && name !== undefined ? [[name, sum]] : [];
};

const damaged = (path: string, how: string): MaintenanceError =>
  new MaintenanceError(`The backup ${path} is damaged or incomplete: ${how}. Use another copy.`);
