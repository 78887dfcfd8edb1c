import { once } from 'node:events';
import type { ChildProcess } from 'node:child_process';
import { spawnProgram } from '../bench/children.js';

/** One process of the service that is killed without warning and started again, under the same settings. */
export class ServiceProcess {
  private child: ChildProcess | undefined;
  port = 0;
  kills = 0;

  constructor(
    readonly name: string,
    private readonly settings: Readonly<Record<string, string>>,
  ) {}

  async start(): Promise<void> {
    const { PATH = '', HOME = '' } = process.env;
    const child = spawnProgram(['dist/main.js', 'serve'], { PATH, HOME, ...this.settings });
    this.child = child;
    let said = '';
    await new Promise<void>((resolve, reject) => {
      child.stderr?.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        if (!/is ready \(\w+\)[^]*\n\n/.test(said)) return;
        this.port = Number(/GraphQL +http:\S+:(\d+)\//.exec(said)?.[1] ?? 0);
        resolve();
      });
      child.once('exit', () => reject(new Error(`${this.name} ended early; it said: ${said}`)));
    });
  }

  /** As a deployment would: what runs is finished, and the process says so by its exit code. */
  async stop(): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    const [code, signal] = (await exited) as [number | null, string | null];
    if (code !== 0) throw new Error(`${this.name} ended with ${code ?? signal}.`);
  }

  /** As a power cut would: nothing is finished, nothing is said. */
  async kill(): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
    this.kills += 1;
  }
}
