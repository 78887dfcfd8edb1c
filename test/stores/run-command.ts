import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Runs a program to its end. It fails with everything that the program said. */
export async function runCommand(folder: string, program: string, ...words: readonly string[]): Promise<string> {
  try {
    return (await run(program, words, { cwd: folder, env: surroundings(), maxBuffer: 64 * 1024 ** 2 })).stdout;
  } catch (cause) {
    const { stdout = '', stderr = '' } = cause as { stdout?: string; stderr?: string };
    throw new Error(`${program} ${words.join(' ')} failed in ${folder}:\n${stdout}\n${stderr}`, { cause });
  }
}

/** Without the settings that npm gave the script that runs the tests: it would be taken for the settings of the next npm. Proxies and certificates stay. */
const surroundings = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(npm_(package|lifecycle|command|execpath|node_execpath)|INIT_CWD|NODE_ENV)/.test(name),
    ),
  );
