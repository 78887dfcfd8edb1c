import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const children = new Set<ChildProcess>();
const STOP_MS = 20_000;

// Whatever ends the benchmark, nothing that it started stays behind.
process.once('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

export function owned(child: ChildProcess): ChildProcess {
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
}

/** A program of Node, on some of the cores where they are named. */
export function spawnProgram(args: readonly string[], env: Readonly<Record<string, string>>, cores?: string): ChildProcess {
  const [file, ...rest] = cores === undefined ? [process.execPath, ...args] : ['taskset', '-c', cores, process.execPath, ...args];
  return owned(spawn(file, rest, { env, stdio: ['ignore', 'ignore', 'pipe'] }));
}

/** Asks the child to end, and makes it when it does not. */
export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const force = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
  clearTimeout(force);
}

/** Its own process that answers one question after another. */
export class Helper<Question extends object, Reply> {
  private readonly child: ChildProcess;

  get pid(): number {
    return this.child.pid ?? NaN;
  }

  constructor(file: string) {
    this.child = owned(fork(fileURLToPath(new URL(file, import.meta.url)), { stdio: 'inherit' }));
  }

  async ask(question: Question): Promise<Reply> {
    this.child.send(question);
    const silenced = new AbortController();
    const exited = once(this.child, 'exit', { signal: silenced.signal }).then(() => {
      throw new Error('A helper process ended early; what it said is above.');
    });
    const answered = once(this.child, 'message', { signal: silenced.signal });
    try {
      const [reply] = (await Promise.race([answered, exited])) as [{ done: Reply } | { failed: string }];
      if ('failed' in reply) throw new Error(reply.failed);
      return reply.done;
    } finally {
      answered.catch(() => undefined);
      exited.catch(() => undefined);
      silenced.abort();
    }
  }

  stop(): Promise<void> {
    return stop(this.child);
  }
}

/** The other side of a helper: answers each question that the benchmark sends to this process. */
export function answerQuestions<Question, Reply>(answer: (question: Question) => Promise<Reply>): void {
  process.on('message', (question: Question) => {
    answer(question).then(
      (done) => process.send?.({ done }),
      (error: unknown) => process.send?.({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
    );
  });
}
