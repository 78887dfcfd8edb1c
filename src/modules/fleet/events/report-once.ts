import { invalid, isErrorCode, Refusal, refuse, refuseFields, type ErrorCode } from '../../../kernel/errors.js';
import type { ToldParams } from '../../../kernel/messages.js';
import { assertRoom } from '../../../platform/db/room.js';
import { statement, type Named, type RowOf, valuesOf } from '../../../platform/db/statement.js';
import type { Tx } from '../../../platform/db/unit-of-work.js';
import type { Context } from '../../../platform/work/context.js';
import { newId } from '../../../platform/ids.js';
import { db } from '../fleet.tables.js';
import type { DriverEventKind } from '../fleet.enums.js';

export interface DeviceReport {
  readonly kind: DriverEventKind;
  readonly clientEventId: string;
  readonly runId: string | null;
  readonly taskId: string | null;
  readonly stopId: string | null;
  readonly deviceTime: Date | null;
  /** What a refused report said, without codes and files. */
  readonly report: Readonly<Record<string, unknown>>;
}

const EVENT_ID = /^[\w.:-]{1,64}$/;

const findEvent = statement(($: Named<{ driverId: string; clientEventId: string }>) =>
  db
    .selectFrom('driverEvent')
    .select(['id', 'kind', 'taskId', 'stopId', 'refusalCode', 'refusalMessage', 'refusalVariant', 'refusalParams'])
    .where('driverId', '=', $.driverId)
    .where('clientEventId', '=', $.clientEventId),
);

/**
 * Applies a report of a device once. The same event id again answers as the first time: with the current state of what it changed, or with
 * the same refusal. A refusal that dispatch has to decide about is kept with what the driver said. Returns the task that it was about.
 */
export async function reportOnce<Needs>(
  context: Context<Needs>,
  report: DeviceReport,
  apply: (remember: (tx: Tx) => Promise<void>, keep: (tx: Tx, refusal: Refusal) => Promise<void>) => Promise<void>,
): Promise<string | null> {
  const { clientEventId } = report;
  if (clientEventId.length > 64 || !EVENT_ID.test(clientEventId)) {
    throw refuseFields([invalid('clientEventId', 'reportId')]);
  }
  const driverId = context.actor.id ?? '';
  const known = await findEvent.first(context.sql, { driverId, clientEventId });
  if (known) return answerAgain(known, report);
  try {
    await apply(
      (tx) => remember(tx, driverId, report),
      (tx, refusal) => keepOnce(tx, driverId, report, refusal),
    );
    return report.taskId;
  } catch (error) {
    if (error instanceof AlreadyReported) return answerKnown(context, report);
    if (error instanceof Refusal && isDecision(error.code)) await context.transactPart((tx) => keepRefused(tx, driverId, report, error));
    throw error;
  }
}

type KnownEvent = RowOf<typeof findEvent>;

async function answerKnown(context: Context, report: DeviceReport): Promise<string | null> {
  const known = await findEvent.first(context.sql, { driverId: context.actor.id ?? '', clientEventId: report.clientEventId });
  return known ? answerAgain(known, report) : report.taskId;
}

function answerAgain(known: KnownEvent, report: DeviceReport): string | null {
  if (!isSame(known, report)) throw refuseFields([invalid('clientEventId', 'reportIdUsed', { kind: known.kind })]);
  if (known.refusalCode === null) return known.taskId;
  const code = isErrorCode(known.refusalCode) ? known.refusalCode : 'VALIDATION_FAILED';
  const { refusalMessage: message, refusalVariant: variant, refusalParams: params } = known;
  if (message === null) throw refuse(code);
  throw new Refusal(code, { message, ...(variant !== null && { variant }), ...(params && { params }) });
}

/** A task without an open scan, and the stop of a task, may have changed since the first time. */
const isSame = (known: KnownEvent, { kind, taskId, stopId }: DeviceReport): boolean =>
  known.kind === kind &&
  (known.taskId === null || taskId === null || known.taskId === taskId) &&
  (kind !== 'arrive' || known.stopId === stopId);

/** Refusals that depend on what others did in the meantime. The driver has acted already, so a person must decide what follows. */
const CONFLICTS: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'TASK_CLOSED',
  'TASK_MOVED',
  'INVALID_TRANSITION',
  'COD_ALREADY_CONFIRMED',
  'RUN_FINISHED',
]);

/** Refusals that the driver can answer with another report, such as one with the right code. */
const FOR_DRIVER: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'OTP_WRONG',
  'OTP_LOCKED',
  'OTP_EXPIRED',
  'PARCEL_NOT_IN_RUN',
  'RUN_HAS_UNSENT_EVENTS',
]);

const isDecision = (code: ErrorCode): boolean => CONFLICTS.has(code) || FOR_DRIVER.has(code);

/** Thrown when a concurrent request has applied the same report. */
class AlreadyReported extends Error {
  override readonly name = 'AlreadyReported';
}

interface StoredRefusal {
  readonly refusalCode: string | null;
  readonly refusalMessage: string | null;
  readonly refusalVariant: string | null;
  readonly refusalParams: ToldParams | null;
}

const NOT_REFUSED: StoredRefusal = { refusalCode: null, refusalMessage: null, refusalVariant: null, refusalParams: null };

const storedRefusal = ({ code, message, variant, params }: Refusal): StoredRefusal => ({
  refusalCode: code,
  refusalMessage: message.slice(0, 500),
  refusalVariant: variant ?? null,
  refusalParams: params ?? null,
});

type StoredEvent = Omit<DeviceReport, 'report'> &
  StoredRefusal & {
    readonly id: string;
    readonly driverId: string;
    readonly receivedAt: Date;
    readonly report: DeviceReport['report'] | null;
    readonly resolvedAt: Date | null;
  };

const insertEvent = statement(($: Named<StoredEvent>) =>
  db
    .insertInto('driverEvent')
    .values(
      valuesOf($, [
        'id',
        'driverId',
        'clientEventId',
        'kind',
        'runId',
        'taskId',
        'stopId',
        'deviceTime',
        'receivedAt',
        'refusalCode',
        'refusalMessage',
        'refusalVariant',
        'refusalParams',
        'report',
        'resolvedAt',
      ]),
    )
    .onConflict((conflict) => conflict.columns(['driverId', 'clientEventId']).doNothing()),
);

const countOfRun = statement(($: Named<{ runId: string }>) =>
  db
    .selectFrom('driverEvent')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('runId', '=', $.runId),
);

/** Waits for a concurrent transaction with the same event. A completion is one per task, the others may be repeated. */
async function remember(tx: Tx, driverId: string, report: DeviceReport): Promise<void> {
  const event = { ...report, ...NOT_REFUSED, report: null, resolvedAt: null, id: newId(), driverId, receivedAt: tx.services.clock.now() };
  if ((await insertEvent.count(tx.sql, event)) === 0) throw new AlreadyReported();
  const { kind, runId } = report;
  if (kind === 'complete' || runId === null) return;
  await assertRoom(tx, 'runReports', { owner: runId, adding: 0, held: () => countOfRun.first(tx.sql, { runId }) });
}

/** Keeps a refusal with what the same transaction counts; undoes both when a concurrent request has reported the same. */
async function keepOnce(tx: Tx, driverId: string, report: DeviceReport, refusal: Refusal): Promise<void> {
  if (isDecision(refusal.code) && (await keepRefused(tx, driverId, report, refusal)) === 0) throw new AlreadyReported();
}

const countRefused = statement(($: Named<{ driverId: string }>) =>
  db
    .selectFrom('driverEvent')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('driverId', '=', $.driverId)
    .where('refusalCode', 'is not', null),
);

async function keepRefused(tx: Tx, driverId: string, report: DeviceReport, refusal: Refusal): Promise<number> {
  await assertRoom(tx, 'refusedReports', { owner: driverId, held: () => countRefused.first(tx.sql, { driverId }) });
  const receivedAt = tx.services.clock.now();
  const resolvedAt = CONFLICTS.has(refusal.code) ? null : receivedAt;
  return insertEvent.count(tx.sql, { ...report, ...storedRefusal(refusal), resolvedAt, id: newId(), driverId, receivedAt });
}

/** When something happened, as the device tells it. */
export interface DeviceTimes {
  /** By the clock of the device. */
  readonly deviceTime?: Date | null;
  /** By the same clock, when the report was sent. */
  readonly sentAt?: Date | null;
}

/**
 * When it happened by our clock. The device's clock may be hours off, so what counts is how long before sending it was. Never in the
 * future, and never before `earliest`, because what came before it is known.
 */
export function happenedAt({ deviceTime, sentAt }: DeviceTimes, { now, earliest }: { now: Date; earliest: Date | null }): Date {
  const agoMs = deviceTime ? (sentAt ?? now).getTime() - deviceTime.getTime() : 0;
  const told = new Date(now.getTime() - Math.max(0, agoMs));
  return earliest && told < earliest ? (earliest < now ? earliest : now) : told;
}
