/** The tar format works in blocks of this size. */
export const BLOCK = 512;
/** Ends an archive. */
export const END = Buffer.alloc(2 * BLOCK);

export interface TarEntry {
  readonly name: string;
  readonly bytes: number;
  readonly isFolder: boolean;
}

const FIELDS = { name: [0, 100], mode: [100, 8], owner: [108, 8], group: [116, 8], size: [124, 12], time: [136, 12] } as const;
const CHECKSUM = 148;
const TYPE = 156;
const MAGIC = 257;
const PREFIX = [345, 155] as const;
const FILE = '0';
const FOLDER = '5';
/** Eleven octal digits. Larger sizes are written as GNU tar does, in binary behind a marker. */
const LARGEST_OCTAL = 0o77777777777;
const BINARY_MARK = 0x80;

/** The header of a file or a folder in the ustar format, which every tar program reads. */
export function headerOf({ name, bytes, isFolder }: TarEntry, seconds: number): Buffer {
  const header = Buffer.alloc(BLOCK);
  const [prefix, rest] = splitName(isFolder ? `${name}/` : name);
  const octal = ([at, length]: readonly [number, number], value: number): void =>
    void header.write(`${value.toString(8).padStart(length - 1, '0')}\0`, at, 'latin1');
  header.write(rest, FIELDS.name[0], 'utf8');
  header.write(prefix, PREFIX[0], 'utf8');
  octal(FIELDS.mode, isFolder ? 0o700 : 0o600);
  octal(FIELDS.owner, 0);
  octal(FIELDS.group, 0);
  octal(FIELDS.time, seconds);
  writeSize(header, bytes, octal);
  header.write(isFolder ? FOLDER : FILE, TYPE, 'latin1');
  header.write('ustar\u000000', MAGIC, 'latin1');
  header.write(`${checksumOf(header).toString(8).padStart(6, '0')}\0 `, CHECKSUM, 'latin1');
  return header;
}

/** Undefined if this is no header: the archive is damaged. */
export function entryOf(header: Buffer): TarEntry | undefined {
  const stored = parseInt(textAt(header, CHECKSUM, 8).trim(), 8);
  if (stored !== checksumOf(header)) return undefined;
  const prefix = textAt(header, ...PREFIX);
  const name = textAt(header, ...FIELDS.name);
  return {
    name: (prefix === '' ? name : `${prefix}/${name}`).replace(/\/$/, ''),
    bytes: sizeOf(header),
    isFolder: textAt(header, TYPE, 1) === FOLDER,
  };
}

/** How many bytes fill the last block of a file. */
export const paddingOf = (bytes: number): number => (BLOCK - (bytes % BLOCK)) % BLOCK;

function writeSize(header: Buffer, bytes: number, octal: (field: readonly [number, number], value: number) => void): void {
  if (bytes <= LARGEST_OCTAL) return octal(FIELDS.size, bytes);
  header.writeBigUInt64BE(BigInt(bytes), FIELDS.size[0] + 4);
  header.writeUInt8(BINARY_MARK, FIELDS.size[0]);
}

function sizeOf(header: Buffer): number {
  const [at, length] = FIELDS.size;
  if (header.readUInt8(at) === BINARY_MARK) return Number(header.readBigUInt64BE(at + 4));
  return parseInt(textAt(header, at, length).trim(), 8);
}

/** The sum of all bytes, with spaces in the place of the sum itself. */
function checksumOf(header: Buffer): number {
  let sum = 0;
  for (const [at, byte] of header.entries()) sum += at >= CHECKSUM && at < CHECKSUM + 8 ? 0x20 : byte;
  return sum;
}

function textAt(header: Buffer, at: number, length: number): string {
  const bytes = header.subarray(at, at + length);
  const end = bytes.indexOf(0);
  return bytes.toString('utf8', 0, end === -1 ? length : end);
}

/** A long name is stored in two fields, split at a slash. */
function splitName(name: string): readonly [string, string] {
  if (Buffer.byteLength(name) <= FIELDS.name[1]) return ['', name];
  const at = name.lastIndexOf('/', name.length - 2);
  const [prefix, rest] = [name.slice(0, Math.max(at, 0)), name.slice(at + 1)];
  if (at <= 0 || Buffer.byteLength(prefix) > PREFIX[1] || Buffer.byteLength(rest) > FIELDS.name[1])
    throw new Error(`The name "${name}" is too long for an archive.`);
  return [prefix, rest];
}
