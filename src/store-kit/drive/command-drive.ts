import { spawn } from 'node:child_process';
import { DriveFailed, parsedAnswer, type Drive, type DriveRequest } from './drive.js';

const MAX_OUTPUT = 1_000_000;

interface CommandOptions {
  readonly timeoutMs: number;
  readonly signal?: AbortSignal | undefined;
}

/** Runs a command of the author once for each step: one line of JSON on its standard input, one object on its standard output. */
export const commandDrive = (command: string, options: CommandOptions): Drive => ({
  ask: async (request) => parsedAnswer('The drive', await outputOf(command, request, options)),
});

function outputOf(command: string, request: DriveRequest, { timeoutMs, signal }: CommandOptions): Promise<string> {
  const limit = AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]);
  return new Promise((resolve, reject) => {
    // A separate process group, so that what the shell has started ends with it.
    const child = spawn(command, { shell: true, detached: true, stdio: ['pipe', 'pipe', 'pipe'] });
    const said = { out: '', err: '' };
    child.stdout.on('data', (chunk: Buffer) => (said.out = (said.out + chunk.toString()).slice(0, MAX_OUTPUT)));
    child.stderr.on('data', (chunk: Buffer) => (said.err = (said.err + chunk.toString()).slice(0, MAX_OUTPUT)));
    const end = (): void => void (child.pid !== undefined && killGroup(child.pid));
    limit.addEventListener('abort', end, { once: true });
    child.once('error', (error) => reject(new DriveFailed(`The drive cannot be started: ${error.message}.`)));
    child.once('close', (exitCode) => {
      limit.removeEventListener('abort', end);
      if (exitCode === 0) return resolve(said.out);
      const cause = limit.aborted
        ? `gave no answer to "${request.do}" within ${timeoutMs / 1_000} s`
        : `exited with ${exitCode ?? 'a signal'}`;
      reject(new DriveFailed(`The drive ${cause}.${said.err === '' ? '' : ` ${said.err.trim().slice(-500)}`}`));
    });
    // A command that does not read its input closes the pipe, which is no failure.
    child.stdin.once('error', () => undefined).end(`${JSON.stringify(request)}\n`);
  });
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGTERM');
  } catch (error) {
    // It has ended in the meantime.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
