import { randomInt, timingSafeEqual } from 'node:crypto';
import { secondsAfter } from '../../kernel/clock.js';
import { now, statement, type Named, valuesOf } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { makeCodeCheck } from './code-check.js';
import { db } from './proofs.tables.js';
import { sendDeliveryCode } from './send-delivery-code.js';

const DIGITS = 6;
/** By the service and the drivers' app together. */
export const MAX_TRIES = 5;
const VALID_SECONDS = 24 * 3600;

interface NewCode {
  readonly taskId: string;
  readonly shipmentId: string;
  readonly codeHash: string;
  readonly expiresAt: Date;
  readonly sentTo: string;
  readonly checkSalt: string;
  readonly checkIterations: number;
  readonly checkTag: string;
}

const FRESH = { issuedAt: now, tries: 0, appTries: 0, verifiedAt: null } as const;

const replaceCode = statement(($: Named<NewCode>) => {
  const code = { ...FRESH, ...valuesOf($, ['codeHash', 'expiresAt', 'sentTo', 'checkSalt', 'checkIterations', 'checkTag']) };
  return db
    .insertInto('deliveryCode')
    .values({ ...valuesOf($, ['taskId', 'shipmentId']), ...code })
    .onConflict((conflict) => conflict.column('taskId').doUpdateSet(code));
});

/**
 * Sends a new code to the consignee, by mail and text message. It replaces an earlier one, also one that was said already: the parcel leaves
 * again, perhaps with another driver. Valid for 24 hours and five tries. Does nothing for a consignee without an address. Returns whether the
 * consignee's phone number cannot be dialled, so that the code was not sent to it.
 */
export async function issueDeliveryCode(
  tx: Tx,
  { taskId, shipmentId }: { taskId: string; shipmentId: string },
): Promise<{ phoneFailed: boolean }> {
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
  const expiresAt = secondsAfter(tx.services.clock.now(), VALID_SECONDS);
  const { sentTo, phoneFailed } = await sendDeliveryCode(tx, { taskId, shipmentId, code, expiresAt });
  if (sentTo === null) return { phoneFailed };
  const { salt: checkSalt, iterations: checkIterations, tag: checkTag } = await makeCodeCheck(code);
  const codeHash = hashOf(tx, taskId, code);
  await replaceCode(tx.sql, { taskId, shipmentId, codeHash, expiresAt, sentTo, checkSalt, checkIterations, checkTag });
  return { phoneFailed };
}

const findUnverified = statement(($: Named<{ taskId: string }>) =>
  db.selectFrom('deliveryCode').select('taskId').where('taskId', '=', $.taskId).where('verifiedAt', 'is', null),
);

/** Whether the consignee was sent a code that the driver has not given yet. */
export const awaitsCode = async (tx: Tx, taskId: string): Promise<boolean> =>
  (await findUnverified.first(tx.sql, { taskId })) !== undefined;

export interface CheckedCode {
  readonly result: 'correct' | 'wrong' | 'locked' | 'expired' | 'none';
  readonly triesLeft: number;
}

// Concurrent tries wait here for one another, so that the limit holds.
const countTry = statement(($: Named<{ taskId: string }>) =>
  db
    .updateTable('deliveryCode')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('taskId', '=', $.taskId)
    .where('verifiedAt', 'is', null)
    .where((eb) => eb(eb('tries', '+', eb.ref('appTries')), '<', MAX_TRIES))
    .where('expiresAt', '>', now)
    .returning(['codeHash', 'tries', 'appTries']),
);

const findCode = statement(($: Named<{ taskId: string }>) =>
  db.selectFrom('deliveryCode').select(['tries', 'appTries', 'verifiedAt']).where('taskId', '=', $.taskId),
);

const markVerified = statement(($: Named<{ taskId: string }>) =>
  db.updateTable('deliveryCode').set({ verifiedAt: now }).where('taskId', '=', $.taskId),
);

/** Checks a code and counts the try: commit the transaction whatever the result. A verified code stays correct. */
export async function checkDeliveryCode(tx: Tx, { taskId, code }: { taskId: string; code: string }): Promise<CheckedCode> {
  const counted = await countTry.first(tx.sql, { taskId });
  if (!counted) return uncounted(await findCode.first(tx.sql, { taskId }));
  const triesLeft = triesLeftOf(counted);
  if (!isSame(hashOf(tx, taskId, code.trim()), counted.codeHash)) return { result: 'wrong', triesLeft };
  await markVerified(tx.sql, { taskId });
  return { result: 'correct', triesLeft };
}

interface Tries {
  readonly tries: number;
  readonly appTries: number;
}

export const triesLeftOf = ({ tries, appTries }: Tries): number => Math.max(0, MAX_TRIES - tries - appTries);

function uncounted(code: (Tries & { readonly verifiedAt: Date | null }) | undefined): CheckedCode {
  if (!code) return { result: 'none', triesLeft: 0 };
  const triesLeft = triesLeftOf(code);
  if (code.verifiedAt !== null) return { result: 'correct', triesLeft };
  return { result: triesLeft === 0 ? 'locked' : 'expired', triesLeft: 0 };
}

const countAppTries = statement(($: Named<{ taskId: string; count: number }>) =>
  db
    .updateTable('deliveryCode')
    .set((eb) => ({ appTries: eb.fn<number>('greatest', ['appTries', $.count]) }))
    .where('taskId', '=', $.taskId)
    .where('verifiedAt', 'is', null),
);

/**
 * Records how many wrong codes the drivers' app has refused since the code was sent, at most five. They count like tries here. Idempotent: the
 * app reports the whole number each time.
 */
export async function recordAppTries(tx: Tx, { taskId, count }: { taskId: string; count: number }): Promise<void> {
  await countAppTries(tx.sql, { taskId, count: Math.min(count, MAX_TRIES) });
}

const hashOf = ({ services }: Tx, taskId: string, code: string): string => services.secrets.sign(`delivery-code:${taskId}:${code}`);

/** Both are HMACs of the same length. */
const isSame = (given: string, expected: string): boolean => timingSafeEqual(Buffer.from(given), Buffer.from(expected));

const findVerified = statement(($: Named<{ taskId: string }>) =>
  db.selectFrom('deliveryCode').select('taskId').where('taskId', '=', $.taskId).where('verifiedAt', 'is not', null),
);

/** True once the consignee has said the code of the task. */
export const hasVerifiedCode = async ({ sql }: Tx, taskId: string): Promise<boolean> =>
  (await findVerified.first(sql, { taskId })) !== undefined;

interface WithoutCode {
  readonly taskId: string;
  readonly driverId: string;
  /** At most 500 characters; the caller has checked it. */
  readonly reason: string;
}

const record = statement(($: Named<WithoutCode>) =>
  db
    .insertInto('deliveryWithoutCode')
    .values({ taskId: $.taskId, driverId: $.driverId, reason: $.reason, createdAt: now })
    .onConflict((conflict) => conflict.doNothing()),
);

/** Records why a parcel was handed over without the required code, unless the code was verified. Idempotent: the first reason stays. */
export async function recordWithoutCode(tx: Tx, given: WithoutCode): Promise<void> {
  if (!(await hasVerifiedCode(tx, given.taskId))) await record(tx.sql, given);
}
