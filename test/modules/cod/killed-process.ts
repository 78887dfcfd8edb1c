import 'reflect-metadata';
import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { createApp } from '../../../src/app.js';
import { parseConfig } from '../../../src/config.js';
import { Actor } from '../../../src/kernel/actor.js';
import { confirmCod } from '../../../src/modules/cod/index.js';
import { createLogger } from '../../../src/platform/log/logger.js';

/** A process that stops each of its confirmations before another statement and then waits to be killed. */
interface Stopping {
  readonly before: number;
  sent: number;
  /** What is sent after the commit, for others, is stopped when the confirmation may be through already: it counts once. */
  isTold?: true;
}
const stopping = new AsyncLocalStorage<Stopping>();

const send = Reflect.get(pg.Client.prototype, 'query') as (this: pg.Client, ...args: unknown[]) => unknown;
pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
  const at = stopping.getStore();
  if (!at || ++at.sent < at.before) return send.apply(this, args);
  reached(at);
  return new Promise(() => undefined);
} as typeof pg.Client.prototype.query;

const shipments = process.argv.slice(2);
let waiting = 0;

/** Printed on the way out: how many are stopped now, or that one had fewer statements and is done. */
function reached(at: Stopping): void {
  if (at.isTold) return;
  at.isTold = true;
  waiting += 1;
  process.stdout.write(`stopped ${at.before}\n`);
  if (waiting === shipments.length) process.stdout.write('all\n');
}

const config = parseConfig({ ...process.env, PORT: '0', ROLE: 'web', DEMO: '0', DATABASE_POOL: String(shipments.length + 2) });
const app = await createApp(config, { report: () => undefined, log: createLogger('silent') });
const operator = new Actor({ type: 'ops', id: null });
shipments.forEach((id, index) => {
  const at: Stopping = { before: index + 1, sent: 0 };
  void stopping.run(at, () =>
    app.database.unitOfWork
      .run(null, (tx) => confirmCod(tx, operator, { id, paymentMethod: 'cash' }))
      .then(
        () => reached(at),
        (error: unknown) => process.stdout.write(`failed ${String(error)}\n`),
      ),
  );
});
