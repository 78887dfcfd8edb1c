import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { waitFor } from '../support/wait-for.js';

export interface StoreProcess {
  readonly url: string;
  /** Everything that it has said. */
  readonly said: () => string;
  readonly stop: () => Promise<void>;
}

interface Start {
  readonly folder: string;
  readonly words: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

/** Starts a store as its own process, with exactly these settings. It says `The store listens at URL` once it does. */
export async function startStore({ folder, words, env }: Start): Promise<StoreProcess> {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, words, { cwd: folder, env: { PATH, HOME, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  const exited = once(child, 'exit');
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const stop = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
    await exited;
  };
  const urlSaid = (): string | undefined => /^The store listens at (\S+)$/m.exec(said)?.[1];
  try {
    await waitFor(
      () => `the store listens; it said: ${said}`,
      () => {
        if (child.exitCode !== null) throw new Error(`The store ended with ${child.exitCode}; it said: ${said}`);
        return urlSaid() !== undefined;
      },
    );
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: urlSaid() ?? '', said: () => said, stop };
}
