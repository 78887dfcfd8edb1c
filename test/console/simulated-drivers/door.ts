import { randomUUID } from 'node:crypto';
import type { Point } from '../../../src/kernel/geo.js';
import type { Device } from './device.js';
import type { Outbox } from './outbox.js';
import { doorPicture } from './picture.js';
import type { Stop, Task } from './run.js';

const ARRIVE = `mutation($id: String!, $event: String!, $time: DateTimeISO, $sentAt: DateTimeISO, $at: GeoPointInput) {
  arriveAtStop(id: $id, clientEventId: $event, deviceTime: $time, sentAt: $sentAt, location: $at) { id } }`;
const UPLOAD = `mutation($task: String!, $kind: ProofKind!, $sha256: String!, $content: String!) {
  uploadProof(taskId: $task, kind: $kind, sha256: $sha256, contentType: "image/png", content: $content) { id } }`;
const COMPLETE = 'mutation($input: CompleteTaskInput!) { completeTask(input: $input) { id state } }';

/** What consignees and sellers are like, by the number of the door. */
const FAILS_EVERY = 7;
const PAYS_BY_CARD_EVERY = 4;
const WANTS_PICTURE_EVERY = 2;

export interface Doors {
  readonly device: Device;
  readonly outbox: Outbox;
  /** Mail addresses of consignees by the reference of their parcel. */
  readonly mails: ReadonlyMap<string, string>;
}

export interface AtDoor {
  /** Counts the doors of all drivers. */
  readonly number: number;
  readonly place: Point;
  readonly time: Date;
}

export interface Result {
  readonly outcome: 'COMPLETED' | 'FAILED';
  /** Collected in cash. */
  readonly cash: number;
}

export async function arrive({ device }: Doors, { id }: Stop, { place, time }: AtDoor): Promise<void> {
  const event = randomUUID();
  await device.report(ARRIVE, (sentAt) => ({ id, event, time: time.toISOString(), sentAt, at: place }));
}

/** Hands over or collects a parcel, or notes why not. */
export const serve = (doors: Doors, task: Task, door: AtDoor): Promise<Result> =>
  door.number % FAILS_EVERY === FAILS_EVERY - 1 ? fail(doors, task, door) : complete(doors, task, door);

async function fail({ device }: Doors, task: Task, door: AtDoor): Promise<Result> {
  const reasonCode = task.kind === 'PICKUP' ? 'closed' : door.number % 2 === 0 ? 'nobody_home' : 'refused';
  const proofs = [await picture(device, task, { kind: 'PHOTO', number: door.number })];
  await report(device, door, { taskId: task.id, outcome: 'FAILED', reasonCode, notes: 'Rang twice.', proofs });
  return { outcome: 'FAILED', cash: 0 };
}

async function complete(doors: Doors, task: Task, door: AtDoor): Promise<Result> {
  const { device } = doors;
  const needs = task.proofNeeds;
  const code = needs.otp ? await spokenCode(doors, task) : undefined;
  const proofs = [
    ...(needs.scan || task.kind === 'PICKUP' ? [{ kind: 'SCAN', code: task.awb }] : []),
    ...(needs.photo || door.number % WANTS_PICTURE_EVERY === 0
      ? [await picture(device, task, { kind: 'PHOTO', number: door.number })]
      : []),
    ...(needs.signature ? [await picture(device, task, { kind: 'SIGNATURE', number: door.number + 1 })] : []),
    ...(code === undefined ? [] : [{ kind: 'OTP', code }]),
  ];
  const withoutOtpReason = needs.otp && code === undefined ? 'The consignee has not received the code.' : null;
  const collected = task.collect && collectionOf(task.collect.currency, task.collect.amount, door.number);
  await report(device, door, { taskId: task.id, outcome: 'COMPLETED', proofs, collected, withoutOtpReason });
  return { outcome: 'COMPLETED', cash: collected?.method === 'CASH' ? Number(collected.amount) : 0 };
}

async function spokenCode({ outbox, mails }: Doors, { reference }: Task): Promise<string | undefined> {
  const email = mails.get(reference);
  return email === undefined ? undefined : outbox.codeOf(email);
}

const collectionOf = (currency: string, amount: string, number: number) =>
  number % PAYS_BY_CARD_EVERY === 0
    ? { method: 'POS', amount, currency, posReference: `SLIP-${1_000 + number}` }
    : { method: 'CASH', amount, currency };

async function picture(device: Device, task: Task, { kind, number }: { readonly kind: 'PHOTO' | 'SIGNATURE'; readonly number: number }) {
  const { content, sha256 } = doorPicture(number);
  await device.report(UPLOAD, () => ({ task: task.id, kind, sha256, content }));
  return { kind, sha256 };
}

async function report(device: Device, { place, time }: AtDoor, done: Readonly<Record<string, unknown>>): Promise<void> {
  const input = { ...done, clientEventId: randomUUID(), deviceTime: time.toISOString(), location: place };
  await device.report(COMPLETE, (sentAt) => ({ input: { ...input, sentAt } }));
}
