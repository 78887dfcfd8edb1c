import { readFile } from 'node:fs/promises';
import { createContext, runInContext } from 'node:vm';
import { bundleStore, type StoreBundle } from './bundle.js';

const MOST_BYTES = 15_000;

let bundle: StoreBundle;
beforeAll(async () => {
  bundle = await bundleStore();
});

describe('The client of a store', () => {
  it('is at most 15 kB for those who download it', () => {
    console.log(`The store's part of the client: ${bundle.gzippedBytes} bytes gzipped, of ${MOST_BYTES}.`);
    expect(bundle.gzippedBytes).toBeLessThanOrEqual(MOST_BYTES);
  });

  it('depends on nothing', () => {
    expect(bundle.imports).toEqual([]);
    expect(bundle.code).not.toMatch(/node:|graphql|require\(/);
  });

  it('needs no more of its platform than the web has', async () => {
    const script = bundle.code.replace(/export\s*\{([^}]*)\};?\s*$/, (_, names: string) => `exported={${asProperties(names)}};`);
    const web = {
      AbortSignal,
      URLSearchParams,
      TextEncoder,
      TextDecoder,
      Blob,
      DOMException,
      crypto,
      exported: {} as Record<string, Verify>,
    };
    runInContext(script, createContext(web));
    expect(Object.keys(web.exported).toSorted()).toEqual(['StoreError', 'WebhookError', 'connectStore', 'createStore', 'verifyWebhook']);
    const refusal = web.exported['verifyWebhook']?.({}, '{}', 's');
    await expect(refusal).rejects.toMatchObject({ name: 'WebhookError', code: 'MISSING_HEADER' });
  });

  it('is an entry of both packages', async () => {
    const target = { types: './dist/client/store/index.d.ts', default: './dist/client/store/index.js' };
    for (const [file, name] of [
      ['package.json', './client/store'],
      ['src/client/package.json', './store'],
    ] as const) {
      const { exports } = JSON.parse(await readFile(file, 'utf8')) as { exports: Record<string, unknown> };
      expect(exports[name]).toEqual(target);
    }
  });
});

type Verify = (headers: object, body: string, secret: string) => Promise<unknown>;

/** `a as b,c` of an export clause as the properties `b:a,c:c`. */
const asProperties = (names: string): string =>
  names
    .split(',')
    .map((each) => each.trim().split(/\s+as\s+/))
    .map(([own, exported = own]) => `${exported}:${own}`)
    .join(',');
