import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { ReferencePlugIn } from '../stores/certify/plug-in.js';
import { shipgraph } from '../support/command-line.js';

const LISTEN = ['--listen', '127.0.0.1:0'];
const SECRET = `whsec_${Buffer.alloc(33, 1).toString('base64')}`;

let folder: string;
let right: ReferencePlugIn;
let wrong: ReferencePlugIn;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'certify-'));
  [right, wrong] = await Promise.all([
    new ReferencePlugIn().start(),
    new ReferencePlugIn(new Set(['adds shipping to subTotal', 'answers 500 for unknown shipments'])).start(),
  ]);
});
afterAll(async () => {
  await Promise.all([right.stop(), wrong.stop()]);
  await rm(folder, { recursive: true });
});

const certify = (store: ReferencePlugIn, ...more: string[]) =>
  shipgraph([...more.filter((each) => each === '--json'), 'certify', '--callback', `${store.url}/hook`, '--drive-url', `${store.url}/drive`, ...LISTEN, ...more.filter((each) => each !== '--json')]); // prettier-ignore

describe('shipgraph certify', () => {
  it('prints each check and exits with 0 when the plug-in is right', async () => {
    const { exitCode, out, err } = await certify(right, '--only', 'requests');
    expect([exitCode, err]).toEqual([0, '']);
    expect(out).toContain('pass  requests   Every body is as documented\n');
    expect(out).toMatch(/\n\d+ passed, 0 failed, 0 not checked\.\n$/);
  });

  it('explains failures with the request that proves them and the page, and exits with 1', async () => {
    const { exitCode, out } = await certify(wrong, '--only', 'requests');
    expect(exitCode).toBe(1);
    expect(out).toContain('fail  requests   `subTotal` is the sum of quantity and price of the products\n');
    expect(out).toContain('Expected a subTotal of 100.00, the sum of the products. Got 107.00.');
    expect(out).toContain('Documented at http://localhost:4000/docs/connect-a-store#place-an-order');
    expect(out).toContain('The plug-in sent: POST /api/order');
    expect(out).toContain('"subTotal":107');
  });

  it('prints one document with --json, and writes JUnit with the proof', async () => {
    const report = join(folder, 'report.xml');
    const { exitCode, out } = await certify(wrong, '--json', '--only', 'requests', '--junit', report);
    const { failed, skipped, checks } = JSON.parse(out);
    expect({ exitCode, skipped }).toEqual({ exitCode: 1, skipped: 0 });
    expect(checks.filter(({ status }: { status: string }) => status === 'failed')).toHaveLength(failed);
    const xml = await readFile(report, 'utf8');
    expect(xml).toContain(`<testsuites name="plug-in" tests="${checks.length}" failures="${failed}" skipped="0"`);
    expect(xml).toMatch(/<failure message="Expected a subTotal [^"]+">The plug-in sent: POST \/api\/order\n/);
  });

  it('checks answers to events without a drive, says what is not checked, and what to set the plug-in up with', async () => {
    const unset = await new ReferencePlugIn(new Set(['checks no signature'])).start();
    const { exitCode, out, err } = await shipgraph([
      'certify',
      '--callback',
      `${unset.url}/hook`,
      '--secret',
      SECRET,
      ...LISTEN,
      '--only',
      'signature',
      '--only',
      'requests',
    ]);
    await unset.stop();
    expect(exitCode).toBe(1);
    expect(out).toContain('pass  signature  A genuine event is accepted and shown');
    expect(out).toContain('fail  signature  A wrong signature is refused and has no effect');
    expect(out).toContain('The plug-in has sent no order.');
    expect(err).toMatch(/Operator +http:\/\/127\.0\.0\.1:\d+\n/);
    expect(err).toContain(SECRET);
    expect(err).toMatch(/Token +sst_/);
  });

  it('runs a command as a drive, and says how it fails', async () => {
    const drive = join(folder, 'drive.cjs');
    await writeFile(
      drive,
      "let s='';process.stdin.on('data',c=>s+=c).on('end',()=>{const a=JSON.parse(s);if(a.do!=='describe'){console.error('no database');process.exit(3)}console.log(JSON.stringify({steps:['rates']}))})",
    );
    const { exitCode, out } = await shipgraph(['certify', '--drive', `"${process.execPath}" "${drive}"`, ...LISTEN, '--only', 'warnings']);
    expect(exitCode).toBe(1);
    expect(out).toContain('The drive does not list the step "placeOrder".');
    expect(out).toContain('The drive exited with 3. no database');
  });

  it('lists the checks', async () => {
    const { exitCode, out } = await shipgraph(['certify', '--list', '--only', 'delivery']);
    expect(exitCode).toBe(0);
    expect(out).toContain('delivery   An event that comes twice has one effect\n');
    expect(out).toContain('http://localhost:4000/docs/webhooks#receive');
    expect(out).not.toContain('refusals');
  });

  it('ends at once on Ctrl-C, and leaves nothing listening', async () => {
    const interruption = new AbortController();
    const heard = (text: string) => void (text.includes('pass  ') && interruption.abort());
    const { exitCode } = await shipgraph(['certify', '--callback', `${right.url}/hook`, '--drive-url', `${right.url}/drive`, ...LISTEN], {
      signal: interruption.signal,
      heard,
    });
    expect(exitCode).toBe(130);
  });

  it.each([
    ['nothing to check', [], /There is nothing to check/],
    ['a receiver by http elsewhere', ['--callback', 'http://store.example/hook'], /must be reached by https/],
    ['a receiver that is none', ['--callback', 'store'], /is not an address such as/],
    ['a secret that is none', ['--callback', 'https://store.example/hook', '--secret', 'hush'], /--secret is not a webhook secret/],
    ['two drives', ['--drive', 'true', '--drive-url', 'http://127.0.0.1:1/'], /Give either --drive or --drive-url/],
    ['a place that is none', ['--drive', 'true', '--listen', 'here'], /is not an address such as 127\.0\.0\.1:4600/],
    [
      'a certificate that is none',
      ['--callback', 'https://store.example/hook', '--ca', 'package.json'],
      /package\.json is not a certificate/,
    ],
    ['an area that is none', ['--drive', 'true', '--only', 'labels'], /Expected one of session, requests/],
  ])('says what is wrong with %s and exits with 2', async (_what, args, words) => {
    const { exitCode, err, out } = await shipgraph(['certify', ...args]);
    expect([exitCode, out]).toEqual([2, '']);
    expect(err).toMatch(words);
  });

  it('says so when the port is taken', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    const { port } = taken.address() as AddressInfo;
    const { exitCode, err } = await shipgraph(['certify', '--drive', 'true', '--listen', `127.0.0.1:${port}`]);
    await new Promise((resolve) => taken.close(resolve));
    expect([exitCode, err]).toEqual([2, expect.stringContaining('EADDRINUSE')]);
  });
});
