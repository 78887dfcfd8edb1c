import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { startApp, type TestApp } from '../support/app.js';
import { comparable, missingPrograms, readersFolder, runShell } from '../support/guide-shell.js';
import { blockOf, blocksOf, documents, type Block } from '../support/guides.js';
import { connectShop, moveTo, placeOrder } from '../support/story.js';

const canRun = missingPrograms.length === 0;
if (!canRun) console.warn(`There is no ${missingPrograms.join(', ')} on this machine; the shell examples of the guides are not run.`);

/** What is run before the service starts, because the service has to trust it. */
const CERTIFICATE = 'certificate';

/** The shell examples of a guide follow each other from top to bottom. */
const shellExamples = (file: string): Block[] =>
  blocksOf(file).filter(({ language, label }) => language === 'sh' && label !== undefined && label !== CERTIFICATE);

let app: TestApp;
let certified: string;
beforeAll(async () => {
  certified = await mkdtemp(join(tmpdir(), 'certificate-'));
  await mkdir(join(certified, '.data'));
  if (canRun) await trustNewCertificate();
  app = await startApp({ WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8' });
});
afterAll(async () => {
  await app.stop();
  await rm(certified, { recursive: true });
});

async function trustNewCertificate(): Promise<void> {
  await runShell('http://localhost:4000', [blockOf('webhooks', CERTIFICATE)], certified);
  setDefaultCACertificates([...getCACertificates('default'), await readFile(join(certified, '.data/receiver.pem'), 'utf8')]);
}

async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return String(port);
}

(canRun ? it : it.skip).each(documents.filter((file) => shellExamples(file).length > 0))(
  'The shell examples of %s run and print what is shown',
  async (file) => {
    const folder = await readersFolder(app);
    await cp(join(certified, '.data'), join(folder.path, '.data'), { recursive: true });
    const port = await freePort();
    const examples = shellExamples(file).map((block) => ({ ...block, code: block.code.replaceAll('8443', port) }));

    const printed = await runShell(app.client.baseUrl, examples, folder.path).finally(() => folder.remove());

    for (const [at, { label, output }] of examples.entries()) {
      if (!output) continue;
      const { language } = output;
      expect({ label, printed: comparable({ language, code: printed[at] ?? '' }) }).toEqual({ label, printed: comparable(output) });
    }
  },
);

describe('The GraphQL examples', () => {
  const examples = documents.flatMap(blocksOf).filter(({ language, label }) => language === 'graphql' && label !== undefined);

  it.each(examples)('$label of $file runs', async ({ code }) => {
    const { body } = await app.client.graphql(code, {}, app.accounts.erpToken);
    expect(body).toEqual({ data: expect.anything() });
  });
});

it('The subscription of the guide is the one that runs here, and prints each change', async () => {
  const shown = blockOf('graphql', 'subscription');
  const program = await readFile('test/docs/subscription.ts', 'utf8');
  expect(`${shown.code}\n`).toBe(program);

  const code = program.replace('localhost:4000', app.client.baseUrl.replace('http://', ''));
  const child = spawn(process.execPath, ['--no-warnings', '--input-type=module-typescript', '--eval', code], {
    env: { ...process.env, TOKEN: app.accounts.erpToken },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => lines.push(line));
  const shop = await connectShop(app);
  // Changes before it listens are not printed.
  while (lines.length === 0) await moveTo(app, (await placeOrder(app, shop)).body.shipment_id, 'fulfilled');
  child.kill();

  expect(Object.keys(JSON.parse(lines[0] ?? ''))).toEqual(Object.keys(JSON.parse(shown.output?.code ?? '')));
});
