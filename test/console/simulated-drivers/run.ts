import type { Point } from '../../../src/kernel/geo.js';
import type { Device } from './device.js';

/** Runs and tasks as the phone of a driver reads them. */
const TASK = `id kind state loaded awb reference collect { amount currency }
  proofNeeds { scan photo signature otp failurePhoto }`;
const RUN = `id shortId state start { lat lng } cash { expected { amount currency } }
  stops { id sequence completedAt point { lat lng } tasks { ${TASK} } }`;
const MY_RUN = `{ myRun { ${RUN} } }`;
const LOAD = `mutation($run: String!, $awb: String!, $event: String!) { loadParcel(runId: $run, awb: $awb, clientEventId: $event) { id } }`;
const START = `mutation($id: String!, $float: MoneyInput) { startRun(id: $id, cashFloat: $float) { ${RUN} } }`;
const FINISH = `mutation($id: String!, $unsent: Int!, $counted: [MoneyInput!]) {
  finishRun(id: $id, unsentEvents: $unsent, countedCash: $counted) { id } }`;

export interface Money {
  readonly amount: string;
  readonly currency: string;
}

export interface Task {
  readonly id: string;
  readonly kind: 'PICKUP' | 'DELIVER' | 'RETURN';
  readonly state: string;
  readonly loaded: boolean;
  readonly awb: string;
  readonly reference: string;
  readonly collect: Money | null;
  readonly proofNeeds: Readonly<Record<'scan' | 'photo' | 'signature' | 'otp' | 'failurePhoto', boolean>>;
}

export interface Stop {
  readonly id: string;
  readonly sequence: number;
  readonly completedAt: string | null;
  readonly point: Point | null;
  readonly tasks: readonly Task[];
}

export interface Run {
  readonly id: string;
  readonly shortId: string;
  readonly state: 'PLANNED' | 'STARTED' | 'FINISHED';
  readonly start: Point | null;
  readonly cash: { readonly expected: readonly Money[] };
  readonly stops: readonly Stop[];
}

export const readRun = async (device: Device): Promise<Run | null> => (await device.ask<{ myRun: Run | null }>(MY_RUN)).myRun;

export async function loadParcel(device: Device, { id }: Run, { awb, id: taskId }: Task): Promise<void> {
  await device.report(LOAD, () => ({ run: id, awb, event: `load:${taskId}` }));
}

export const startRun = async (device: Device, { id }: Run, float: Money): Promise<Run> =>
  (await device.ask<{ startRun: Run }>(START, { id, float })).startRun;

/** Ends a run; `missing` is how much less than expected the driver counts. */
export async function finishRun(device: Device, missing: number): Promise<void> {
  const run = await readRun(device);
  if (run?.state !== 'STARTED') return;
  const counted = run.cash.expected.map(({ amount, currency }, index) => ({
    amount: Math.max(0, Number(amount) - (index === 0 ? missing : 0)).toFixed(2),
    currency,
  }));
  await device.ask(FINISH, { id: run.id, unsent: device.kept, counted });
}
