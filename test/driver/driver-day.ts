import { pbkdf2Sync } from 'node:crypto';
import type { TestApp } from '../support/app.js';
import { load, newDriver, newHub, newParcel, planDay, startRun, taskOf, today, type Parcel, type TestDriver } from '../support/fleet.js';
import { ask } from '../support/graphql.js';
import { connectShop } from '../support/story.js';

export interface DriverDay {
  readonly driver: TestDriver;
  readonly hubId: string;
  readonly runId: string;
  /** In the order of the stops, which is that of `collects`. */
  readonly parcels: readonly DayParcel[];
}

export interface DayParcel extends Parcel {
  readonly awb: string;
  readonly taskId: string;
  readonly stopId: string;
}

interface PlannedStop {
  readonly id: string;
  readonly tasks: readonly {
    readonly id: string;
    readonly awb: string;
    readonly reference: string;
    readonly shipment: { readonly id: string };
  }[];
}

interface Wanted {
  /** What each parcel collects; 0 when it is paid. */
  readonly collects: readonly number[];
  readonly policy?: Readonly<Record<string, unknown>>;
  /** All parcels go to one door, each to a person of this name. */
  readonly atOneDoor?: readonly string[];
}

let days = 0;

/** A driver with a planned run of today: one parcel, at its own door, for each entry of `collects`. */
export async function driverDay(app: TestApp, { collects, policy, atOneDoor }: Wanted): Promise<DriverDay> {
  // Parcels belong to the nearest hub, so the hubs of different days are far apart, all within the Emirates.
  const day = days++ % 20;
  const [lat, lng] = [24 + (day % 5) / 4, 55 + Math.floor(day / 5) / 4];
  const [shop, hubId] = [await connectShop(app), await newHub(app, { lat, lng })];
  const driver = await newDriver(app, { hubId });
  if (policy) await setPolicy(app, policy);
  const made: Parcel[] = [];
  for (const [index, collectionAmount] of collects.entries()) {
    const order = collectionAmount > 0 ? { paymentStatus: 'postpaid', collectionAmount } : { paymentStatus: 'prepaid' };
    const parcel = await newParcel(app, shop, { lat: atOneDoor ? lat : lat + index / 100, lng, order });
    if (atOneDoor) await named(app, parcel, { name: atOneDoor[index] ?? '', phone: `+97150765432${index}` });
    made.push(parcel);
  }
  const { runs, unassigned } = await planDay(app, { date: today(app), hubId, driverIds: [driver.id], seed: 1 });
  if (unassigned.length > 0) throw new Error(`Not planned: ${JSON.stringify(unassigned)}`);
  const { run } = await ask(app, app.accounts.erpToken, RUN, { id: runs[0].id });
  const planned: DayParcel[] = run.stops.flatMap((stop: PlannedStop) =>
    stop.tasks.map((task) => ({ id: task.shipment.id, reference: task.reference, awb: task.awb, taskId: task.id, stopId: stop.id })),
  );
  const parcels = made.flatMap(({ id }) => planned.filter((parcel) => parcel.id === id));
  const stopIds = [...new Set(parcels.map(({ stopId }) => stopId))];
  await ask(app, app.accounts.erpToken, REORDER, { runId: run.id, stopIds });
  return { driver, hubId, runId: run.id, parcels };
}

const named = (app: TestApp, { id }: Parcel, { name, phone }: { name: string; phone: string }): Promise<unknown> =>
  app.database.sql('update shipment set receiver_name = $2, receiver_phone = $3 where id = $1', [id, name, phone]);

const RUN = 'query($id: String!) { run(id: $id) { id stops { id tasks { id awb reference shipment { id } } } } }';

const REORDER = 'mutation($runId: String!, $stopIds: [String!]!) { reorderStops(runId: $runId, stopIds: $stopIds) { id } }';

const setPolicy = (app: TestApp, input: Readonly<Record<string, unknown>>): Promise<unknown> =>
  ask(app, app.accounts.erpToken, 'mutation($i: SetProofPolicyInput!) { setProofPolicy(input: $i) { scan } }', { i: input });

/** The state of each task of a day, as the service has it. */
export const statesOf = async (app: TestApp, { parcels }: DriverDay): Promise<string[]> =>
  Promise.all(parcels.map(async (parcel) => (await taskOf(app, parcel)).state as string));

/** The delivery code that was mailed to the consignee of a parcel. */
export async function mailedCode(app: TestApp, { id }: Parcel): Promise<string> {
  const [mail] = await app.database.sql<{ secret: Buffer }>(
    "select m.secret from mail m join event e on e.id = m.event_id where e.subject_id = $1 and m.kind = 'delivery_code' order by m.id desc limit 1",
    [id],
  );
  if (!mail) throw new Error('No code was mailed.');
  return app.services.secrets.decrypt(mail.secret);
}

/** Six digits that the app knows to be wrong: one in 256 wrong codes would pass. */
export async function wrongCode(app: TestApp, parcel: DayParcel): Promise<string> {
  const code = Number(await mailedCode(app, parcel));
  const [check] = await app.database.sql<{ salt: string; rounds: number; tag: string }>(
    'select check_salt as salt, check_iterations as rounds, check_tag as tag from delivery_code where task_id = $1',
    [parcel.taskId],
  );
  if (!check) throw new Error('No code was sent.');
  const tagOf = (digits: string): string =>
    pbkdf2Sync(digits, Buffer.from(check.salt, 'base64'), check.rounds, 1, 'sha256').toString('hex');
  for (let by = 1; ; by++) {
    const digits = String((code + by) % 1_000_000).padStart(6, '0');
    if (tagOf(digits) !== check.tag) return digits;
  }
}

/** Loads every parcel and sets out, before the test begins. */
export async function setOut(app: TestApp, { driver, runId, parcels }: DriverDay): Promise<void> {
  for (const { awb } of parcels) await load(app, driver, runId, awb);
  await startRun(app, driver, runId);
}
