import { Refusal, refuse, type ErrorCode, type RefusalFacts } from '../../kernel/errors.js';
import type { Said } from '../../kernel/messages.js';
import { GuardedThreads, isTooMuch } from '../guarded-threads.js';
import type { FileJob, FileTask } from './file-task.js';

const MAX_WAITING = 50;
const IDLE_MS = 60_000;
/** Waiting included. What is read is bounded, so this is reached only on a machine without time; the thread is then given up too. */
const MAX_READING_MS = 30_000;

/** What was read, or why the file is refused. */
export type FileAnswer =
  { readonly read: unknown } | { readonly refused: { readonly code: ErrorCode; readonly said: Said; readonly facts: RefusalFacts } };

/** What use cases need that take files from people. */
export interface FileServices {
  readonly fileReader: FileReader;
}

/**
 * Reads the files that people upload on separate threads, so that a large one does not delay other requests. Threads start with the first
 * file. Never use it within a transaction: files wait for each other.
 */
export class FileReader {
  private readonly threads: GuardedThreads;

  /** The address of the module whose default export is a `fileReading`. */
  constructor(worker: URL) {
    this.threads = new GuardedThreads({ worker, maxWaiting: MAX_WAITING, idleMs: IDLE_MS });
  }

  /** The refusals of the task; PAYLOAD_TOO_LARGE if the file takes too long, SERVICE_UNAVAILABLE when too many are waiting. */
  async read<Given, Read>({ name }: FileTask<Given, Read>, given: Given): Promise<Read> {
    const job: FileJob = { task: name, given };
    const answer = await this.run(job);
    if ('refused' in answer) {
      const { code, said, facts } = answer.refused;
      throw new Refusal(code, said, facts);
    }
    return answer.read as Read;
  }

  /** Stops the threads and abandons unfinished files, whose callers are gone. */
  close(): Promise<void> {
    return this.threads.close();
  }

  private async run(job: FileJob): Promise<FileAnswer> {
    try {
      return await this.threads.run<FileAnswer>(job, MAX_READING_MS);
    } catch (error) {
      if (!isTooMuch(error)) throw error;
      throw refuse('PAYLOAD_TOO_LARGE.fileSlow', {}, { cause: error });
    }
  }
}
