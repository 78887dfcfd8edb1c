import { createHash } from 'node:crypto';
import { readdirSync, statSync, type Dirent } from 'node:fs';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

interface Part {
  /** The source folder, and other files that affect the build. */
  readonly folder: string;
  readonly isSource: (file: string) => boolean;
  readonly others: readonly string[];
  /** Records the inputs of the last build. */
  readonly stamp: string;
  readonly build: () => Promise<void>;
}

const LOCK = 'dist/.building';
const CONSOLE = join('src', 'console');
const DRIVER = join('src', 'driver');
const DOCS = join('src', 'docs');
const STORES = join('src', 'stores');
const PATIENCE_MS = 300_000;

/** The parts needed for a start. A part is rebuilt only if its inputs have changed. */
const parts: Readonly<Record<string, Part>> = {
  service: {
    folder: 'src',
    isSource: (file) => (file.endsWith('.ts') || file.startsWith(DOCS)) && !file.startsWith(CONSOLE) && !file.startsWith(DRIVER),
    others: ['package.json', 'package-lock.json', 'tsconfig.json'],
    stamp: 'dist/.service',
    build: async () => (await import('./build-service.ts')).buildService(),
  },
  console: page(CONSOLE),
  driver: page(DRIVER),
  woocommerce: {
    folder: STORES,
    isSource: (file) => file.startsWith(join(STORES, 'woocommerce')) || file.startsWith(join(STORES, 'php')),
    others: ['package-lock.json', 'src/commands/build-woocommerce.ts', 'src/commands/woocommerce-words.ts'],
    stamp: 'dist/downloads/.woocommerce',
    build: async () => (await import('./build-woocommerce.ts')).buildWooCommerce(),
  },
};

/** A part that Vite bundles from `src/` into the folder of the same name in `dist/`. */
function page(folder: string): Part {
  return {
    folder,
    isSource: (file) => /[.](tsx?|css|json|html|svg|png|webmanifest)$/.test(file),
    others: ['package-lock.json'],
    stamp: join('dist', basename(folder), '.built'),
    build: () => bundled(join(folder, 'vite.config.ts')),
  };
}

/** As in production, also where tests build it: otherwise a start after them would serve libraries that are half as large again. */
async function bundled(configFile: string): Promise<void> {
  const { build: bundle } = await import('vite');
  const before = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  try {
    await bundle({ configFile, logLevel: 'warn' });
  } finally {
    if (before === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = before;
  }
}

/** Builds what has changed, one process at a time: two starts in one folder would write the same files. */
export async function build(names: readonly string[] = Object.keys(parts)): Promise<void> {
  const wanted = names.map(partOf);
  if (await allBuilt(wanted)) return;
  await mkdir('dist', { recursive: true });
  await withLock(async () => {
    for (const part of wanted) await buildPart(part);
  });
}

function partOf(name: string): Part {
  const part = parts[name];
  if (!part) throw new Error(`There is no part "${name}" to build. Use ${Object.keys(parts).join(' or ')}.`);
  return part;
}

async function allBuilt(wanted: readonly Part[]): Promise<boolean> {
  const built = await Promise.all(wanted.map(async (part) => (await stampOf(part)) === fingerprintOf(part)));
  return built.every(Boolean);
}

const stampOf = ({ stamp }: Part): Promise<string> => readFile(stamp, 'utf8').catch(() => '');

async function buildPart(part: Part): Promise<void> {
  const made = fingerprintOf(part);
  if ((await stampOf(part)) === made) return;
  await part.build();
  await writeFile(part.stamp, made);
}

/** Hashes the sources by name, size and modification time. Sequential, because a thousand promises would take longer than the files. */
function fingerprintOf({ folder, isSource, others }: Part): string {
  const hash = createHash('sha256');
  for (const file of [...filesIn(folder).filter(isSource).sort(), ...others]) {
    const found = statSync(file, { throwIfNoEntry: false });
    hash.update(`${file} ${found?.size} ${found?.mtimeMs}\n`);
  }
  return hash.digest('hex');
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry: Dirent) => entry.isFile())
    .map(({ parentPath, name }: Dirent) => join(parentPath, name));

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

/**
 * The lock file is created with its owner in it. A lock with a dead owner is removed; one that another process has just replaced is put
 * back.
 */
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
