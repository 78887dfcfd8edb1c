import { cp, glob, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import type { Plugin } from 'rolldown';

/** Entry points. Everything else is bundled into them. */
const ENTRIES = [
  'src/main.ts',
  'src/cli/main.ts',
  'src/client/{index,store/index}.ts',
  'src/carrier-kit/index.ts',
  'src/commands/{create-staff,migrate,redrive}.ts',
  'src/**/*.worker.ts',
];
/** A running process still loads parts of the build that it was started from. */
const KEPT_MS = 7 * 86_400_000;

/**
 * Bundles the service and the packages that it needs into a few files, because finding and reading thousands of modules takes longer than
 * the rest of a start. The `dependencies` of package.json stay external. Files are written to a draft folder and then moved into place,
 * because running processes still load old ones.
 */
export async function buildService(): Promise<void> {
  const draft = `dist/.draft-${process.pid}`;
  try {
    await bundle(draft);
    await copyAssets(join(draft, 'assets'));
    await cp('src/docs', join(draft, 'docs'), { recursive: true });
    const made = await moveInto('dist', draft);
    await removeOld(made);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function bundle(dir: string): Promise<void> {
  const { rolldown } = await import('rolldown');
  const { dependencies = {} } = JSON.parse(await readFile('package.json', 'utf8')) as { dependencies?: Readonly<Record<string, string>> };
  const bundler = await rolldown({
    input: await entries(),
    platform: 'node',
    tsconfig: 'tsconfig.json',
    // Optional dependencies of packages, which work without them.
    external: [...Object.keys(dependencies).map((name) => new RegExp(`^${name}(/|$)`)), 'class-validator', 'pg-native'],
    plugins: [packagesUnmapped, metadataFirst, plainHttp, wasmInAssets],
    onLog: (level, log, report) => log.code === 'EVAL' || report(level, log),
  });
  await bundler.write({
    dir,
    format: 'esm',
    // Read when an error is logged (platform/log/describe-error.ts).
    sourcemap: 'hidden',
    sourcemapExcludeSources: true,
    // Relative to the package folder: the maps are moved after they are written.
    sourcemapPathTransform: (source, map) => relative('', join(dirname(map), source)),
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
    // GraphQL types and errors are identified by their class names.
    keepNames: true,
    entryFileNames: '[name].js',
    // All in one folder, so that every chunk can find a worker thread's file.
    chunkFileNames: '[name]-[hash].js',
  });
  await bundler.close();
}

/** Locations in packages stay unmapped in stacks. */
const packagesUnmapped: Plugin = {
  name: 'packages-unmapped',
  transform: { filter: { id: /node_modules/ }, handler: (code) => ({ code, map: { mappings: '' } }) },
};

/**
 * A bundle evaluates the modules of one chunk after another, so decorators would run before the metadata that they write to is there.
 * Whatever has decorators imports this package.
 */
const metadataFirst: Plugin = {
  name: 'metadata-first',
  transform: {
    filter: { id: /node_modules\/type-graphql\/build\/esm\/index[.]js$/ },
    handler: (code) => ({ code: `import 'reflect-metadata';\n${code}` }),
  },
};

/**
 * Importing this module reads all of its exports, and some of them load a second HTTP client; accessed as a built-in object it does not.
 */
const plainHttp: Plugin = {
  name: 'plain-http',
  resolveId: { filter: { id: /^(node:)?http$/ }, handler: () => '\0plain-http' },
  load: {
    filter: { id: /^\0plain-http$/ },
    handler: () => ({ code: "module.exports = process.getBuiltinModule('node:http');", moduleType: 'js' }),
  },
};

/** HarfBuzz looks for its code beside itself. The chunks lie in `dist`, and the code in its folder of assets. */
const wasmInAssets: Plugin = {
  name: 'wasm-in-assets',
  transform: {
    filter: { id: /harfbuzzjs\/dist\/harfbuzz[.]js$/ },
    handler: (code) => ({ code: code.replaceAll('"harfbuzz.wasm"', '"assets/harfbuzz.wasm"'), map: { mappings: '' } }),
  },
};

async function entries(): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for await (const file of glob(ENTRIES)) {
    const path = file.slice('src/'.length, -'.ts'.length);
    found[path.endsWith('.worker') ? basename(path) : path] = file;
  }
  return found;
}

async function copyAssets(folder: string): Promise<void> {
  const { assetFiles } = await import('../platform/asset-files.ts');
  await mkdir(folder, { recursive: true });
  for (const [name, [packageName, file]] of Object.entries(assetFiles)) {
    const described = findPackageJSON(packageName, import.meta.url);
    if (described === undefined) throw new Error(`The npm package ${packageName} is not installed. Run "npm ci".`);
    await cp(join(dirname(described), file), join(folder, name));
  }
}

/** Returns the names of the moved files. */
async function moveInto(folder: string, draft: string): Promise<ReadonlySet<string>> {
  const files = (await readdir(draft, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const made = files.map(({ parentPath, name }) => join(parentPath, name).slice(draft.length + 1));
  // Entry points are moved last, so that they never need a chunk that is not there yet.
  const started = made.filter((name) => !/-[\w-]{8}[.]js([.]map)?$/.test(name));
  for (const name of [...made.filter((each) => !started.includes(each)), ...started]) {
    await mkdir(join(folder, dirname(name)), { recursive: true });
    await rename(join(draft, name), join(folder, name));
  }
  return new Set(made);
}

async function removeOld(made: ReadonlySet<string>): Promise<void> {
  for (const name of await readdir('dist')) {
    if (!/[.]js([.]map)?$/.test(name) || made.has(name)) continue;
    const path = join('dist', name);
    if (Date.now() - (await stat(path)).mtimeMs > KEPT_MS) await rm(path, { force: true });
  }
}
