import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';
import { mantineStyles } from './mantine-styles.js';

/** Smaller files are not worth compressing. */
const WORTH_COMPRESSING_BYTES = 1_024;

/** Writes compressed copies of each text file, so that responses need no compression at run time. Runs after the output is complete. */
const compressed = (): Plugin => ({
  name: 'compressed',
  apply: 'build',
  writeBundle: async ({ dir = '' }, bundle) => {
    const texts = Object.keys(bundle).filter((name) => /[.](js|css|svg)$/.test(name));
    await Promise.all(texts.map((name) => compress(join(dir, name))));
  },
});

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < WORTH_COMPRESSING_BYTES) return;
  await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
  await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes));
}

/** Components that most pages use: one file is smaller and loads faster than forty. */
const COMMON = [
  'ActionIcon', 'Alert', 'Anchor', 'Badge', 'Button', 'Center', 'CloseButton', 'Code', 'Group', 'List', 'Loader', 'Paper', 'SimpleGrid',
  'Skeleton', 'Stack', 'Text', 'Title', 'Transition', 'UnstyledButton', 'VisuallyHidden',
]; // prettier-ignore
/** Input components. */
const FIELDS = ['Input', 'InputBase', 'PasswordInput', 'TextInput'];
/** Base styles, see app/styles.ts. */
const GROUND = ['ScrollArea', 'Popover', 'Overlay', 'ModalBase', 'Input', 'InlineInput', 'Flex', 'FloatingIndicator'];

const componentsOf = (names: readonly string[]): string => `@mantine/core/esm/components/(?:${names.join('|')})/`;
const stylesOf = (names: readonly string[]): string => `@mantine/core/styles/(?:${names.join('|')})[.]css`;

/** Two chunks for every page: libraries, which seldom change, and common components. Everything else stays out of them. */
const groups = [
  {
    name: 'libraries',
    test: /node_modules[/](?:react|react-dom|scheduler|react-router|@tanstack[/][\w-]+|i18next|react-i18next|use-sync-external-store)[/](?!dist[/]es[/]Trans)/,
    priority: 2,
  },
  {
    name: 'parts',
    test: new RegExp(`@mantine/core/esm/core/|${componentsOf(COMMON)}|${stylesOf([...COMMON, ...GROUND])}|/console/graph/(?!watch)`),
    priority: 1,
  },
  { name: 'fields', test: new RegExp(componentsOf(FIELDS)) },
];

const SERVICE = process.env['SHIPGRAPH_URL'] ?? 'http://localhost:4000';

export default defineConfig({
  root: import.meta.dirname,
  base: '/console/',
  // The service inserts a nonce into each response.
  html: { cspNonce: '%NONCE%' },
  build: {
    outDir: '../../dist/console',
    // Open pages and running processes still request files of the previous build; file names contain a content hash.
    emptyOutDir: false,
    target: 'es2023',
    // The content security policy allows no inline resources.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1_000,
    rolldownOptions: {
      output: { codeSplitting: { includeDependenciesRecursively: false, groups } },
      // Ignore 'use client' directives: everything runs in the browser.
      onLog: (level, log, report) => log.code === 'MODULE_LEVEL_DIRECTIVE' || report(level, log),
    },
  },
  plugins: [mantineStyles(), compressed()],
  server: { proxy: { '/graphql': { target: SERVICE, ws: true }, '/api': SERVICE, '/static': SERVICE, '/track': SERVICE } },
});
