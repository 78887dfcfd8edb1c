import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { parseConfig, settingNames } from '../src/config.js';

interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
}

interface Service {
  readonly user?: string;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly build?: { readonly context: string; readonly dockerfile: string };
  readonly environment: Readonly<Record<string, string>>;
  readonly volumes: readonly string[];
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly healthcheck: { readonly test: readonly string[] };
}

/** What Docker makes of `${NAME}`, `${NAME:-default}` and `${NAME:?complaint}`. */
function filledIn(text: string, given: Readonly<Record<string, string>>): string {
  return text.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name: string, kind?: string, rest = '') => {
    const value = given[name];
    if (!value && kind === '?') throw new Error(`${name}: ${rest}`);
    return value || (kind === '-' ? rest : '');
  });
}

const SECRETS = { POSTGRES_PASSWORD: 'a0b1c2', SECRET_KEY: 'k'.repeat(32) };
const compose = parse(await readFile('docker-compose.yml', 'utf8')) as Compose;
const { app, database } = compose.services;

function environmentOf(service: Service | undefined, given: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(service?.environment ?? {}).map(([name, value]) => [name, filledIn(String(value), given)]));
}

it('composes a database and the service with settings that the service accepts', () => {
  const config = parseConfig(environmentOf(app, SECRETS));
  const { POSTGRES_USER, POSTGRES_PASSWORD, POSTGRES_DB } = environmentOf(database, SECRETS);

  expect(config.database.url).toBe(`postgres://${POSTGRES_USER}:${POSTGRES_PASSWORD}@database:5432/${POSTGRES_DB}`);
  expect(app?.depends_on).toEqual({ database: { condition: 'service_healthy' } });
  expect(database?.healthcheck.test.join(' ')).toContain('pg_isready');
  expect(app?.healthcheck.test.join(' ')).toContain(`http://127.0.0.1:${config.http.port}/readyz`);
  const named = [...(app?.volumes ?? []), ...(database?.volumes ?? [])].map((volume) => volume.split(':')[0] ?? '');
  expect(named.sort()).toEqual(Object.keys(compose.volumes).sort());
});

it('is for production: no demo, no self-registration, and no default secrets', () => {
  expect(parseConfig(environmentOf(app, SECRETS))).toMatchObject({
    production: true,
    demo: false,
    selfRegistration: false,
    allowRoot: false,
    secretKey: SECRETS.SECRET_KEY,
  });
  for (const name of Object.keys(SECRETS)) {
    expect(() => environmentOf(app, { ...SECRETS, [name]: '' })).toThrow(`${name}: Set ${name}`);
  }
  expect(() => environmentOf(database, {})).toThrow('Set POSTGRES_PASSWORD');
});

it('runs the service without root, on files that it cannot change, and with nothing that the kernel would let root do', () => {
  expect(app).toMatchObject({ user: 'node', read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
  expect(app?.build).toEqual({ context: '.', dockerfile: 'src/deploy/Dockerfile' });
});

it('passes no setting that the service does not know', () => {
  expect(settingNames).toEqual(expect.arrayContaining(Object.keys(app?.environment ?? {})));
});
