import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { parseConfig, settingNames } from '../src/config.js';

interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
}

interface Service {
  readonly image: string;
  readonly command?: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  readonly volumes: readonly string[];
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly healthcheck: { readonly test: readonly string[] };
}

/** What Docker does to `${NAME:-default}` when NAME is not set. */
const withDefaults = (environment: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, String(value).replace(/\$\{\w+:-([^}]*)\}/g, '$1')]));

it('composes a database and the service with settings that the service accepts', async () => {
  const { services, volumes } = parse(await readFile('docker-compose.yml', 'utf8')) as Compose;
  const { app, database } = services;
  const config = parseConfig(withDefaults(app?.environment ?? {}));
  const { POSTGRES_USER, POSTGRES_PASSWORD, POSTGRES_DB } = withDefaults(database?.environment ?? {});

  expect(config.database.url).toBe(`postgres://${POSTGRES_USER}:${POSTGRES_PASSWORD}@database:5432/${POSTGRES_DB}`);
  expect(app?.depends_on).toEqual({ database: { condition: 'service_healthy' } });
  expect(database?.healthcheck.test.join(' ')).toContain('pg_isready');
  expect(app?.healthcheck.test.join(' ')).toContain(`http://127.0.0.1:${config.http.port}/readyz`);
  const named = [...(app?.volumes ?? []), ...(database?.volumes ?? [])]
    .map((volume) => volume.split(':')[0] ?? '')
    .filter((name) => !name.startsWith('.'));
  expect(named.sort()).toEqual(Object.keys(volumes).sort());
});

it('runs the service as the first process of its container, as npm would start it, so that it hears when it has to stop', async () => {
  const { services } = parse(await readFile('docker-compose.yml', 'utf8')) as Compose;
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as { readonly scripts: Readonly<Record<string, string>> };
  expect(services['app']?.command?.at(-1)).toBe(`npm ci && ${scripts['prestart']} && exec ${scripts['start']}`);
});

it('passes no setting that the service does not know', async () => {
  const { services } = parse(await readFile('docker-compose.yml', 'utf8')) as Compose;
  expect(settingNames).toEqual(expect.arrayContaining(Object.keys(services['app']?.environment ?? {})));
});
