import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { rolldown } from 'rolldown';
import { defineConfig, type Plugin } from 'vite';

/** Smaller files are not worth compressing. */
const WORTH_COMPRESSING_BYTES = 1_024;
/** The best of brotli takes ten seconds for WebAssembly, to save a fiftieth. */
const QUALITY = 9;
const OUT = join(import.meta.dirname, '../../dist/driver');
/** Beside the page, which the service worker asks for by its address. */
const FIXED = ['icon.svg', 'icon-192.png', 'icon-512.png', 'icon-maskable-512.png', 'manifest.webmanifest'];

/** Builds the service worker with the list of all files of this version, then writes compressed copies. */
const offline = (): Plugin => ({
  name: 'offline',
  apply: 'build',
  writeBundle: async (_options, bundle) => {
    const files = [...Object.keys(bundle).filter((name) => name !== 'index.html'), ...FIXED].sort();
    await buildWorker(files);
    const texts = [...files, 'sw.js'].filter((name) => /[.](js|css|svg|wasm|webmanifest)$/.test(name));
    await Promise.all(texts.map((name) => compress(join(OUT, name))));
  },
});

async function buildWorker(files: readonly string[]): Promise<void> {
  const page = await readFile(join(OUT, 'index.html'));
  const version = createHash('sha256').update(page).update(files.join()).digest('hex').slice(0, 16);
  const bundler = await rolldown({
    input: join(import.meta.dirname, 'worker/service-worker.ts'),
    transform: { define: { APP_FILES: JSON.stringify(files.map((name) => `/driver/${name}`)), APP_VERSION: JSON.stringify(version) } },
  });
  await bundler.write({ file: join(OUT, 'sw.js'), format: 'iife', minify: true });
  await bundler.close();
}

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path);
  await Promise.all([rm(`${path}.gz`, { force: true }), rm(`${path}.br`, { force: true })]);
  if (bytes.length < WORTH_COMPRESSING_BYTES) return;
  await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
  await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }));
}

const SERVICE = process.env['SHIPGRAPH_URL'] ?? 'http://localhost:4000';

export default defineConfig({
  root: import.meta.dirname,
  base: '/driver/',
  build: {
    outDir: OUT,
    // Open apps still ask for files of the previous build; file names contain a content hash.
    emptyOutDir: false,
    target: 'es2022',
    // The content security policy allows no inline resources.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1_000,
  },
  plugins: [offline()],
  server: { proxy: { '/graphql': { target: SERVICE, ws: true } } },
});
