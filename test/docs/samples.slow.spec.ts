import { execFile, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile, copyFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { GraphQLSchema } from 'graphql';
import { EXAMPLE } from '../../src/rest/docs/reference/example-values.js';
import { graphSamplesOf } from '../../src/rest/docs/reference/graph-page.js';
import { graphSample } from '../../src/rest/docs/reference/graph-sample.js';
import { restCalls } from '../../src/rest/docs/reference/rest-calls.js';
import { restSamples } from '../../src/rest/docs/reference/rest-page.js';
import { rootFields } from '../../src/rest/docs/reference/root-fields.js';
import { languages, type Language, type Samples } from '../../src/rest/docs/samples/sample.js';
import { interfaces } from '../../src/rest/interfaces.js';
import { createSchema } from '../../src/schema.js';
import { startApp, type TestApp } from '../support/app.js';
import { nameOf } from '../support/declared.js';
import { placeOrder, walkTo } from '../support/story.js';

const missing = ['bash', 'curl', 'php', 'python3'].filter((name) => spawnSync('sh', ['-c', `command -v ${name}`]).status !== 0);
const hasRequests = spawnSync('python3', ['-c', 'import requests']).status === 0;
if (missing.length > 0 || !hasRequests)
  console.warn(
    `There is no ${[...missing, ...(hasRequests ? [] : ['requests'])].join(', ')} on this machine; samples that need it are not run.`,
  );
const canRun: Readonly<Record<Language, boolean>> = {
  curl: !missing.includes('bash') && !missing.includes('curl'),
  TypeScript: true,
  PHP: !missing.includes('php'),
  Python: !missing.includes('python3') && hasRequests,
};

/** Parses all programs of a list in one process, and prints what is wrong with which of them. */
const PARSERS: Readonly<Record<'curl' | 'PHP' | 'Python', readonly [program: string, ...words: string[]]>> = {
  curl: ['bash', '-c', 'for file in "$@"; do bash -n "$file" || echo "$file"; done', 'bash'],
  PHP: [
    'php',
    '-r',
    'foreach (array_slice($argv, 1) as $file) try { token_get_all(file_get_contents($file), TOKEN_PARSE); } catch (ParseError $error) { echo "$file: {$error->getMessage()}\n"; }',
    '--',
  ],
  Python: [
    'python3',
    '-c',
    'import ast, sys\nfor file in sys.argv[1:]:\n  try: ast.parse(open(file).read())\n  except SyntaxError as error: print(file, error)',
  ],
};

const ENDINGS: Readonly<Record<Language, string>> = { curl: 'sh', TypeScript: 'ts', PHP: 'php', Python: 'py' };

/** As the package is installed by those who use it. */
const SETTINGS = {
  compilerOptions: {
    noEmit: true,
    strict: true,
    target: 'es2024',
    module: 'nodenext',
    lib: ['es2024', 'dom'],
    types: ['node'],
    skipLibCheck: true,
  },
  include: ['*.ts'],
};

let app: TestApp;
let schema: GraphQLSchema;
let folder: string;
let environment: Record<string, string>;
let shipment: string;
/** By the name of the route or field. */
let samples: ReadonlyMap<string, Samples>;

beforeAll(async () => {
  schema = await createSchema();
  app = await startApp({ ROLE: 'web' });
  const { body: shop } = await app.client.post('/docs/demo/sign-in', { account: 'shop' });
  environment = { SHOP_TOKEN: shop.token, SHOP_DOMAIN: shop.domain, SHIPGRAPH_TOKEN: app.accounts.erpToken };
  const headers = { 'x-svc-shop-token': shop.token, 'x-svc-shop-domain': shop.domain };
  const { body: order } = await placeOrder(app, { domain: shop.domain, token: shop.token, headers });
  await walkTo(app, order.shipment_id, 'delivered');
  shipment = order.shipment_id;
  samples = new Map([
    ...restCalls(interfaces, schema).map((call) => [nameOf(call.route), restSamples(call, app.client.baseUrl)] as const),
    ...rootFields(schema).map(
      (root) =>
        [`${root.kind} ${root.name}`, graphSamplesOf(root, graphSample(schema, root, app.clock.now()), app.client.baseUrl)] as const,
    ),
  ]);
  folder = await mkdtemp(join(tmpdir(), 'samples-'));
  await installClient();
}, 180_000);
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true, force: true });
});

const node = (...words: string[]) => promisify(execFile)(process.execPath, words, { maxBuffer: 16 * 1024 * 1024 });

async function installClient(): Promise<void> {
  const client = join(folder, 'node_modules/@shipgraph/client');
  await mkdir(client, { recursive: true });
  await node('node_modules/typescript/bin/tsc', '-p', 'src/client/tsconfig.package.json', '--outDir', join(client, 'dist'));
  await copyFile('src/client/package.json', join(client, 'package.json'));
  for (const name of ['graphql', 'graphql-request', 'graphql-ws', '@graphql-typed-document-node', '@types'])
    await symlink(resolve('node_modules', name), join(folder, 'node_modules', name));
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(SETTINGS));
}

/** Writes the samples of a language as files, and returns their names. */
async function written(language: Language): Promise<string[]> {
  const files: string[] = [];
  for (const [name, { [language]: code }] of samples) {
    if (code === '') continue;
    const file = join(folder, `${name.replaceAll(/[^A-Za-z0-9]+/g, '-')}.${ENDINGS[language]}`);
    await writeFile(file, code);
    files.push(file);
  }
  return files;
}

it.each(['curl', 'PHP', 'Python'] as const)('Every sample in %s is a program', async (language) => {
  if (!canRun[language]) return;
  const [program, ...words] = PARSERS[language];
  const files = await written(language);
  const { stdout, stderr } = await promisify(execFile)(program, [...words, ...files], { maxBuffer: 16 * 1024 * 1024 });

  expect(files.length).toBeGreaterThan(300);
  expect(stdout + stderr).toBe('');
});

it('Every sample in TypeScript is typed as the client is', async () => {
  const files = await written('TypeScript');
  const printed = await node('node_modules/typescript/bin/tsc', '-p', folder).then(({ stdout }) => stdout, ({ stdout }: { stdout: string }) => stdout); // prettier-ignore

  expect(files.length).toBeGreaterThan(300);
  expect(printed).toBe('');
}, 240_000);

/** The order of the example is not there: each language says so in its way. */
const NOT_THERE = /ORDER_NOT_FOUND|order was not found|404/i;

/** What is run in every language, and what its answer says. */
const STORY: readonly (readonly [name: string, said: RegExp])[] = [
  ['POST /api/activation', /Shipping is active/],
  ['POST /api/rates', /SVC_ECO/],
  ['POST /api/order', /Order created|SVC\w{11}/],
  ['PATCH /api/order/:id/update', NOT_THERE],
  ['GET /api/track/:id', /DELIVERED/i],
  ['GET /api/webhooks', /webhooks/],
  ['GET /api/awb/:id', /^$/],
  ['GET /api/erp/shipments', /SVC\w{11}/],
  ['GET /api/erp/shipments/:id', /delivered/],
  ['GET /api/erp/reference/statuses', /picked_up/],
  ['POST /api/erp/shipments/:id/notes', /success/],
  ['queries shipment', /DELIVERED/],
  ['queries shipments', /endCursor/],
  ['queries rates', /SVC_ECO/],
  ['queries ledgerIntegrity', /true|True|1/],
  ['mutations addShipmentNote', /call before delivery/],
];

describe.each(languages)('In %s', (language) => {
  (canRun[language] ? it : it.skip).each(STORY)('the sample of %s does what it shows', async (name, said) => {
    const file = join(folder, `story.${ENDINGS[language]}`);
    const code = samples.get(name)?.[language] ?? '';
    await writeFile(file, code.replaceAll(EXAMPLE.shipment, shipment));

    const printed = await run(language, file, name.startsWith('GET /api/webhooks') ? { SHIPGRAPH_TOKEN: app.accounts.apiToken } : {});

    expect(printed).toMatch(said);
    if (said !== NOT_THERE) expect(printed).not.toMatch(/"status": ?"failed"|Traceback|Fatal error|(?<!\w)Error:/);
  });
});

async function run(language: Language, file: string, more: Readonly<Record<string, string>>): Promise<string> {
  const commands: Readonly<Record<Language, readonly [string, ...string[]]>> = {
    curl: ['bash', file],
    TypeScript: [process.execPath, '--no-warnings', file],
    PHP: ['php', '-d', `auto_prepend_file=${resolve('src/stores/php/autoload.php')}`, file],
    Python: ['python3', file],
  };
  const [program, ...words] = commands[language];
  const options = { cwd: folder, env: { ...process.env, ...environment, ...more } };
  const { stdout, stderr } = await promisify(execFile)(program, words, options).catch((error: { stdout: string; stderr: string }) => error);
  return `${stdout}${language === 'curl' ? '' : stderr}`.trim();
}
