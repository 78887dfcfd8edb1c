import { fieldError, problem, refuse, type Refusal } from '../../../kernel/errors.js';
import type { Tx } from '../../../platform/db/unit-of-work.js';
import type { Context } from '../../../platform/work/context.js';
import { checkDeliveryCode, recordAppTries, type CheckedCode } from '../../proofs/index.js';
import { isOpen, type TaskOutcome } from '../fleet.enums.js';
import type { FleetServices } from '../services.js';
import { readNeeds } from '../reading/read-demands.js';
import type { Task } from '../rows/task.entity.js';

type Keep = (tx: Tx, refusal: Refusal) => Promise<void>;

interface GivenCode {
  readonly outcome: TaskOutcome;
  readonly code: string | null;
  readonly withoutOtpReason: string | null;
  readonly keep: Keep;
}

/**
 * Checks the code of the consignee where the policy asks for one, in its own transaction, so that a wrong try counts. `keep` stores
 * the refusal with it, so that the same report counts once. Returns whether the code is right. OTP_REQUIRED, OTP_WRONG, OTP_LOCKED,
 * OTP_EXPIRED.
 */
export async function tryCode(
  context: Context<FleetServices>,
  task: Task,
  { outcome, code, withoutOtpReason, keep }: GivenCode,
): Promise<boolean> {
  if (outcome !== 'completed' || task.kind !== 'deliver' || !isOpen(task.state)) return false;
  const needs = await readNeeds(context, task);
  if (!needs?.otp) return false;
  const mayGoOn = Boolean(withoutOtpReason?.trim());
  if (code === null || code === '') {
    if (mayGoOn) return false;
    throw codeRequired();
  }
  const { isRight, refusal } = await context.transactPart(async (tx) => {
    const checked = await checkDeliveryCode(tx, { taskId: task.id, code: code.slice(0, 20) });
    const wrong = checked.result === 'correct' || mayGoOn ? null : refusalOf(checked);
    if (wrong) await keep(tx, wrong);
    return { isRight: checked.result === 'correct', refusal: wrong };
  });
  if (refusal) throw refusal;
  return isRight;
}

/**
 * Counts the wrong codes that the app has refused, whatever becomes of the report. Only for the driver who has the task: the parcel may have
 * left again with another one, and with a new code.
 */
export async function countAppTries(context: Context<FleetServices>, task: Task, count: number): Promise<void> {
  const isTheirs = task.kind === 'deliver' && isOpen(task.state) && task.driverId === context.actor.id;
  if (count > 0 && isTheirs) await context.transactPart((tx) => recordAppTries(tx, { taskId: task.id, count }));
}

export const codeRequired = (): Refusal =>
  refuse('OTP_REQUIRED', {}, { errors: [fieldError('proofs', 'OTP_REQUIRED', problem('consigneeCode'))] });

function refusalOf({ result, triesLeft }: CheckedCode) {
  switch (result) {
    case 'locked':
      return refuse('OTP_LOCKED');
    case 'expired':
      return refuse('OTP_EXPIRED');
    case 'none':
      return refuse('OTP_EXPIRED.notSent');
    default:
      return refuse('OTP_WRONG.triesLeft', { triesLeft });
  }
}
