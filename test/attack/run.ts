import 'reflect-metadata';
import { readFile, rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { createApp } from '../../src/app.js';
import { parseConfig } from '../../src/config.js';
import { createLogger } from '../../src/platform/log/logger.js';
import { createSchema } from '../../src/schema.js';
import type { DemoCredentials } from '../../src/seed/demo-accounts.js';
import type { TestApp } from '../support/app.js';
import { Client } from '../support/client.js';
import { TestClock } from '../support/clock.js';
import { openTempFolder } from '../support/cluster.js';
import { TurnWatch } from '../support/longest-turn.js';
import { testPasswords } from '../support/passwords.js';
import { badRequests } from './bad-requests.js';
import { layGround, type Attacker } from './ground.js';
import { besideAnotherTenant } from './other-tenant.js';
import { worstOperations, type Operation } from './operations.js';
import { Sender, type Received, type Sent } from './sender.js';

/**
 * Attacks its own service with requests that its rules allow, or that are wrong in as many places as possible, and measures what they
 * do to everybody else: the longest turn of its event loop, and the length of the answer. Fails beyond the limits. Nothing leaves this
 * machine.
 */
const { values } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, role: { type: 'string' }, report: { type: 'boolean', default: false } },
});
const MOST_OPERATIONS = values.quick ? 20 : 300;
const MAX_TURN_MS = 50;
const MOST_TIMES = 5;
const MAX_ANSWER = 8 * 1024 * 1024;
const MAX_REFUSAL = 64 * 1024;

interface Found extends Received {
  readonly who: string;
  readonly what: string;
  readonly turnMs: number;
  readonly cpuMs: number;
}

const UNLIMITED = {
  STORE_RATE_LIMIT: '0/15',
  ERP_RATE_LIMIT: '0/15',
  PUBLIC_RATE_LIMIT: '0/60',
  LOGIN_RATE_LIMIT: '0/900',
  GRAPHQL_RATE_LIMIT: '0/60',
  GRAPHQL_FIELD_LIMITS: 'off',
};

const say = (text: string): void => void process.stderr.write(`${text}\n`);
const folder = await openTempFolder('shipgraph-attack-');
const config = parseConfig({ DATA_DIR: folder, PORT: '0', DEMO: '1', ROLE: 'web', ...UNLIMITED });
const service = await createApp(config, { report: say, log: createLogger('error'), passwords: testPasswords() });
const sender = new Sender(service.url ?? '');
const watch = new TurnWatch();
try {
  const accounts = JSON.parse(await readFile(service.credentials ?? '', 'utf8')) as DemoCredentials;
  const app: TestApp = {
    ...service,
    client: new Client(service.url ?? ''),
    accounts,
    clock: new TestClock(),
    dataDir: folder,
    databaseUrl: config.database.url ?? '',
  };
  const ground = await layGround(app);
  const schema = await createSchema();
  const found: Found[] = [];
  for (const attacker of ground.attackers.filter(({ name }) => values.role === undefined || name === values.role)) {
    const operations = worstOperations(schema, config.graphql, attacker, ground.known);
    say(`${attacker.name}: ${operations.length} operations, the largest ${operations[0]?.size ?? 0} values`);
    for (const operation of chosen(operations)) found.push(await attack(attacker, operation));
  }
  const refused: Found[] = [];
  for (const { name, ...request } of badRequests(ground.shop, ground.seller)) refused.push(await repeated('bad request', name, request));
  tell(found, refused);
  const { p95Ms, p95WithSelectionsMs } = await besideAnotherTenant(app, sender);
  say(
    `Orders of another tenant beside orders of 1,000 lines: p95 ${p95Ms.toFixed(0)} ms; ${p95WithSelectionsMs.toFixed(0)} ms with 20 selections of each`,
  );
} finally {
  watch.stop();
  await sender.stop();
  await service.stop();
  await rm(folder, { recursive: true, force: true });
}

/** The largest, and some of all the others. */
function chosen(operations: readonly Operation[]): Operation[] {
  const others = operations.slice(MOST_OPERATIONS);
  const step = Math.max(1, Math.ceil(others.length / MOST_OPERATIONS));
  return [...operations.slice(0, MOST_OPERATIONS), ...others.filter((_, index) => index % step === 0)];
}

function attack(attacker: Attacker, { name, query }: Operation): Promise<Found> {
  return repeated(attacker.name, name, { path: '/graphql', headers: attacker.headers, body: JSON.stringify({ query }) });
}

/** The first has the code of the service compiled; what is beyond the limit once is only so if it is each time. */
async function repeated(who: string, what: string, request: Sent): Promise<Found> {
  let least = await measured(who, what, request);
  for (let times = 2; times <= (least.turnMs > MAX_TURN_MS ? MOST_TIMES : 2); times += 1) {
    const next = await measured(who, what, request);
    least = { ...next, turnMs: Math.min(least.turnMs, next.turnMs), cpuMs: Math.min(least.cpuMs, next.cpuMs) };
  }
  return least;
}

async function measured(who: string, what: string, request: Sent): Promise<Found> {
  let received: Received = { status: 0, bytes: 0, head: '' };
  const before = process.threadCpuUsage();
  const turnMs = await watch.during(async () => void (received = await sender.send(request)));
  const { user, system } = process.threadCpuUsage(before);
  return { who, what, turnMs, cpuMs: (user + system) / 1000, ...received };
}

function tell(found: readonly Found[], refused: readonly Found[]): void {
  const most = (all: readonly Found[], of: 'turnMs' | 'bytes' | 'cpuMs'): Found[] =>
    all.toSorted((one, other) => other[of] - one[of]).slice(0, 1);
  const rows = [...Map.groupBy([...found, ...refused], ({ who }) => who)].flatMap(([who, all]) => [
    ...most(all, 'turnMs').map((each) => `| ${who} | longest turn | ${each.turnMs.toFixed(1)} ms | ${each.what} | ${each.status} |`),
    ...most(all, 'bytes').map(
      (each) => `| ${who} | largest answer | ${(each.bytes / 1024).toFixed(0)} KiB | ${each.what} | ${each.status} |`,
    ),
    ...most(all, 'cpuMs').map((each) => `| ${who} | dearest | ${each.cpuMs.toFixed(0)} ms of CPU | ${each.what} | ${each.status} |`),
  ]);
  process.stdout.write(`| Caller | Measure | Figure | Operation | Status |\n| --- | --- | --- | --- | --- |\n${rows.join('\n')}\n`);
  const failed = [
    ...found.filter(({ turnMs, bytes, status }) => turnMs > MAX_TURN_MS || bytes > MAX_ANSWER || status === 0 || status >= 500),
    ...refused.filter(({ bytes, status }) => bytes > MAX_REFUSAL || status === 0 || status >= 500),
  ];
  for (const { who, what, turnMs, bytes, status, head } of failed)
    say(`Beyond the limits: ${who}, ${what}: ${turnMs.toFixed(1)} ms, ${bytes} bytes, status ${status} ${status === 200 ? '' : head}`);
  say(`${found.length + refused.length - failed.length} attacks held, ${failed.length} did not`);
  process.exitCode = failed.length === 0 || values.report ? 0 : 1;
}
