import cluster, { type Worker } from 'node:cluster';
import { isOurs, type FromChild, type FromPrimary } from './messages.js';

export interface ProcessPlan {
  readonly name: string;
  /** Environment variables added to those of the primary. */
  readonly environment: Readonly<Record<string, string>>;
}

export interface Heard {
  readonly heard: (message: FromChild, child: KeptProcess) => void;
  readonly say: (message: string) => void;
}

/** Restarts a process that exits on its own, with growing delays if it exits repeatedly. */
export class KeptProcess {
  private worker: Worker | undefined;
  private again: NodeJS.Timeout | undefined;
  private readonly pauses = new RestartPauses();
  private stopping = false;
  private wasReady = false;
  private ended: Promise<void> = Promise.resolve();

  constructor(
    readonly plan: ProcessPlan,
    private readonly surroundings: Heard,
  ) {}

  /** Resolves when the process is ready for the first time; rejects if it exits before that. */
  start(): Promise<void> {
    return new Promise((resolve, reject) => this.fork(resolve, reject));
  }

  tell(message: FromPrimary): void {
    if (this.worker?.isConnected()) this.worker.send(message);
  }

  /** Lets running work finish. */
  async stop(): Promise<void> {
    this.stopping = true;
    clearTimeout(this.again);
    this.tell({ kind: 'stop', reason: 'The primary process is stopping' });
    await this.ended;
  }

  private fork(ready: () => void, failed: (error: Error) => void): void {
    const { name, environment } = this.plan;
    const startedAt = performance.now();
    const worker = (this.worker = cluster.fork({ ...environment, PROCESS_NAME: name }));
    worker.on('message', (message: unknown) => {
      if (!isOurs<FromChild>(message)) return;
      this.surroundings.heard(message, this);
      if (message.kind !== 'ready') return;
      this.wasReady = true;
      ready();
    });
    this.ended = new Promise((resolve) => {
      worker.once('exit', (code, signal) => {
        resolve();
        if (this.stopping) return;
        const ending = `The process ${name} (${worker.process.pid}) ended with ${signal ?? `exit code ${code}`}.`;
        if (this.wasReady) this.startAgain(ending, performance.now() - startedAt);
        else failed(new Error(ending));
      });
    });
  }

  private startAgain(ending: string, livedMs: number): void {
    this.surroundings.say(`${ending} Restarting it.`);
    this.again = setTimeout(() => this.fork(ignore, ignore), this.pauses.after(livedMs));
  }
}

const ignore = (): void => undefined;

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;
/** A process that ran this long did not fail because of how it was started. */
const SETTLED_MS = 60_000;

/** How long to wait before a process that has ended is started again: longer each time if it ends repeatedly. */
export class RestartPauses {
  private failures = 0;

  after(livedMs: number): number {
    this.failures = livedMs > SETTLED_MS ? 0 : this.failures + 1;
    return this.failures === 0 ? 0 : Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (this.failures - 1));
  }
}
