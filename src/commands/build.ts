import { execFile } from 'node:child_process';
import { glob, link, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

interface Part {
  readonly sources: readonly string[];
  readonly isSource?: (file: string) => boolean;
  /** Holds what the last build was made of. */
  readonly stamp: string;
  readonly build: () => Promise<void>;
}

const LOCK = 'dist/.building';
const PATIENCE_MS = 300_000;

/** What a start needs. Neither part is built again while nothing has changed. */
const parts: Readonly<Record<string, Part>> = {
  service: {
    sources: ['src/**/*.ts', 'package-lock.json', '.swcrc'],
    isSource: (file) => !file.startsWith(join('src', 'console')),
    stamp: 'dist/.service',
    build: buildService,
  },
  console: {
    sources: ['src/console/**/*.{ts,tsx,css,json,html,svg}', 'package-lock.json'],
    stamp: 'dist/console/.built',
    build: async () => {
      const { build: bundle } = await import('vite');
      await bundle({ configFile: 'src/console/vite.config.ts', logLevel: 'warn' });
    },
  },
};

/** Builds what has changed, one process at a time: two starts in one folder would write the same files. */
export async function build(names: readonly string[] = Object.keys(parts)): Promise<void> {
  await mkdir('dist', { recursive: true });
  await withLock(async () => {
    for (const name of names) await buildPart(name);
  });
}

async function buildPart(name: string): Promise<void> {
  const part = parts[name];
  if (!part) throw new Error(`There is no part "${name}" to build; there are ${Object.keys(parts).join(' and ')}.`);
  const made = await fingerprintOf(part);
  if ((await readFile(part.stamp, 'utf8').catch(() => '')) === made) return;
  await part.build();
  await writeFile(part.stamp, made);
}

/** The sources by number and by the time of the latest change. */
async function fingerprintOf({ sources, isSource = () => true }: Part): Promise<string> {
  let [count, latest] = [0, 0];
  for await (const file of glob([...sources])) {
    if (!isSource(file)) continue;
    count++;
    latest = Math.max(latest, (await stat(file)).mtimeMs);
  }
  return `${count} ${latest}`;
}

/** Writes beside what is there and moves each file into its place, because a process that runs still loads files. */
async function buildService(): Promise<void> {
  const draft = `dist/.draft-${process.pid}`;
  const options = ['--strip-leading-paths', '--quiet', '--ignore', '**/*.graphql,src/console/**'];
  try {
    await promisify(execFile)(process.execPath, ['node_modules/@swc/cli/bin/swc.js', 'src', '--out-dir', draft, ...options]);
    for (const entry of await readdir(draft, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const from = join(entry.parentPath, entry.name);
      const to = join('dist', from.slice(draft.length));
      await mkdir(dirname(to), { recursive: true });
      await rename(from, to);
    }
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function withLock(work: () => Promise<void>): Promise<void> {
  const mine = `${LOCK}-${process.pid}`;
  await writeFile(mine, String(process.pid));
  try {
    await acquire(mine);
    await work().finally(() => rm(LOCK, { force: true }));
  } finally {
    await rm(mine, { force: true });
  }
}

/** The lock appears with its owner in it. One whose owner has died is taken away, and one that somebody else was faster with is put back. */
async function acquire(mine: string): Promise<void> {
  const began = performance.now();
  while (!(await linked(mine, LOCK))) {
    const owner = await ownerOf(LOCK);
    if (owner === undefined) continue;
    if (owner !== process.pid && isAlive(owner) && performance.now() - began < PATIENCE_MS) {
      await wait(100);
      continue;
    }
    const stale = `${mine}-stale`;
    await rename(LOCK, stale).catch(() => undefined);
    if ((await ownerOf(stale)) !== owner) await linked(stale, LOCK);
    await rm(stale, { force: true });
  }
}

const linked = (from: string, to: string): Promise<boolean> =>
  link(from, to).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST' || error.code === 'ENOENT') return false;
      throw error;
    },
  );

const ownerOf = (file: string): Promise<number | undefined> => readFile(file, 'utf8').then(Number, () => undefined);

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

if (import.meta.filename === process.argv[1]) await build(process.argv.length > 2 ? process.argv.slice(2) : undefined);
