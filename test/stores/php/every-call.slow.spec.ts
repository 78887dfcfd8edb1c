import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { interfaces } from '../../../src/rest/interfaces.js';
import { describePhp, jsonOf, PACKAGE, runPhp } from './php.js';

/** Of shoppers, carriers and payment providers; PUT is the other spelling of PATCH. */
const NOT_OF_STORES: readonly string[] = [
  'PUT /api/order/:id/update',
  'GET /track/:id',
  'POST /track/:id/link',
  'GET /brand/:file',
  'GET /api/proofs/:id',
  'GET /pay/:token',
  'POST /pay/:token',
  'POST /api/payments/stripe/webhook',
  'GET /deliver/:token',
  'POST /deliver/:token',
  'POST /deliver/:token/undo',
  'POST /api/carriers/:account/events',
];

/** Calls that are not made by a key: a login is checked each time, and rates write nothing. */
const WITHOUT_KEY: readonly string[] = ['POST /api/login', 'POST /api/rates'];

const rows = (interfaces['/api/openapi-spec.json']?.routes ?? [])
  .map(({ method, path, door }) => ({ name: `${method} ${path}`, call: `${method} ${path.replaceAll(/:\w+/g, 'ID')}`, door }))
  .filter(({ name }) => !NOT_OF_STORES.includes(name));

const phpFiles = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.php')).map((name) => join(folder, name));

describePhp('the PHP client', () => {
  it('has a call for every path of the store interface, and none for another', async () => {
    const sent = await jsonOf('every-call.php');
    const calls = sent.map(({ method, path }: { method: string; path: string }) => `${method} ${path}`);

    expect([...new Set(calls)].sort()).toEqual([...new Set(rows.map(({ call }) => call))].sort());
  });

  it('shows each path what it wants to know of the caller, and no more', async () => {
    for (const { method, path, headers } of await jsonOf('every-call.php')) {
      const { door, name } = rows.find(({ call }) => call === `${method} ${path}`) ?? {};
      const writes = method !== 'GET' && !WITHOUT_KEY.includes(name ?? '');

      expect({ name, token: headers.includes('x-svc-shop-token') }).toEqual({ name, token: door === 'shopToken' });
      expect({ name, bearer: headers.includes('authorization') }).toEqual({ name, bearer: door === 'bearer' });
      expect({ name, key: headers.includes('idempotency-key') }).toEqual({ name, key: writes });
    }
  });

  it('consists of files that PHP can read, and imports no type that is not there', async () => {
    const types = await readFile(join(PACKAGE, 'src/Types.php'), 'utf8');
    const known = new Set([...types.matchAll(/@phpstan-type (\w+)/g)].map(([, name]) => name));
    const files = [...(await phpFiles(PACKAGE)), ...(await phpFiles('test/stores/php'))];

    expect(files.length).toBeGreaterThan(25);
    for (const file of files) {
      expect(await runPhp(['-l', file])).toMatchObject({ status: 0, stdout: expect.stringContaining('No syntax errors') });
      const imported = (await readFile(file, 'utf8')).matchAll(/@phpstan-import-type (\w+) from Types/g);
      expect([...imported].map(([, name]) => name).filter((name) => !known.has(name))).toEqual([]);
    }
  });

  it('uses no syntax that PHP 8.1 does not know', async () => {
    for (const file of await phpFiles(PACKAGE)) {
      const code = (await readFile(file, 'utf8')).replaceAll(/\/\*\*[^]*?\*\//g, '');
      expect({
        file,
        newer: /readonly class|\): (?:true|false|null)\s*[{;]|\(\w+&\w+\)\||const \w+ \w+ =|#\[\\Override/.exec(code)?.[0],
      }).toEqual({ file });
    }
  });

  it('says the version of the package of the other client', async () => {
    const { version } = JSON.parse(await readFile('src/client/package.json', 'utf8'));
    expect(await readFile(join(PACKAGE, 'src/Http/Caller.php'), 'utf8')).toContain(`VERSION = '${version}'`);
  });
});
