import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { zipSync } from 'fflate';
import { compileTranslations } from './woocommerce-words.ts';

const PLUGIN = 'src/stores/woocommerce';
const CLIENT = 'src/stores/php';
/** Under which WordPress keeps the plug-in; the zip has one folder of this name. */
const NAME = 'shipgraph-for-woocommerce';

export const WOOCOMMERCE_ZIP = `dist/downloads/${NAME}.zip`;

/** Any fixed time, so that the same files make the same zip. */
const MADE = new Date('2026-01-01T12:00:00');

/** Makes the zip that a shop uploads: the plug-in, the PHP client that it needs, and its translations as WordPress reads them. */
export async function buildWooCommerce(): Promise<void> {
  const files = new Map<string, Uint8Array>();
  await add(files, PLUGIN, ['**/*.{php,js,css,txt,pot,po}', 'LICENSE'], '');
  await add(files, CLIENT, ['autoload.php', 'composer.json', 'src/**/*.php'], 'client');
  for (const [name, content] of [...files]) {
    if (name.endsWith('.po')) files.set(name.replace(/[.]po$/, '.mo'), compileTranslations(Buffer.from(content).toString()));
  }
  const sorted = Object.fromEntries(
    [...files].sort(([left], [right]) => (left < right ? -1 : 1)).map(([name, content]) => [`${NAME}/${name}`, content]),
  );
  await mkdir(dirname(WOOCOMMERCE_ZIP), { recursive: true });
  await writeFile(WOOCOMMERCE_ZIP, zipSync(sorted, { level: 9, mtime: MADE }));
}

async function add(files: Map<string, Uint8Array>, folder: string, patterns: readonly string[], under: string): Promise<void> {
  for await (const file of glob(patterns.map((pattern) => join(folder, pattern)))) {
    files.set(join(under, relative(folder, file)), await readFile(file));
  }
}
