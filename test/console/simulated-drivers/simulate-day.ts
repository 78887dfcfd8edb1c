import type { TestApp } from '../../support/app.js';
import { ask } from '../../support/graphql.js';
import { showLive } from './board.js';
import { SimulatedDriver } from './driver.js';
import { hireFleet, type Fleet } from './fleet.js';
import { Outbox } from './outbox.js';
import { placeOrders } from './parcels.js';
import { totalsOf, type Totals } from './totals.js';
import type { World } from './world.js';

const PLAN = `mutation($i: PlanRunsInput!) { planRuns(input: $i) {
  engine km runs { driver { id } stops { id } } unassigned { reason task { reference } } } }`;

/** So much is missing from one driver's cash. */
const MISSING = 5;

interface Plan {
  readonly engine: string;
  readonly km: number;
  readonly runs: readonly { readonly driver: { readonly id: string }; readonly stops: readonly unknown[] }[];
  readonly unassigned: readonly { readonly reason: string }[];
}

/** A day of the own fleet, worked by simulated drivers against a running service. */
export async function simulateDay(world: World): Promise<Totals> {
  const outbox = new Outbox(world.outbox);
  await outbox.ignoreOld();
  const fleet = await hireFleet(world);
  world.say(`${fleet.drivers.length} drivers are ready. Placing orders ...`);
  const drivers = fleet.drivers.map((who, number) => new SimulatedDriver(world, who, number));
  await Promise.all(drivers.map((driver) => driver.signIn()));
  const mails = await placeOrders(world);
  const planned = await planDay(world, fleet);
  world.say(described(planned, mails.size));
  const short = planned.runs.at(-1)?.driver.id;

  const stop = showLive(
    drivers.map(({ progress }) => progress),
    world.output,
  );
  try {
    await Promise.all(drivers.map((driver) => driver.work({ outbox, mails, missing: driver.id === short ? MISSING : 0 })));
  } finally {
    stop();
  }
  return totalsOf(world, drivers);
}

/** Plans the runs of today. */
export async function planDay(world: World, { hubId, timeZone, drivers }: Fleet): Promise<Plan> {
  const date = new Intl.DateTimeFormat('en-CA', { timeZone }).format(world.watch.now());
  const input = { date, hubId, driverIds: drivers.map(({ id }) => id), seed: 1 };
  return (await ask(world as unknown as TestApp, world.accounts.erpToken, PLAN, { i: input })).planRuns;
}

function described({ engine, km, runs, unassigned }: Plan, parcels: number): string {
  const stops = runs.reduce((sum, run) => sum + run.stops.length, 0);
  const reasons = [...new Set(unassigned.map(({ reason }) => reason))].join(', ');
  const left = unassigned.length === 0 ? '' : ` ${unassigned.length} tasks are in no run (${reasons}).`;
  return `${parcels} parcels, ${runs.length} runs with ${stops} stops, ${km} km by the engine ${engine}.${left}`;
}
