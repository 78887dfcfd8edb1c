import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

/** A line with @ts-expect-error fails to compile if the types allow what follows. */
const PROGRAM = `
import { createStore, type OrderRequest, type RateOption } from './package/client/store/index.js';
const store = createStore({ url: 'https://ship.example', token: async () => 'sst', domain: 'shop.example' });
const place = { address: 'Al Quoz 3', city: 'Dubai', countryCode: 'AE', zip: '' };
const rates: RateOption[] = await store.rates({ origin: place, destination: place });
const service: string | undefined = rates[0]?.service_code;
// @ts-expect-error An order needs its customer.
await store.placeOrder({ order: {} as OrderRequest['order'] });
// @ts-expect-error There are no such labels.
await store.label('SVC1', { format: 'png' });
const bytes: Uint8Array = (await store.label('SVC1', { format: 'zpl', dpi: 300 })).bytes;
const { missing } = await store.labels(['SVC1']);
// @ts-expect-error The answer has no such field.
void (await store.fulfil({ orderNumber: 1 })).nothing;
const { webhook } = await store.webhooks.create({ url: 'https://shop.example/hook', events: ['shipment.update'] });
console.log(service, bytes.length, missing.length, webhook.secret);
`;

/** As of a browser, without the types of Node. */
const SETTINGS = {
  compilerOptions: {
    noEmit: true,
    strict: true,
    target: 'es2022',
    module: 'nodenext',
    lib: ['es2024', 'dom', 'dom.iterable'],
    types: [] as string[],
  },
  files: ['program.ts'],
};

const tsc = (...options: string[]) => promisify(execFile)(process.execPath, [resolve('node_modules/typescript/bin/tsc'), ...options]);

it('The published declarations type every call, for programs that have no types of Node', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'store-types-'));
  try {
    await tsc('-p', 'src/client/tsconfig.package.json', '--outDir', join(folder, 'package'));
    await writeFile(join(folder, 'program.ts'), PROGRAM);
    await writeFile(join(folder, 'package.json'), '{"type":"module"}');
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(SETTINGS));
    // What it prints is what does not fit.
    const printed = await tsc('-p', folder).then(({ stdout }) => stdout, ({ stdout }: { stdout: string }) => stdout); // prettier-ignore
    expect(printed).toBe('');
  } finally {
    await rm(folder, { recursive: true });
  }
}, 120_000);
