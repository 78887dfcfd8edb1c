import { Header } from 'tar/header';

/** The tar format works in blocks of this size. */
export const BLOCK = 512;
/** Ends an archive. */
export const END = Buffer.alloc(2 * BLOCK);

export interface TarEntry {
  readonly name: string;
  readonly bytes: number;
  readonly isFolder: boolean;
}

/** The header of a file or a folder, which every tar program reads. */
export function headerOf({ name, bytes, isFolder }: TarEntry, mtime: Date): Buffer {
  const path = isFolder ? `${name}/` : name;
  const block = Buffer.alloc(BLOCK);
  const [type, mode] = isFolder ? (['Directory', 0o700] as const) : (['File', 0o600] as const);
  new Header({ path, size: bytes, type, mode, uid: 0, gid: 0, mtime }).encode(block);
  // The library cuts off what does not fit.
  if (new Header(block).path !== path) throw new Error(`The name "${name}" is too long for an archive.`);
  return block;
}

/** Undefined if this is no header: the archive is damaged. */
export function entryOf(block: Buffer): TarEntry | undefined {
  const { cksumValid, path = '', size, type } = new Header(block);
  if (!cksumValid || size === undefined) return undefined;
  return { name: path.replace(/\/$/, ''), bytes: size, isFolder: type === 'Directory' };
}

/** How many bytes fill the last block of a file. */
export const paddingOf = (bytes: number): number => (BLOCK - (bytes % BLOCK)) % BLOCK;
