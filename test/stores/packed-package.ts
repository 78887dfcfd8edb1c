import { hash } from 'node:crypto';
import { cp, glob, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { runCommand } from './run-command.js';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Installs the client and a plug-in in a store as their users get them: packed, with the compiled files alone. Does nothing if they have not changed. */
export async function installPackages(storeFolder: string, plugin: string): Promise<void> {
  const packed = join(storeFolder, 'packed');
  const wanted = await hashOf('src/client', `src/stores/${plugin}`);
  const stamp = join(packed, '.installed');
  if ((await readFile(stamp, 'utf8').catch(() => '')) === wanted) return;
  await rm(packed, { recursive: true, force: true });
  await mkdir(packed, { recursive: true });
  await install(storeFolder, await pack(join(root, 'src/client'), packed));
  // The types of the store are found from within its folder.
  const copy = join(packed, plugin);
  await cp(join(root, 'src/stores', plugin), copy, { recursive: true, filter: (file) => !/\/(node_modules|dist)$/.test(file) });
  await install(storeFolder, await pack(copy, packed));
  await writeFile(stamp, wanted);
}

const install = (storeFolder: string, tarball: string): Promise<string> =>
  runCommand(storeFolder, 'npm', 'install', '--ignore-scripts', '--no-audit', '--no-fund', tarball);

/** Answers a file whose name changes with its content: npm remembers the content of the file that it has installed. */
async function pack(folder: string, target: string): Promise<string> {
  const said = await runCommand(folder, 'npm', 'pack', '--silent', '--pack-destination', target);
  const file = join(target, said.trim().split('\n').at(-1) ?? '');
  const named = file.replace(/[.]tgz$/, `-${hash('sha1', await readFile(file)).slice(0, 12)}.tgz`);
  await rename(file, named);
  return named;
}

async function hashOf(...folders: readonly string[]): Promise<string> {
  const files: string[] = [];
  for (const folder of folders)
    for await (const file of glob(`${folder}/**/*.{ts,json,md}`, { cwd: root, exclude: (name) => /^(node_modules|dist)$/.test(name) }))
      files.push(file);
  const contents = await Promise.all(files.sort().map(async (file) => `${file}\n${await readFile(join(root, file), 'utf8')}`));
  return hash('sha1', contents.join('\n'));
}
