import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import type { Io } from '../../src/cli/io.js';
import { run } from '../../src/cli/run.js';

export interface Said {
  readonly exitCode: number;
  readonly out: string;
  readonly err: string;
}

export interface Situation {
  readonly env?: Readonly<Record<string, string>>;
  readonly stdin?: string;
  /** A person at a terminal of this width who answers so; without, a script runs it. */
  readonly terminal?: {
    readonly columns?: number;
    readonly agrees?: boolean;
    readonly secret?: string;
    readonly answers?: readonly string[];
  };
  readonly signal?: AbortSignal;
  readonly heard?: (text: string) => void;
}

/** Runs a command in this process, with its own world. */
export async function shipgraph(args: readonly string[], { env = {}, stdin = '', terminal, signal, heard }: Situation = {}): Promise<Said> {
  const said = { out: '', err: '' };
  const answers = [...(terminal?.answers ?? [])];
  const output = (name: 'out' | 'err') => ({
    write: (chunk: string | Uint8Array) => {
      const text = typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString('latin1');
      said[name] += text;
      heard?.(text);
    },
    isTTY: terminal !== undefined,
    columns: terminal?.columns,
  });
  const io: Io = {
    env,
    stdin: (async function* () {
      yield stdin;
    })(),
    out: output('out'),
    err: output('err'),
    person: terminal && {
      confirm: async (question) => {
        said.err += `${question}\n`;
        return terminal.agrees === true;
      },
      secret: async () => terminal.secret ?? '',
      ask: async (question) => {
        said.err += `${question}\n`;
        const answer = answers.shift();
        if (answer === undefined) throw new Error(`No answer is left for: ${question}`);
        return answer;
      },
    },
    signal: signal ?? new AbortController().signal,
  };
  return { exitCode: await run(args, io), ...said };
}

/** The command as started from a shell, from its sources. */
export function spawnShipgraph(args: readonly string[], env: Readonly<Record<string, string>>) {
  const { PATH = '' } = process.env;
  const start = ['--no-warnings', '--import', './test/support/load-typescript.mjs', resolve('src/cli/main.ts')];
  const child = spawn(process.execPath, [...start, ...args], { env: { PATH, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  const said = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (said.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said.err += chunk.toString()));
  const exited = once(child, 'exit').then(([exitCode, signal]) => ({ exitCode: exitCode as number | null, signal, ...said }));
  return { child, said, exited };
}
