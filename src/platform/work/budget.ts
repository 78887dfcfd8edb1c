import { GraphQLError, type ExecutionResult } from 'graphql';
import { refuse, type Refusal } from '../../kernel/errors.js';
import { VALUES_PER_TURN } from './loop-turns.js';

/** A long text counts as one value for each 80 characters. */
export const CHARACTERS_PER_VALUE = 80;
/** The values that one operation may resolve: a page of 100 orders with 40 lines of 12 fields has half as many. */
export const MAX_VALUES = 100_000;
/** The entries that one list, or the lists of one field together, may load. */
export const MAX_ENTRIES = 10_000;
/** What a statement for the lists of several records reads at most: enough to tell that there are too many. */
export const MAX_ROWS = MAX_ENTRIES + 1;
/** The greatest length of an answer in characters, besides the largest file in it. */
export const MAX_ANSWER = 8 * 1024 * 1024;
/** Measured: an error with its path and place takes about 50 µs to make and write. */
const VALUES_PER_REFUSAL = 100;
/** An answer of fewer values cannot be longer: no text without its own size is longer than this share. */
const SURELY_SHORT = 2_000;

/**
 * What one operation has resolved so far. Lists and long texts charge it while the operation runs; when it is used up, every further list
 * is refused, and the answer is the refusal alone.
 */
export class Budget {
  private values = 0;
  private largestFile = 0;
  private refusal: Refusal | undefined;

  constructor(private readonly maxValues = MAX_VALUES) {}

  get isExceeded(): boolean {
    return this.refusal !== undefined;
  }

  /** True once the operation has more values than one turn of the event loop completes. */
  get isOfManyTurns(): boolean {
    return this.values > VALUES_PER_TURN;
  }

  /** The values that were read. */
  get used(): number {
    return this.values;
  }

  charge(values: number): void {
    if (this.refusal) throw this.refusal;
    if (this.values + values > this.maxValues) throw this.exceed('values', this.maxValues);
    this.values += values;
  }

  /** Refuses what together is longer than one operation may load. */
  limitEntries(count: number): void {
    if (count > MAX_ENTRIES) throw this.exceed('entries', MAX_ENTRIES);
  }

  /** A refused field costs as much time as so many values, and a longer answer. */
  chargeRefusal(): void {
    this.charge(VALUES_PER_REFUSAL);
  }

  chargeText(characters: number): void {
    this.charge(Math.floor(characters / CHARACTERS_PER_VALUE));
  }

  /** The largest file of an answer is what the caller asked for; the others count as text. */
  chargeFile(characters: number): void {
    this.chargeText(Math.min(characters, this.largestFile));
    this.largestFile = Math.max(characters, this.largestFile);
  }

  /** The result, or the refusal alone if the operation went beyond its budget. */
  settle<Result extends ExecutionResult>(result: Result): Result | ExecutionResult {
    return this.refusal ? refusedWith(this.refusal) : result;
  }

  /** The same for the result as text; `write` is called once, or a second time for the refusal. */
  settleText(result: ExecutionResult, write: (result: ExecutionResult) => string): { result: ExecutionResult; text: string } {
    const settled = this.settle(result);
    const text = write(settled);
    if (this.isShort(text.length)) return { result: settled, text };
    const refused = refusedWith(this.tooLong());
    return { result: refused, text: write(refused) };
  }

  /** Measures an answer that another library will write. */
  settleUnwritten(result: ExecutionResult): ExecutionResult {
    if (this.refusal) return refusedWith(this.refusal);
    if (this.values < SURELY_SHORT && this.largestFile === 0) return result;
    return this.isShort(JSON.stringify(result.data ?? null).length) ? result : refusedWith(this.tooLong());
  }

  private isShort(characters: number): boolean {
    return characters - this.largestFile <= MAX_ANSWER;
  }

  private tooLong(): Refusal {
    return this.exceed('answer', MAX_ANSWER);
  }

  private exceed(what: 'answer' | 'entries' | 'values', max: number): Refusal {
    this.refusal ??= refuse(`QUERY_TOO_COMPLEX.${what}`, { max }, { reason: 'BUDGET' });
    return this.refusal;
  }
}

const refusedWith = (refusal: Refusal): ExecutionResult => ({ errors: [new GraphQLError(refusal.message, { originalError: refusal })] });
