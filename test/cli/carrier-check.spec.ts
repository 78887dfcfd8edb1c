import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { shipgraph } from '../support/command-line.js';

const EXAMPLE = 'src/docs/examples/parcel-co.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'carrier-check-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** A module of an author, which begins with the adapter and the simulator of the guide. */
async function moduleWith(name: string, code: string): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, `import * as example from '${pathToFileURL(resolve(EXAMPLE)).href}';\n${code}`);
  return file;
}

const BROKEN = `export default { ...example.adapter, scanCodes: { ...example.adapter.scanCodes, 'A<B': 'gone' },
  cancel: async () => ({ status: 'declined', message: 'No' }) };
export const { startSimulator } = example;`;

describe('shipgraph carrier check', () => {
  it('prints each check and exits with 0 when the example of the guide passes', async () => {
    const { exitCode, out, err } = await shipgraph(['carrier', 'check', EXAMPLE]);

    expect([exitCode, err]).toEqual([0, '']);
    expect(out).toContain('pass  webhook  A call of 1 MiB is read\n');
    expect(out).toMatch(/\nPARCEL_CO: \d\d passed, 0 failed, 0 skipped\.\n$/);
  });

  it('explains failures, exits with 1, and checks only the areas that are named', async () => {
    const file = await moduleWith('broken.js', BROKEN);
    const { exitCode, out } = await shipgraph(['carrier', 'check', file, '--only', 'shape', '--only', 'cancel']);

    expect(exitCode).toBe(1);
    expect(out).toContain('fail  cancel   A booking is voided, and voiding it again is `voided` too\n');
    expect(out).toContain("Expected `voided`. Got { status: 'declined', message: 'No' }.");
    expect(out).toContain('scanCodes["A<B"]');
    expect(out).not.toContain('  quote  ');
  });

  it('prints one document with --json', async () => {
    const { exitCode, out } = await shipgraph(['--json', 'carrier', 'check', EXAMPLE, '--only', 'quote']);
    const { carrier, passed, failed, skipped, checks } = JSON.parse(out);

    expect({ exitCode, carrier, failed, skipped }).toEqual({
      exitCode: 0,
      carrier: { code: 'PARCEL_CO', name: 'Parcel Co' },
      failed: 0,
      skipped: 0,
    });
    expect(checks).toHaveLength(passed);
    expect(checks[0]).toEqual({
      name: expect.any(String),
      area: 'quote',
      status: 'passed',
      explanation: '',
      durationMs: expect.any(Number),
    });
  });

  it('writes a JUnit report with the explanations escaped', async () => {
    const file = await moduleWith('reported.js', BROKEN);
    const report = join(folder, 'report.xml');
    await shipgraph(['carrier', 'check', file, '--only', 'shape', '--junit', report]);
    const xml = await readFile(report, 'utf8');

    expect(xml).toMatch(
      /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<testsuites name="carrier\.PARCEL_CO" tests="8" failures="1" skipped="0"/,
    );
    expect(xml).toContain('<failure message="Expected scanCodes[&quot;A&lt;B&quot;] to be one of');
    expect(xml.match(/<testcase /g)).toHaveLength(8);
  });

  it('checks an adapter without a simulator as far as it can', async () => {
    const file = await moduleWith('alone.js', 'export const { adapter } = example;');
    const { exitCode, out } = await shipgraph(['carrier', 'check', file]);

    expect(exitCode).toBe(0);
    expect(out).toContain('pass  shape    Every method is there');
    expect(out).toContain('There is no simulator: export startSimulator() to control what the carrier does.');
    expect(out).toMatch(/ 0 failed, [5-9]\d skipped\.\n$/);
  });

  it.each([
    ['a file that does not exist', 'missing.js', undefined, /missing\.js cannot be loaded as an ES module/],
    ['a syntax error', 'syntax.js', 'export const adapter = {', /cannot be loaded as an ES module\. SyntaxError/],
    ['no adapter', 'empty.js', 'export const something = 1;', /exports no adapter: expected an object/],
    ['an adapter without capabilities', 'bare.js', 'export const adapter = {};', /has no "capabilities"/],
    [
      'a simulator that is none',
      'odd.js',
      'export const { adapter } = example; export const startSimulator = () => 7;',
      /not return a CarrierSimulator/,
    ],
    [
      'a simulator that fails',
      'failing.js',
      "export const { adapter } = example; export const startSimulator = () => import('./nowhere.js');",
      /^"startSimulator" of .*failing\.js failed\. .*nowhere\.js/,
    ],
    [
      'a simulator that was not started',
      'resting.js',
      `export const { adapter } = example;
       export const startSimulator = async () => { const made = await example.startSimulator(); await made.stop(); return made; };`,
      /resting\.js failed\. Error: The simulator is not running: await its start\(\)\./,
    ],
  ])('says what is wrong with %s and exits with 2', async (_what, name, code, words) => {
    const file = code === undefined ? join(folder, name) : await moduleWith(name, code);
    const { exitCode, err, out } = await shipgraph(['carrier', 'check', file]);

    expect([exitCode, out]).toEqual([2, '']);
    expect(err).toMatch(words);
  });

  it('says how a file becomes an ES module if Node takes it for something else', async () => {
    const folderOfCommonJs = await mkdtemp(join(folder, 'common-'));
    await writeFile(join(folderOfCommonJs, 'package.json'), '{ "type": "commonjs" }');
    const file = join(folderOfCommonJs, 'adapter.js');
    await writeFile(file, 'export const adapter = {};');
    const { exitCode, err } = await shipgraph(['carrier', 'check', file]);

    expect(exitCode).toBe(2);
    expect(err).toMatch(/adapter\.js cannot be loaded as an ES module\. .*Rename the file to \.mjs, or set "type": "module"/);
  });

  it('tells the cause of many failures once', async () => {
    const file = await moduleWith(
      'refusing.js',
      `export const adapter = { ...example.adapter, book: async () => ({ status: 'refused', code: null, message: 'Not there yet' }) };
       export const { startSimulator } = example;`,
    );
    const { out } = await shipgraph(['carrier', 'check', file, '--only', 'cancel']);

    expect(out.match(/Not there yet/g)).toHaveLength(1);
    expect(out.match(/\n {15}As above\./g)).toHaveLength(5);
  });

  it('explains an adapter that lacks most of its parts', async () => {
    const file = await moduleWith('begun.js', "export const adapter = { code: 'BEGUN', name: 'Begun', capabilities: {} };");
    const { out } = await shipgraph(['carrier', 'check', file, '--only', 'shape']);

    expect(out).toContain('Expected `baseUrls` to be { test, live }, each an https address or null. Got undefined.');
    expect(out).toContain('Expected `scanCodes` to be an object with a status for each code. Got undefined.');
    expect(out).not.toContain('TypeError');
  });

  it('does not know other areas', async () => {
    const { exitCode, err } = await shipgraph(['carrier', 'check', EXAMPLE, '--only', 'pickups']);
    expect([exitCode, err]).toEqual([2, expect.stringContaining('Expected one of shape, account, quote')]);
  });
});
