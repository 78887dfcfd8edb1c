import type { Completion } from './action.js';
import type { Draft } from './draft.js';
import { dueIn } from './money.js';
import type { TaskView } from './view.js';

export type Step = 'scan' | 'money' | 'photo' | 'signature' | 'otp';

type Needed = Pick<TaskView, 'proofNeeds' | 'collect' | 'collectInCash'>;

/** What is to be done at the door before a task is complete, in order. */
export function stepsOf({ proofNeeds, collect }: Needed): Step[] {
  const { scan, photo, signature, otp } = proofNeeds;
  const wanted: readonly [Step, boolean][] = [
    ['scan', scan],
    ['money', collect !== null],
    ['photo', photo],
    ['signature', signature],
    ['otp', otp],
  ];
  return wanted.filter(([, isWanted]) => isWanted).map(([step]) => step);
}

export function isStepDone(step: Step, draft: Draft): boolean {
  switch (step) {
    case 'scan':
      return draft.scanned !== null;
    case 'money':
      return draft.payment !== null || draft.notCollectedReason !== null;
    case 'photo':
      return draft.files.some(({ kind }) => kind === 'PHOTO');
    case 'signature':
      return draft.files.some(({ kind }) => kind === 'SIGNATURE');
    case 'otp':
      return draft.otp !== null || draft.withoutOtpReason !== null;
  }
}

/** What is known at the door beside the draft. */
export interface AtDoor {
  readonly location: Completion['location'];
  /** Codes that this app has refused. */
  readonly wrongCodes: number;
}

/** What is reported to the service about a completed task. */
export function completionOf(needed: Needed, draft: Draft, { location, wrongCodes }: AtDoor): Completion {
  const { collect, proofNeeds } = needed;
  return {
    outcome: 'COMPLETED',
    proofs: proofsOf(draft, location),
    location,
    ...(collect && { collected: collectedOf(needed, draft) }),
    ...(proofNeeds.otp && draft.otp === null && { withoutOtpReason: draft.withoutOtpReason }),
    ...(wrongCodes > 0 && { wrongCodes }),
  };
}

function collectedOf(needed: Needed, draft: Draft): Completion['collected'] {
  const { payment, notCollectedReason } = draft;
  if (!payment) return { notCollectedReason };
  return { ...dueIn(payment.method, needed), method: payment.method, posReference: payment.posReference };
}

export interface Failure {
  readonly reasonCode: string;
  readonly notes: string;
}

export function failureOf({ reasonCode, notes }: Failure, draft: Draft, { location, wrongCodes }: AtDoor): Completion {
  const proofs = proofsOf(draft, location);
  return { outcome: 'FAILED', reasonCode, notes: notes.trim() || null, proofs, location, ...(wrongCodes > 0 && { wrongCodes }) };
}

function proofsOf({ scanned, files, otp }: Draft, location: Completion['location']): NonNullable<Completion['proofs']> {
  return [
    ...(scanned === null ? [] : [{ kind: 'SCAN' as const, code: scanned, location }]),
    ...files.map(({ kind, sha256, deviceTime }) => ({ kind, sha256, deviceTime, location })),
    ...(otp === null ? [] : [{ kind: 'OTP' as const, code: otp }]),
  ];
}

/** The answers of a refused completion, to go on with: everything but the code, which was the likely trouble. */
export function draftAgain(taskId: string, driverId: string, { proofs, collected, withoutOtpReason }: Completion): Draft {
  const files = (proofs ?? []).flatMap(({ kind, sha256, deviceTime }) =>
    (kind === 'PHOTO' || kind === 'SIGNATURE') && sha256 != null ? [{ kind, sha256, deviceTime: String(deviceTime) }] : [],
  );
  const isPaid = collected != null && collected.notCollectedReason == null && (collected.method === 'CASH' || collected.method === 'POS');
  return {
    taskId,
    driverId,
    files,
    scanned: proofs?.find(({ kind }) => kind === 'SCAN')?.code ?? null,
    otp: null,
    isCodeChecked: false,
    withoutOtpReason: withoutOtpReason ?? null,
    payment: isPaid ? { method: collected.method === 'POS' ? 'POS' : 'CASH', posReference: collected.posReference ?? null } : null,
    notCollectedReason: collected?.notCollectedReason ?? null,
  };
}
