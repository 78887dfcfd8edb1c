import { execFile, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { generate } from 'selfsigned';
import { errorCatalogue } from '../../src/kernel/errors.js';
import { deployFile, installed, itWith } from './deploy-files.js';

const run = promisify(execFile);
const haproxy = deployFile('haproxy.cfg');
const pgbouncer = deployFile('pgbouncer.ini');

/** The lines of a section of haproxy.cfg, without comments. */
const section = (name: string): string[] =>
  (new RegExp(`^${name}\\n((?: .*\\n|\\n)+)`, 'm').exec(`${haproxy}\n`)?.[1] ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));

/** The settings of a section of pgbouncer.ini. */
const settingsOf = (name: string): Record<string, string> => {
  const [, body = ''] = new RegExp(`^\\[${name}\\]\\n([^[]*)`, 'm').exec(pgbouncer) ?? [];
  return Object.fromEntries([...body.matchAll(/^(\w+) = (.*)$/gm)].map(([, key = '', value = '']) => [key, value]));
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shipgraph-deploy-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('haproxy.cfg', () => {
  itWith('haproxy')('is accepted by haproxy without a warning', async () => {
    const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }]);
    await writeFile(join(folder, 'shipgraph.pem'), `${cert}\n${key}`);
    await writeFile(join(folder, 'haproxy.cfg'), haproxy.replace('/etc/haproxy/shipgraph.pem', join(folder, 'shipgraph.pem')));

    const { stdout, stderr } = await run(installed('haproxy') ?? '', ['-c', '-f', join(folder, 'haproxy.cfg')]);
    expect(`${stdout}${stderr}`.trim()).toBe('Configuration file is valid');
  });

  it('sends requests to processes that are ready, and a refused connection to the other one', () => {
    expect(section('backend web')).toEqual(
      expect.arrayContaining([
        'option httpchk GET /readyz',
        'http-check expect status 200',
        'option redispatch 1',
        'retry-on conn-failure',
      ]),
    );
    expect(section('backend web').filter((line) => line.startsWith('server '))).toHaveLength(2);
  });

  it('answers like the service while no process is ready', () => {
    const [answer = ''] = section('backend web').filter((line) => line.startsWith('http-error status 503'));
    const { status, code, message } = JSON.parse(/string '(.*)'/.exec(answer)?.[1] ?? '') as Record<string, string>;

    expect({ status, code }).toEqual({ status: 'failed', code: 'SERVICE_UNAVAILABLE' });
    expect(message).toBe(errorCatalogue.find((each) => each.code === 'SERVICE_UNAVAILABLE')?.message);
    expect(answer).toMatch(/hdr Retry-After \d+$/);
  });

  it("believes no caller's X-Forwarded-For, and shows callers no metrics", () => {
    expect(section('frontend callers')).toEqual(
      expect.arrayContaining([
        'http-request del-header X-Forwarded-For',
        'option forwardfor',
        'http-request deny deny_status 404 if { path /metrics }',
      ]),
    );
  });

  it.each([
    ['listen postgres_write', '/primary'],
    ['listen postgres_read', '/replica?lag=1MB'],
  ])('%s asks Patroni for %s, and closes the sessions of a node that has lost its role', (name, path) => {
    const lines = section(name);

    expect(lines).toContain(`http-check send meth OPTIONS uri ${path}`);
    expect(lines.find((line) => line.startsWith('default-server '))).toMatch(/check port 8008 .*on-marked-down shutdown-sessions$/);
    expect(lines.filter((line) => line.startsWith('server '))).toHaveLength(2);
    expect(lines.find((line) => line.startsWith('bind '))).toMatch(/^bind 127\.0\.0\.1:/);
  });
});

describe('pgbouncer.ini', () => {
  it('leads to the ports of haproxy on the same machine', () => {
    const ports = ['listen postgres_write', 'listen postgres_read'].map(
      (name) => /:(\d+)$/.exec(section(name).find((line) => line.startsWith('bind ')) ?? '')?.[1],
    );

    expect(Object.entries(settingsOf('databases')).map(([name, value]) => [name, /port=(\d+)/.exec(value)?.[1]])).toEqual([
      ['shipgraph', ports[0]],
      ['shipgraph_read', ports[1]],
    ]);
  });

  it('pools transactions, keeps prepared statements and holds no password', () => {
    expect(settingsOf('pgbouncer')).toMatchObject({ pool_mode: 'transaction', auth_type: 'scram-sha-256', listen_addr: '127.0.0.1' });
    expect(Number(settingsOf('pgbouncer')['max_prepared_statements'])).toBeGreaterThanOrEqual(500);
    expect(pgbouncer).not.toMatch(/password=/);
  });

  it('ends silent statements only after the server should have ended them, and callers in the queue before their deadline', () => {
    const { query_timeout = '0', query_wait_timeout = '0' } = settingsOf('pgbouncer');

    expect(Number(query_timeout)).toBeGreaterThan(10);
    expect(Number(query_wait_timeout)).toBeLessThan(10);
  });

  itWith('pgbouncer')('starts PgBouncer, but for the setting that versions before 1.21 do not know', async () => {
    const isOld = /PgBouncer 1\.(1\d|20)\./.test((await run(installed('pgbouncer') ?? '', ['--version'])).stdout);
    const known = isOld ? pgbouncer.replace(/^max_prepared_statements.*$/m, '') : pgbouncer;
    await writeFile(join(folder, 'userlist.txt'), '"shipgraph" "secret"\n');
    const own = known
      .replaceAll('/etc/pgbouncer/', `${folder}/`)
      .replaceAll(/\/var\/(run|log)\/postgresql/g, folder)
      .replace(/^listen_port = .*$/m, 'listen_port = 0')
      .replace(/^listen_addr = .*$/m, 'listen_addr =');
    await writeFile(join(folder, 'pgbouncer.ini'), own);

    expect(await saidAtStart(join(folder, 'pgbouncer.ini'))).not.toMatch(/ERROR|FATAL/);
  });
});

/** What PgBouncer says until it is up or gives up. It refuses to run as root. */
async function saidAtStart(file: string): Promise<string> {
  const asNobody = process.getuid?.() === 0;
  if (asNobody) await run('chown', ['-R', 'nobody', folder]);
  const child = spawn(installed('pgbouncer') ?? '', [file], asNobody ? { uid: 65534, gid: 65534 } : {});
  let said = '';
  await new Promise<void>((resolve) => {
    child.stderr.on('data', (part: Buffer) => {
      said += part.toString();
      if (said.includes('process up')) resolve();
    });
    child.once('exit', () => resolve());
  });
  const gone = new Promise((resolve) => (child.exitCode === null ? child.once('exit', resolve) : resolve(undefined)));
  child.kill('SIGKILL');
  await gone;
  return said.includes('process up') ? said : `FATAL: it did not start.\n${said}`;
}
