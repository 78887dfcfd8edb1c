import { join } from 'node:path';
import { startApp, type TestApp } from '../support/app.js';
import { ask } from '../support/graphql.js';
import { simulateDay } from './simulated-drivers/simulate-day.js';
import type { World } from './simulated-drivers/world.js';

const RUNS = `{ runs { nodes { state driver { name } hub { code } refusedEvents { id } tasks { kind state reasonCode proofs { kind received } }
  leftBehind { reason } cash { difference { amount } } } } }`;

interface Run {
  readonly state: string;
  readonly refusedEvents: readonly unknown[];
  readonly leftBehind: readonly { readonly reason: string }[];
  readonly cash: { readonly difference: readonly { readonly amount: string }[] };
  readonly tasks: readonly {
    readonly kind: string;
    readonly state: string;
    readonly proofs: readonly { readonly kind: string; readonly received: boolean }[];
  }[];
}

describe('Simulated drivers', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.stop());

  /** The clock of the service goes as fast as the drivers do. */
  const world = (more: Partial<World> = {}): World => ({
    client: app.client,
    accounts: app.accounts,
    outbox: join(app.dataDir, 'outbox'),
    drivers: 3,
    minutes: 4,
    watch: { now: () => app.clock.now(), pause: (milliseconds) => Promise.resolve(app.clock.advance(milliseconds)) },
    signal: new AbortController().signal,
    say: () => undefined,
    output: { write: () => true, isTTY: false },
    ...more,
  });
  const runsNow = async (): Promise<Run[]> => (await ask(app, app.accounts.erpToken, RUNS)).runs.nodes;

  it('load, drive, deliver with proofs and codes, collect, fail, lose the network, count and leave the books in order', async () => {
    const totals = await simulateDay(world());
    expect(totals).toMatchObject({ runs: 3, finished: 3, open: 0, refused: [], ledgerOk: true, difference: -5, leftBehind: 1 });
    expect(totals.completed).toBeGreaterThan(5);
    expect(totals.failed).toBeGreaterThan(0);
    expect(totals.cash).toBeGreaterThan(0);
    expect(totals.positions.accepted).toBeGreaterThan(50);
    expect(totals.positions.rejected).toBe(0);

    const tasks = (await runsNow()).flatMap((run) => run.tasks);
    expect(new Set(tasks.map(({ kind }) => kind))).toEqual(new Set(['DELIVER', 'PICKUP']));
    const proofs = tasks.flatMap((task) => task.proofs);
    expect(new Set(proofs.map(({ kind }) => kind))).toEqual(new Set(['PHOTO', 'OTP', 'SCAN']));
    expect(proofs.filter(({ kind, received }) => kind === 'PHOTO' && !received)).toEqual([]);
  });

  it('work a second day with the same hub and the same drivers', async () => {
    const people = async () => ask(app, app.accounts.erpToken, '{ hubs { code } drivers { name } }');
    const before = await people();
    expect(await simulateDay(world({ minutes: 2 }))).toMatchObject({ runs: 3, finished: 3, open: 0, ledgerOk: true });
    expect(await people()).toEqual(before);
  });

  it('work in the evening too, when drivers in Dubai have to be back', async () => {
    const evening = new Date(app.clock.now()).setUTCHours(24 + 18, 0, 0, 0);
    app.clock.advance(evening - app.clock.now().getTime());
    expect(await simulateDay(world({ minutes: 2 }))).toMatchObject({ runs: 3, finished: 3, open: 0, ledgerOk: true });
  });

  it('come back at once when they are called, and leave no run open', async () => {
    const ending = new AbortController();
    const pause = (milliseconds: number): Promise<void> => {
      ending.abort();
      return Promise.resolve(app.clock.advance(milliseconds));
    };
    const now = (): Date => app.clock.now();
    const totals = await simulateDay(world({ signal: ending.signal, watch: { now, pause } }));
    expect(totals).toMatchObject({ runs: 3, finished: 3, refused: [], ledgerOk: true });
    expect((await runsNow()).filter(({ state }) => state !== 'FINISHED')).toEqual([]);
  });
});
