import 'reflect-metadata';
import { execFileSync } from 'node:child_process';
import { availableParallelism, cpus } from 'node:os';
import { measureBoard } from './board.js';
import { Ground } from './ground.js';
import { LoadGenerator } from './load.js';
import { readOptions, type PartName } from './options.js';
import { measureConsole } from './console.js';
import { measureCores } from './cores.js';
import { measureDriverApp } from './driver-app.js';
import { measureGraphql } from './graphql.js';
import { measureGrowth } from './growth.js';
import { measureLabels } from './labels.js';
import { measureOrderBytes } from './order-bytes.js';
import { measureOrders } from './orders.js';
import { measureLists } from './lists.js';
import { measureLive } from './live.js';
import { measureMemory } from './memory.js';
import { measurePositions } from './positions.js';
import { measureRates } from './rates.js';
import { measureReads } from './reads.js';
import { measureRouting } from './routing.js';
import { measureStart } from './start.js';
import { tableOf, type Row } from './table.js';
import { measureWallets } from './wallets.js';
import { measureWebhooks } from './webhooks.js';

const say = (text: string): void => void process.stderr.write(`${text}\n`);
const options = readOptions(process.argv.slice(2));
const parts: Record<PartName, typeof measureRates> = {
  start: measureStart,
  memory: measureMemory,
  rates: measureRates,
  orders: measureOrders,
  'order-bytes': measureOrderBytes,
  reads: measureReads,
  labels: measureLabels,
  growth: measureGrowth,
  webhooks: measureWebhooks,
  lists: measureLists,
  board: measureBoard,
  wallets: measureWallets,
  graphql: measureGraphql,
  cores: measureCores,
  live: measureLive,
  positions: measurePositions,
  console: measureConsole,
  'driver-app': measureDriverApp,
  routing: measureRouting,
};

say('Building ...');
execFileSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
const ground = await Ground.open(options);
const load = new LoadGenerator();
const rows: Row[] = [];
try {
  for (const part of options.parts) {
    say(`Measuring ${part} ...`);
    rows.push(...(await parts[part](ground, load, options)));
    await ground.clear();
  }
} finally {
  await load.stop();
  await ground.close();
  // Also what was measured before a part failed.
  print(rows);
}

function print(measured: readonly Row[]): void {
  process.stdout.write(
    `${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.version}\n\n${tableOf(measured)}\n`,
  );
}
