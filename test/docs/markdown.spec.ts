import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { parse } from 'yaml';
import { lexer, walkTokens, type Token } from 'marked';
import { plainText } from '../../src/rest/docs/guide-page.js';
import { slugOf } from '../../src/rest/docs/slug.js';
import { blocksOf, documents } from '../support/guides.js';

/** Links and code of a text, wherever they stand in it. */
function partsOf(file: string): { links: string[]; code: string[]; anchors: Set<string> } {
  const parts = { links: new Array<string>(), code: new Array<string>(), anchors: new Set<string>() };
  const tokens: Token[] = lexer(readFileSync(file, 'utf8'));
  void walkTokens(tokens, (token) => {
    if (token.type === 'link' || token.type === 'image') parts.links.push(String(token['href']));
    if (token.type === 'codespan') parts.code.push(String(token['text']));
    if (token.type === 'heading') parts.anchors.add(slugOf(plainText(token)));
  });
  return parts;
}

describe.each(documents)('In %s', (file) => {
  const { links, code } = partsOf(file);

  it('every link leads to a file and an anchor of the repository, to the service, or elsewhere by https', () => {
    const broken = links.filter((href) => {
      if (/^(https:\/\/|http:\/\/localhost:4000(\/|$))/.test(href)) return false;
      const [path = '', anchor] = href.split('#');
      const target = path === '' ? file : normalize(join(dirname(file), path));
      return !existsSync(target) || (anchor !== undefined && !partsOf(target).anchors.has(anchor));
    });
    expect(broken).toEqual([]);
  });

  it('every file and folder that is named is there', () => {
    expect(code.filter((text) => /^(src|test)\/[\w./-]+$/.test(text) && !existsSync(text))).toEqual([]);
  });

  it('every block of data can be read', () => {
    for (const { language, code } of blocksOf(file)) {
      if (language === 'json') JSON.parse(code);
      if (language === 'yaml') parse(code);
    }
  });

  it('every block of a language that can be run is run by a test, or says why not', () => {
    const runnable = blocksOf(file).filter(({ language }) => ['sh', 'ts', 'python', 'graphql', 'console'].includes(language));
    expect(runnable.filter(({ label, notRun }) => label === undefined && notRun === undefined).map((block) => block.code)).toEqual([]);
  });
});

it('These blocks are not run, each for its reason', () => {
  const reasons = documents.flatMap(blocksOf).flatMap(({ file, notRun }) => (notRun === undefined ? [] : [`${basename(file)}: ${notRun}`]));
  expect(reasons).toEqual([
    'README.md: installs the packages and starts the service',
    'README.md: needs Docker',
    'README.md: runs all checks and tests',
    'certify-a-plug-in.md: needs a receiver; test/stores/certify/command.slow.spec.ts runs it',
    'certify-a-plug-in.md: needs a plug-in; test/stores/certify/command.slow.spec.ts runs it',
    'client-and-cli.md: goes on until it is stopped; test/client/client.spec.ts runs what it calls',
    'client-and-cli.md: needs a server that receives; test/client/store/verify-webhook.spec.ts verifies real deliveries',
    'client-and-cli.md: needs a hub with drivers and parcels; test/cli/runs.slow.spec.ts runs the commands',
    'client-and-cli.md: needs the bill of a carrier',
    'client-and-cli.md: needs jq',
    'connect-a-store.md: needs a shop in test mode; test/modules/test-clocks/test-clock.spec.ts runs both mutations',
    'connect-a-store.md: the requests are written a moment later',
    'connected-carriers.md: it needs an account at the carrier',
    'erp.md: a login asks for a password; the tests of the command line make tokens',
    'import-orders.md: needs a file with orders; test/cli/import-orders.slow.spec.ts runs the commands',
    'operate.md: needs Docker',
    'operate.md: builds the service and starts it',
    'operate.md: needs an installation',
    'operate.md: writes to a folder for backups',
    'operate.md: needs an installation with an archive',
    'quick-start.md: installs the packages and starts the service',
    'quick-start.md: needs Docker',
    'quick-start.md: fills the database with sixty days of history, which takes a minute',
    'quick-start.md: takes ten minutes; test/console/simulated-drivers.slow.spec.ts drives faster',
    'rates-and-price-cards.md: the transcript in "Client and CLI" runs the same command',
    'scale.md: needs several machines',
    'scale.md: needs several machines',
    'scale.md: needs several machines',
    'scale.md: needs several machines',
    'scale.md: needs several machines',
    'scale.md: needs several machines',
    'webhooks.md: waits for events until it is interrupted; the tests of the command line run it',
    'webhooks.md: starts the service again',
    'write-a-carrier-adapter.md: test/cli/carrier-check.spec.ts runs it',
  ]);
});

it('Examples in other languages than those of examples.spec.ts are run by the tests that name them', () => {
  const specs = readdirSync('test', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.spec.ts'));
  const tests = specs.map((name) => readFileSync(join('test', name), 'utf8')).join();
  const examples = documents
    .flatMap(blocksOf)
    .filter(({ label, language }) => label !== undefined && !['sh', 'graphql'].includes(language));

  expect(examples.length).toBeGreaterThan(0);
  expect(examples.filter(({ file, label }) => !tests.includes(`blockOf('${basename(file, '.md')}', '${label}')`))).toEqual([]);
});

it('The first version of the changelog is that of every package', () => {
  const versions = ['package.json', 'src/client/package.json', 'src/stores/vendure/package.json', 'package-lock.json'].map(
    (file) => (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version,
  );
  const [, newest] = /^## (\S+) - \d{4}-\d{2}-\d{2}$/m.exec(readFileSync('src/docs/changelog.md', 'utf8')) ?? [];
  expect(new Set(versions)).toEqual(new Set([newest]));
});
