import { hash } from 'node:crypto';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { runCommand } from './run-command.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const stores = join(root, 'node_modules/.cache/shipgraph-stores');

export type StoreName = 'vendure' | 'medusa';

/**
 * Installs a store as `test/stores/NAME/store/package.json` pins it, and keeps it until that changes. Answers its folder, or undefined
 * with a line that says why where the registry of npm cannot be reached.
 */
export async function installStore(name: StoreName): Promise<string | undefined> {
  const folder = join(stores, name);
  const source = join(root, 'test/stores', name, 'store');
  const wanted = hash('sha1', (await contentOf(source, 'package.json')) + (await contentOf(source, 'package-lock.json')));
  if ((await contentOf(folder, '.installed')) === wanted) {
    await cp(source, folder, { recursive: true, filter: (file) => !/package(-lock)?[.]json$/.test(file) });
    return folder;
  }
  if (!(await registryAnswers())) {
    console.warn(`Skipped: ${name} is not installed, and the registry of npm cannot be reached.`);
    return undefined;
  }
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await cp(source, folder, { recursive: true });
  await runCommand(folder, 'npm', 'ci', '--ignore-scripts', '--no-audit', '--no-fund');
  await writeFile(join(folder, '.installed'), wanted);
  return folder;
}

const contentOf = (folder: string, file: string): Promise<string> => readFile(join(folder, file), 'utf8').catch(() => '');

const registryAnswers = (): Promise<boolean> =>
  runCommand(root, 'npm', 'ping', '--fetch-retries=0', '--fetch-timeout=10000').then(
    () => true,
    () => false,
  );
