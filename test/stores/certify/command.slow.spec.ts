import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, type AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:tls';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../../../src/commands/build.js';
import { authority, type Certificate } from '../../modules/webhooks/certificates.js';
import { ReferencePlugIn } from './plug-in.js';

const run = promisify(execFile);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'certify-command-'));
  await build(['service']);
}, 240_000);
afterAll(() => rm(folder, { recursive: true }));

interface Ended {
  readonly code: number;
  readonly stdout: string;
}

/** The command as `npx shipgraph` runs it, with nothing of the service in its environment. */
async function shipgraph(...args: string[]): Promise<Ended> {
  const env = { PATH: process.env['PATH'] ?? '', HOME: folder };
  try {
    return { code: 0, ...(await run(process.execPath, ['dist/cli/main.js', ...args], { env, maxBuffer: 10_000_000 })) };
  } catch (error) {
    return error as Ended;
  }
}

/** A command of an author, which hands each step on to the plug-in. */
async function driveFor(store: ReferencePlugIn): Promise<string> {
  const file = join(folder, `drive-${new URL(store.url).port}.mjs`);
  await writeFile(
    file,
    `import { text } from 'node:stream/consumers';
     const answer = await fetch('${store.url}/drive', { method: 'POST', body: await text(process.stdin) });
     console.log(await answer.text());`,
  );
  return `'${process.execPath}' '${file}'`;
}

/** Ends TLS before the plug-in, as a web server does. */
async function tlsBefore(store: ReferencePlugIn, certificate: Certificate): Promise<Server> {
  const { hostname, port } = new URL(store.url);
  const proxy = createServer(certificate, (socket) => {
    const behind = connect(Number(port), hostname);
    for (const each of [socket, behind]) each.on('error', () => each.destroy());
    socket.pipe(behind).pipe(socket);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return proxy;
}

describe('The built command', () => {
  it('certifies a plug-in that is driven by a command, from areas that are chosen, and writes the report', async () => {
    const store = await new ReferencePlugIn().start();
    const report = join(folder, 'report.xml');
    const args = ['--callback', `${store.url}/hook`, '--drive', await driveFor(store), '--listen', '127.0.0.1:0', '--junit', report];
    const { code, stdout } = await shipgraph(
      '--json',
      'certify',
      ...args,
      '--only',
      'requests',
      '--only',
      'signature',
      '--only',
      'delivery',
    );
    await store.stop();
    const { failed, skipped, checks } = JSON.parse(stdout);
    expect({ code, failed, skipped }).toEqual({ code: 0, failed: 0, skipped: 0 });
    expect(await readFile(report, 'utf8')).toContain(`tests="${checks.length}" failures="0"`);
  }, 240_000);

  it('finds a fault of the receiver without a drive, behind TLS with a certificate of its own', async () => {
    const store = await new ReferencePlugIn(new Set(['checks no signature'])).start();
    const { cert, issue } = await authority();
    const proxy = await tlsBefore(store, await issue());
    const caFile = join(folder, 'ca.pem');
    await writeFile(caFile, cert);
    const callback = `https://localhost:${(proxy.address() as AddressInfo).port}/hook`;
    const args = ['--callback', callback, '--listen', '127.0.0.1:0', '--only', 'signature'];
    const trusting = await shipgraph('certify', ...args, '--ca', caFile);
    const strict = await shipgraph('certify', ...args);
    proxy.close();
    await store.stop();
    expect(trusting.code).toBe(1);
    expect(trusting.stdout).toContain('pass  signature  A genuine event is accepted and shown');
    expect(trusting.stdout).toContain('fail  signature  A wrong signature is refused and has no effect');
    expect(strict.stdout).toContain('fail  signature  A genuine event is accepted and shown');
  }, 240_000);
});
