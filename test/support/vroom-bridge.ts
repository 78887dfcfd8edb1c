import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

/** A Python in which `pip install pyvroom` was run: VROOM_PYTHON=/path/to/python3. */
const PYTHON = process.env['VROOM_PYTHON'] ?? 'python3';

export interface VroomBridge {
  readonly url: string;
  stop(): Promise<void>;
}

/** Whether this machine has VROOM's solver, in the Python package pyvroom. */
export async function hasVroom(): Promise<boolean> {
  return promisify(execFile)(PYTHON, ['-c', 'import vroom']).then(
    () => true,
    () => false,
  );
}

/** VROOM's HTTP API over its real solver, on one thread. */
export async function startVroomBridge(): Promise<VroomBridge> {
  const child = spawn(PYTHON, [new URL('./vroom-bridge.py', import.meta.url).pathname], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  return {
    url: `http://127.0.0.1:${port}/`,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}
