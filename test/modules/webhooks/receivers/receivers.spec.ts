import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { AddressInfo } from 'node:net';
import { blockOf } from '../../../support/guides.js';
import { waitFor } from '../../../support/wait-for.js';
import { receiver } from '../../../../src/modules/webhooks/receivers/receiver.js';
import { WebhookSender } from '../../../../src/modules/webhooks/sending/index.js';
import { authority, type Certificate } from '../certificates.js';
import { deliver, expectations, secrets } from './deliveries.js';

const MODULE = 'src/modules/webhooks';
const HELD = [secrets.current, secrets.older];

interface Running {
  readonly port: number;
  /** The ids of the events that were handled, in order. */
  readonly handled: string[];
  readonly stop: () => Promise<void>;
}

let certificate: Certificate;
let sender: WebhookSender;

beforeAll(async () => {
  const ca = await authority();
  certificate = await ca.issue();
  sender = new WebhookSender({ timeoutMs: 10_000, allowedNetworks: ['127.0.0.0/8'], ca: ca.cert });
});

afterAll(() => sender.close());

async function startTypeScript(): Promise<Running> {
  const handled: string[] = [];
  const server = receiver(certificate, {
    secrets: HELD,
    handle: async ({ id }) => {
      if (id === 'evt_unlucky' && !handled.includes('evt_unlucky tried')) {
        handled.push('evt_unlucky tried');
        throw new Error('The shop is busy.');
      }
      handled.push(id);
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { port: (server.address() as AddressInfo).port, handled, stop };
}

async function startPython(): Promise<Running> {
  const folder = await mkdtemp(join(tmpdir(), 'receiver-'));
  const files = { TLS_CERT: join(folder, 'cert.pem'), TLS_KEY: join(folder, 'key.pem') };
  await writeFile(files.TLS_CERT, certificate.cert);
  await writeFile(files.TLS_KEY, certificate.key, { mode: 0o600 });
  const program = spawn('python3', [`${MODULE}/receivers/receiver.py`], {
    env: { ...process.env, ...files, PORT: '0', WEBHOOK_SECRETS: HELD.join(' ') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const handled: string[] = [];
  let port = 0;
  createInterface({ input: program.stdout }).on('line', (line) => {
    const said = JSON.parse(line);
    port = said.port ?? port;
    if (said.handled) handled.push(said.handled);
  });
  await waitFor('the receiver listens', () => port > 0 || program.exitCode !== null);
  return { port, handled, stop: () => stopProgram(program, folder) };
}

async function stopProgram(program: ChildProcess, folder: string): Promise<void> {
  if (program.exitCode === null) {
    program.kill('SIGKILL');
    await once(program, 'exit');
  }
  await rm(folder, { recursive: true });
}

const hasPython = spawnSync('python3', ['--version']).status === 0;

const languages = [
  { language: 'TypeScript', start: startTypeScript, runs: true },
  { language: hasPython ? 'Python' : 'Python (left out: there is no python3 on this machine)', start: startPython, runs: hasPython },
];

for (const { language, start, runs } of languages)
  (runs ? describe : describe.skip)(`the receiver in ${language}`, () => {
    let running: Running;
    const url = () => `https://127.0.0.1:${running.port}/hook`;

    beforeAll(async () => {
      running = await start();
    });

    afterAll(() => running.stop());

    it.each(expectations)('%s', async (name, delivery, status) => {
      const eventId = `evt_${name.replaceAll(' ', '_')}`;
      expect(await deliver(sender, url(), { eventId, ...delivery })).toMatchObject({ httpStatus: status, delivered: status === 200 });
      if (status === 200) await waitFor('it is handled', () => running.handled.includes(eventId));
      expect(running.handled.includes(eventId)).toBe(status === 200);
    });

    it('handles an event once, however often it comes, even when its header says that it is another', async () => {
      for (let attempt = 0; attempt < 3; attempt += 1)
        expect(await deliver(sender, url(), { eventId: 'evt_twice' })).toMatchObject({ delivered: true });
      const renamed = { 'X-Svc-Event-ID': 'evt_other', 'X-Svc-Delivery-ID': 'dlv_other' };
      await deliver(sender, url(), {
        eventId: 'evt_twice',
        tamper: ({ body, headers }) => ({ body, headers: { ...headers, ...renamed } }),
      });
      await deliver(sender, url(), { eventId: 'evt_last' });
      await waitFor('the last one is handled', () => running.handled.includes('evt_last'));
      expect(running.handled.filter((id) => id === 'evt_twice' || id === 'evt_other')).toEqual(['evt_twice']);
    });
  });

describe('the receiver in TypeScript, when handling fails', () => {
  it('requests the event again, and handles it then', async () => {
    const running = await startTypeScript();
    const url = `https://127.0.0.1:${running.port}/hook`;
    expect(await deliver(sender, url, { eventId: 'evt_unlucky' })).toMatchObject({ failure: 'server_error', httpStatus: 500 });
    expect(await deliver(sender, url, { eventId: 'evt_unlucky' })).toMatchObject({ delivered: true });
    expect(running.handled).toEqual(['evt_unlucky tried', 'evt_unlucky']);
    await running.stop();
  });
});

describe('the README of the module and the guide', () => {
  it.each([
    [blockOf('webhooks', 'receiver-ts'), 'receivers/receiver.ts'],
    [blockOf('webhooks', 'receiver-python'), 'receivers/receiver.py'],
  ])('show the receiver unchanged: $language', async ({ language, code }, file) => {
    const receiver = await readFile(join(MODULE, file), 'utf8');
    expect(await readFile(join(MODULE, 'README.md'), 'utf8')).toContain(`\`\`\`${language}\n${receiver}\`\`\`\n`);
    expect(`${code}\n`).toBe(receiver);
  });
});
