import { refuse } from '../../../kernel/errors.js';
import type { Context } from '../../../platform/graphql/context.js';
import { checkDeliveryCode, type CheckedCode } from '../../proofs/index.js';
import { isOpen, type TaskOutcome } from '../fleet.enums.js';
import type { FleetServices } from '../services.js';
import { readNeeds } from '../reading/proof-needs.js';
import type { Task } from '../rows/task.entity.js';

interface GivenCode {
  readonly outcome: TaskOutcome;
  readonly code: string | null;
  readonly withoutOtpReason: string | null;
}

/**
 * Checks the code of the consignee where the policy asks for one, in a transaction of its own, so that a wrong try counts. OTP_REQUIRED,
 * OTP_WRONG, OTP_LOCKED, OTP_EXPIRED.
 */
export async function tryCode(context: Context<FleetServices>, task: Task, { outcome, code, withoutOtpReason }: GivenCode): Promise<void> {
  if (outcome !== 'completed' || task.kind !== 'deliver' || !isOpen(task.state)) return;
  const needs = await readNeeds(context, task);
  if (!needs?.otp) return;
  if (code === null || code === '') {
    if (withoutOtpReason?.trim()) return;
    throw refuse('OTP_REQUIRED', { errors: [{ field: 'proofs', code: 'OTP_REQUIRED', message: 'must have the code of the consignee' }] });
  }
  const checked = await context.transactPart((tx) => checkDeliveryCode(tx, { taskId: task.id, code: code.slice(0, 20) }));
  if (checked.result !== 'correct' && !withoutOtpReason?.trim()) throw refusalOf(checked);
}

function refusalOf({ result, triesLeft }: CheckedCode) {
  switch (result) {
    case 'locked':
      return refuse('OTP_LOCKED');
    case 'expired':
    case 'none':
      return refuse('OTP_EXPIRED', result === 'none' ? { message: 'No code was sent to the consignee; go on with a reason instead.' } : {});
    default:
      return refuse('OTP_WRONG', { message: `The code is wrong. Tries left: ${triesLeft}.` });
  }
}
