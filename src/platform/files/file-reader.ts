import { availableParallelism } from 'node:os';
import { Tinypool } from 'tinypool';
import { refuse, type ErrorCode, type RefusalFacts } from '../../kernel/errors.js';
import type { FileJob, FileTask } from './file-task.js';

const MAX_THREADS = 2;
const MAX_WAITING = 50;
const IDLE_MS = 60_000;
const MAX_HEAP_MIB = 512;
/** Waiting included. What is read is bounded, so this is reached only on a machine without time; the thread is then given up too. */
const MAX_READING_MS = 30_000;

/** What was read, or why the file is refused. */
export type FileAnswer = { readonly read: unknown } | { readonly refused: { readonly code: ErrorCode; readonly facts: RefusalFacts } };

/** What use cases need that take files from people. */
export interface FileServices {
  readonly fileReader: FileReader;
}

/**
 * Reads the files that people upload on separate threads, so that a large one does not delay other requests. Threads start with the first
 * file. Never use it within a transaction: files wait for each other.
 */
export class FileReader {
  private pool: Tinypool | undefined;

  /** The address of the module whose default export is a `fileReading`. */
  constructor(private readonly worker: URL) {}

  /** The refusals of the task; PAYLOAD_TOO_LARGE if the file takes too long, SERVICE_UNAVAILABLE when too many are waiting. */
  async read<Given, Read>({ name }: FileTask<Given, Read>, given: Given): Promise<Read> {
    const job: FileJob = { task: name, given };
    const answer = await this.run(job);
    if ('refused' in answer) throw refuse(answer.refused.code, answer.refused.facts);
    return answer.read as Read;
  }

  /** Stops the threads and abandons unfinished files, whose callers are gone. */
  async close(): Promise<void> {
    await this.pool?.destroy();
    this.pool = undefined;
  }

  private async run(job: FileJob): Promise<FileAnswer> {
    const pool = (this.pool ??= openPool(this.worker));
    if (pool.queueSize >= MAX_WAITING) throw refuse('SERVICE_UNAVAILABLE', { retryAfter: 1 });
    try {
      return (await pool.run(job, { signal: AbortSignal.timeout(MAX_READING_MS) })) as FileAnswer;
    } catch (error) {
      if (!isTooMuch(error)) throw error;
      throw refuse('PAYLOAD_TOO_LARGE', { message: 'The file takes too long to read. Split it.', cause: error });
    }
  }
}

/** The time is up, or the thread has used all of its memory. */
const isTooMuch = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'AbortError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'));

const openPool = (worker: URL): Tinypool =>
  new Tinypool({
    filename: worker.href,
    // When run from source, a thread needs the same loader flags as the process; it inherits them.
    ...(!worker.href.endsWith('.ts') && { execArgv: [] }),
    minThreads: 0,
    maxThreads: Math.max(1, Math.min(MAX_THREADS, availableParallelism() - 1)),
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MIB },
  });
