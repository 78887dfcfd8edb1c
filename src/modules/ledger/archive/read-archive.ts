import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { StringDecoder } from 'node:string_decoder';
import { createGunzip } from 'node:zlib';
import { sellerKindOf, type AccountCode } from '../chart-of-accounts.js';
import { archiveLine, Balances, type ArchivedPosting, type ArchiveLine, type Balance } from './archive-lines.js';

/** What a file that is right in itself says. */
export interface VerifiedArchive {
  /** YYYY-MM. */
  readonly month: string;
  readonly firstSeq: bigint;
  readonly lastSeq: bigint;
  readonly previousSha256: string | null;
  readonly entries: number;
  readonly postings: number;
  /** Size and SHA-256 of the uncompressed content. */
  readonly bytes: number;
  readonly sha256: string;
  /** Equal for equal balances. */
  readonly openingDigest: string;
  readonly closingDigest: string;
}

/** The content of a file is not that of an archive. The message says what is wrong. */
export class DamagedArchive extends Error {
  override readonly name = 'DamagedArchive';
}

/**
 * Reads a file and checks what it says: every entry balances, the postings of each seller's account form a chain, and the opening balances and
 * the postings add up to the closing balances. Throws DamagedArchive, or the error of the file system.
 */
export async function readArchive(path: string): Promise<VerifiedArchive> {
  const digest = createHash('sha256');
  const reading = new Reading();
  let bytes = 0;
  await pipeline(createReadStream(path), createGunzip(), async (chunks: AsyncIterable<Buffer>) => {
    const decoder = new StringDecoder('utf8');
    let rest = '';
    for await (const chunk of chunks) {
      digest.update(chunk);
      bytes += chunk.length;
      const lines = (rest + decoder.write(chunk)).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) reading.take(parsed(line));
    }
    if (rest !== '') throw new DamagedArchive('its last line is incomplete');
  }).catch((error: unknown) => {
    throw isDamaged(error) ? new DamagedArchive(`it cannot be uncompressed: ${error.message}`) : error;
  });
  return { ...reading.result(), bytes, sha256: digest.digest('hex') };
}

const isDamaged = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('Z_');

function parsed(line: string): ArchiveLine {
  try {
    return archiveLine.parse(JSON.parse(line));
  } catch {
    throw new DamagedArchive(`a line cannot be read: ${line.slice(0, 80)}`);
  }
}

type Header = Extract<ArchiveLine, { kind: 'header' }>;

/** Takes the lines of a file in their order. */
class Reading {
  private header: Header | undefined;
  private readonly balances = new Balances();
  private readonly closing = new Balances();
  private openingDigest: string | undefined;
  private entries = 0;
  private postings = 0;
  private position = 0n;
  private isComplete = false;

  take(line: ArchiveLine): void {
    if (this.isComplete || (line.kind === 'header') !== (this.header === undefined)) throw new DamagedArchive('its lines are out of order');
    switch (line.kind) {
      case 'header':
        this.header = line;
        return;
      case 'opening':
        if (this.openingDigest !== undefined || !this.balances.open(balanceOf(line)))
          throw new DamagedArchive('its opening balances are wrong');
        return;
      case 'entry':
        this.startBody();
        return this.takeEntry(line);
      case 'closing':
        this.startBody();
        if (!this.closing.open(balanceOf(line))) throw new DamagedArchive('its closing balances are wrong');
        return;
      case 'end':
        this.startBody();
        return this.takeEnd(line);
    }
  }

  result(): Omit<VerifiedArchive, 'bytes' | 'sha256'> {
    if (!this.header || !this.isComplete || this.openingDigest === undefined) throw new DamagedArchive('it is incomplete');
    const { month, firstSeq, lastSeq, previousSha256 } = this.header;
    const { entries, postings, openingDigest } = this;
    return { month, firstSeq, lastSeq, previousSha256, entries, postings, openingDigest, closingDigest: this.closing.digest() };
  }

  /** The first line behind the opening balances. */
  private startBody(): void {
    this.openingDigest ??= this.balances.digest();
  }

  private takeEntry({ id, postings }: Extract<ArchiveLine, { kind: 'entry' }>): void {
    const sums = new Map<string, bigint>();
    for (const posting of postings) {
      this.checkPlace(id, posting);
      const minor = posting.direction === 'debit' ? posting.amountMinor : -posting.amountMinor;
      sums.set(posting.currency, (sums.get(posting.currency) ?? 0n) + minor);
      this.takePosting(id, posting);
    }
    if ([...sums.values()].some((sum) => sum !== 0n)) throw new DamagedArchive(`the entry ${id} does not balance`);
    const first = postings[0]?.seq ?? 0n;
    if (first <= this.position) throw new DamagedArchive(`the entry ${id} is out of order`);
    this.position = first;
    this.entries += 1;
  }

  private checkPlace(id: string, { seq }: ArchivedPosting): void {
    const { firstSeq = 0n, lastSeq = 0n } = this.header ?? {};
    if (seq < firstSeq || seq > lastSeq) throw new DamagedArchive(`the entry ${id} belongs to another month`);
  }

  private takePosting(id: string, posting: ArchivedPosting): void {
    const isChained = sellerKindOf(posting.account as AccountCode) !== undefined;
    if (isChained && posting.balanceBeforeMinor !== netOf(this.balances.of(posting))) throw new DamagedArchive(outOfChain(id));
    this.balances.add(posting);
    if (isChained && posting.balanceAfterMinor !== netOf(this.balances.of(posting))) throw new DamagedArchive(outOfChain(id));
    this.postings += 1;
  }

  private takeEnd({ entries, postings }: Extract<ArchiveLine, { kind: 'end' }>): void {
    if (entries !== this.entries || postings !== this.postings) throw new DamagedArchive('entries are missing');
    if (this.closing.digest() !== this.balances.digest())
      throw new DamagedArchive('its opening balances and its postings do not add up to its closing balances');
    this.isComplete = true;
  }
}

const outOfChain = (id: string): string => `a posting of the entry ${id} does not begin and end at the balances of its account`;
const netOf = ({ debitMinor, creditMinor }: Balance): bigint => creditMinor - debitMinor;
const balanceOf = ({ account, currency, partyId, debitMinor, creditMinor }: Balance): Balance => ({
  ...{ account, currency, partyId, debitMinor, creditMinor },
});
