import type { TestApp } from '../../support/app.js';
import { ask } from '../../support/graphql.js';
import type { SimulatedDriver } from './driver.js';
import type { Money } from './run.js';
import type { World } from './world.js';

const RUN = `query($id: String!) { run(id: $id) { shortId state km leftBehind { reason }
  progress { tasks completed failed open late } refusedEvents { id }
  cash { counted { amount currency } difference { amount currency } } } }`;
const LEDGER = '{ ledgerIntegrity { ok } }';

interface FinishedRun {
  readonly state: string;
  readonly km: number | null;
  readonly leftBehind: readonly unknown[];
  readonly progress: { readonly completed: number; readonly failed: number; readonly open: number };
  readonly refusedEvents: readonly unknown[];
  readonly cash: { readonly difference: readonly Money[] | null };
}

export interface Totals {
  readonly runs: number;
  readonly finished: number;
  readonly completed: number;
  readonly failed: number;
  /** Tasks that ended neither way. */
  readonly open: number;
  readonly leftBehind: number;
  /** Reports that the service has refused. */
  readonly refused: readonly string[];
  readonly positions: { readonly accepted: number; readonly rejected: number };
  readonly km: number;
  readonly cash: number;
  /** Cash that was counted less the expected, in the float's currency. */
  readonly difference: number;
  readonly ledgerOk: boolean;
}

/** What the service says of the day; only the positions and refusals are what the phones received. */
export async function totalsOf(world: World, drivers: readonly SimulatedDriver[]): Promise<Totals> {
  const app = world as unknown as TestApp;
  const token = world.accounts.erpToken;
  const runs: FinishedRun[] = [];
  for (const { runId } of drivers) if (runId !== undefined) runs.push((await ask(app, token, RUN, { id: runId })).run);
  const { ledgerIntegrity } = await ask(app, token, LEDGER);
  return {
    runs: runs.length,
    finished: runs.filter(({ state }) => state === 'FINISHED').length,
    completed: sum(runs, ({ progress }) => progress.completed),
    failed: sum(runs, ({ progress }) => progress.failed),
    open: sum(runs, ({ progress }) => progress.open),
    leftBehind: sum(runs, ({ leftBehind }) => leftBehind.length),
    refused: drivers.flatMap(({ device }) => device.refusals.map(({ message }) => message)),
    positions: {
      accepted: sum(drivers, ({ device }) => device.points.accepted),
      rejected: sum(drivers, ({ device }) => device.points.rejected),
    },
    km: Math.round(sum(runs, ({ km }) => km ?? 0) * 10) / 10,
    cash: sum(drivers, ({ progress }) => progress.cash),
    difference: sum(runs, ({ cash }) => sum(cash.difference ?? [], ({ amount }) => Number(amount))),
    ledgerOk: ledgerIntegrity.ok,
  };
}

const sum = <Thing>(things: readonly Thing[], of: (thing: Thing) => number): number => things.reduce((total, each) => total + of(each), 0);

export const printed = ({ positions, refused, ...totals }: Totals): string =>
  [
    `Runs        ${totals.finished} of ${totals.runs} finished, ${totals.km} km`,
    `Completed   ${totals.completed}`,
    `Failed      ${totals.failed}`,
    `Left behind ${totals.leftBehind}, still open ${totals.open}`,
    `Cash        USD ${totals.cash.toFixed(2)} collected, difference ${totals.difference.toFixed(2)}`,
    `Positions   ${positions.accepted} accepted, ${positions.rejected} rejected`,
    `Refused     ${refused.length === 0 ? 'none' : refused.join('; ')}`,
    `Ledger      ${totals.ledgerOk ? 'ok' : 'DIFFERENCES'}`,
  ].join('\n');
