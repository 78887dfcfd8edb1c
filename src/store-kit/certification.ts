import { DriveFailed } from './drive/drive.js';
import type { Area } from './checks/areas.js';
import { NotApplicable, Unmet, type CheckOutcome, type PlugInCheck } from './checks/check.js';
import { deliveryChecks } from './checks/delivery-checks.js';
import { eventChecks } from './checks/event-checks.js';
import type { PlugIn } from './checks/plug-in.js';
import { refusalChecks } from './checks/refusal-checks.js';
import { requestChecks } from './checks/request-checks.js';
import { retryChecks } from './checks/retry-checks.js';
import { sessionChecks } from './checks/session-checks.js';
import { signatureChecks } from './checks/signature-checks.js';
import { warningChecks } from './checks/warning-checks.js';

/** What every plug-in must do, in the order in which an author meets it. */
export const plugInChecks: readonly PlugInCheck[] = [
  ...sessionChecks,
  ...requestChecks,
  ...signatureChecks,
  ...eventChecks,
  ...deliveryChecks,
  ...retryChecks,
  ...refusalChecks,
  ...warningChecks,
];

const DRIVES = '/docs/certify-a-plug-in#add-a-drive';

/** A plug-in that hangs must not hold up the checks behind it. */
const LIMIT_MS = 120_000;

/** Runs one check. Rejects only when the run is interrupted: whatever else is thrown is an outcome. */
export async function runCheck({ run, ...check }: PlugInCheck, plugIn: PlugIn, signal?: AbortSignal): Promise<CheckOutcome> {
  const begun = performance.now();
  const done = (status: CheckOutcome['status'], explanation = '', proof = ''): CheckOutcome => ({
    ...check,
    status,
    explanation,
    proof,
    durationMs: Math.round(performance.now() - begun),
  });
  try {
    await limited(run(plugIn));
    return done('passed');
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof NotApplicable) return done('skipped', error.message);
    if (error instanceof Unmet) return done('failed', error.message, error.proof);
    if (error instanceof DriveFailed) return { ...done('failed', error.message), docs: DRIVES };
    throw error;
  }
}

/** Runs the checks one after another, because they share the playing operator. Yields each outcome as it is there. */
export async function* certify(
  plugIn: PlugIn,
  { only = [], signal }: { only?: readonly Area[]; signal?: AbortSignal } = {},
): AsyncGenerator<CheckOutcome> {
  for (const check of plugInChecks) if (only.length === 0 || only.includes(check.area)) yield await runCheck(check, plugIn, signal);
}

async function limited(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Unmet(`Expected an end within ${LIMIT_MS / 1_000} seconds. Got none.`, '')), LIMIT_MS);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
