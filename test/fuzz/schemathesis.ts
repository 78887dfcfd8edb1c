import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const VERSION = '4.32.5';

/** The fuzzer of this machine; else one in a Python environment under the temporary folder, which is made when it is not there. */
export function findFuzzer(say: (text: string) => void): string {
  const own = process.env['SCHEMATHESIS'] ?? 'schemathesis';
  if (runs(own)) return own;
  const folder = join(tmpdir(), `shipgraph-schemathesis-${VERSION}`);
  const made = join(folder, 'bin', 'schemathesis');
  if (runs(made)) return made;
  say(`Installing schemathesis ${VERSION} under ${folder} ...`);
  const isMade =
    spawnSync('python3', ['-m', 'venv', folder], { stdio: 'inherit' }).status === 0 &&
    spawnSync(join(folder, 'bin', 'pip'), ['install', '--quiet', `schemathesis==${VERSION}`], { stdio: 'inherit' }).status === 0;
  if (!isMade) throw new Error('The fuzzer needs Python 3 with venv and pip, or SCHEMATHESIS as the path of a schemathesis command.');
  return made;
}

const runs = (command: string): boolean => spawnSync(command, ['--version'], { stdio: 'ignore' }).status === 0;

/** Runs the fuzzer to its end in a folder where it may leave its notes; true when it found nothing. */
export async function fuzz(command: string, args: readonly string[], folder: string): Promise<boolean> {
  const child = spawn(command, args, { stdio: 'inherit', cwd: folder });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code === 0;
}
