import 'reflect-metadata';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createApp } from '../../src/app.js';
import { parseConfig } from '../../src/config.js';
import { createLogger } from '../../src/platform/log/logger.js';
import { openTempFolder } from '../support/cluster.js';
import { findFuzzer, fuzz } from './schemathesis.js';
import { fuzzWithTheWorld } from './world.js';
import { tellStory, type Accounts, type Story } from './story.js';

/**
 * Sends data as people of twelve countries write it (`--only data`), then requests that are made from the descriptions of both interfaces
 * (`--only requests`), and fails when the service fails, answers with a status that is not described, or with a body or header that is
 * not what is described. Nothing leaves this machine: no worker runs beside the requests, and the one operation that calls a receiver
 * while its caller waits is left out.
 */
const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '60' }, seed: { type: 'string' }, only: { type: 'string' } },
});

const CHECKS = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_headers_conformance',
  'response_schema_conformance',
  'allow_header_conformance',
];
const UNLIMITED = {
  STORE_RATE_LIMIT: '0/15',
  ERP_RATE_LIMIT: '0/15',
  PUBLIC_RATE_LIMIT: '0/60',
  LOGIN_RATE_LIMIT: '0/900',
  GRAPHQL_FIELD_LIMITS: 'off',
};

const say = (text: string): void => void process.stderr.write(`${text}\n`);
if (values.only !== 'requests') {
  const seed = Number(values.seed ?? Date.now() % 1_000_000);
  const isClean = await fuzzWithTheWorld({ seconds: Number(values.seconds), seed, environment: UNLIMITED, say });
  if (values.only === 'data' || !isClean) process.exit(isClean ? 0 : 1);
}
const fuzzer = findFuzzer(say);
const folder = await openTempFolder('shipgraph-fuzz-');
const config = parseConfig({ DATA_DIR: folder, PORT: '0', DEMO: '1', ROLE: 'web', ...UNLIMITED });
const app = await createApp(config, { report: say, log: createLogger('error') });
try {
  const accounts = JSON.parse(await readFile(app.credentials ?? '', 'utf8')) as Accounts;
  const story = await tellStory(app.url ?? '', accounts);
  const asSeller = { ...story.shopHeaders, authorization: `Bearer ${accounts.apiToken}` };
  const results = [
    await run('/api/openapi-spec.json', asSeller, story),
    await run('/api/erp/openapi-spec.json', { authorization: `Bearer ${accounts.erpToken}` }, story),
  ];
  process.exitCode = results.every(Boolean) ? 0 : 1;
} finally {
  await app.stop();
  await rm(folder, { recursive: true, force: true });
}

async function run(path: string, headers: Readonly<Record<string, string>>, story: Story): Promise<boolean> {
  say(`${path}, ${values.seconds} seconds ...`);
  const settings = join(folder, 'schemathesis.toml');
  await writeFile(settings, await settingsFor(path, story));
  const args = [
    ...['--config-file', settings, 'run', `${app.url}${path}`],
    ...['--checks', CHECKS.join(',')],
    ...['--phases', 'examples,coverage,fuzzing'],
    ...['--max-time', values.seconds],
    ...['--exclude-operation-id-regex', '^tryWebhook'],
    ...(values.seed ? ['--seed', values.seed] : []),
    ...['--continue-on-failure', '--no-color', '--warnings', 'off', '--request-timeout', '20'],
    ...Object.entries(headers).flatMap(([name, value]) => ['--header', `${name}: ${value}`]),
  ];
  return fuzz(fuzzer, args, folder);
}

/** The ids of the story, for every operation that has a use for them. */
async function settingsFor(path: string, { parameters }: Story): Promise<string> {
  const { paths } = (await (await fetch(`${app.url}${path}`)).json()) as { paths: Readonly<Record<string, unknown>> };
  return Object.keys(paths)
    .flatMap((each) => {
      const known = parameters.filter((parameter) => parameter.path.test(each));
      const values = known.map(({ name, value }) => `${name} = ${JSON.stringify(value)}`).join(', ');
      return known.length === 0 ? [] : [`[[operations]]\ninclude-path = ${JSON.stringify(each)}\nparameters = { ${values} }\n`];
    })
    .join('\n');
}
