import { isSameNumber } from '../../../kernel/reference.js';
import { fieldError, invalid, missing, problem, refuse, refuseFields, type FieldError, FieldChecks } from '../../../kernel/errors.js';
import { checkFields, maxOf } from '../../../platform/graphql/declared-fields.js';
import type { ProofKind, ProofNeeds } from '../../proofs/index.js';
import {
  reasonOf,
  CollectedAtDoorInput,
  type DoorCollection,
  type DoorFieldNames,
  type NotCollected,
  type Shipment,
} from '../../shipments/index.js';
import { CompleteTaskInput } from './complete-task.types.js';

/** Checks what can be checked without the task. */
export function checkCompletion(input: CompleteTaskInput): void {
  const checks = new FieldChecks();
  checkFields(checks, '', CompleteTaskInput, input);
  if (input.reasonCode != null && (input.reasonCode.length > 40 || !reasonOf(input.reasonCode))) {
    checks.fail('reasonCode', 'reasonCode');
  }
  checkPoint(checks, 'location', input.location);
  checks.settle();
  if (input.outcome === 'failed' && !input.reasonCode) {
    throw refuse('REASON_REQUIRED', {}, { errors: [fieldError('reasonCode', 'REASON_REQUIRED', problem('required'))] });
  }
  if (input.outcome === 'failed' && input.collected) {
    throw refuseFields([invalid('collected', 'onlyCompleted')]);
  }
}

export function checkPoint(checks: FieldChecks, field: string, point: { lat: number; lng: number } | null | undefined): void {
  if (!point) return;
  if (!(Math.abs(point.lat) <= 90)) checks.fail(`${field}.lat`, 'between', { min: -90, max: 90 });
  if (!(Math.abs(point.lng) <= 180)) checks.fail(`${field}.lng`, 'between', { min: -180, max: 180 });
}

export const codeOf = ({ proofs }: CompleteTaskInput): string | null => proofs?.find(({ kind }) => kind === 'otp')?.code?.trim() ?? null;

/** What is on the label of a parcel. */
type Label = Pick<Shipment, 'awb' | 'reference' | 'trackingNumber'>;

/** What the policy asks for and the report lacks: a scan of another parcel proves nothing. The code is checked apart. */
export function missingProofs(needs: ProofNeeds, { outcome, proofs }: CompleteTaskInput, label: Label): FieldError[] {
  const given = new Set<ProofKind>(
    (proofs ?? []).filter((proof) => proof.kind !== 'scan' || isOf(label, proof.code)).map(({ kind }) => kind),
  );
  const wanted: readonly (keyof typeof PROOF_REQUIRED)[] =
    outcome === 'failed'
      ? [...(needs.failurePhoto ? (['photo'] as const) : [])]
      : (['scan', 'photo', 'signature'] as const).filter((kind) => needs[kind]);
  return wanted.filter((kind) => !given.has(kind)).map((kind) => fieldError('proofs', 'PROOF_REQUIRED', problem(PROOF_REQUIRED[kind])));
}

const PROOF_REQUIRED = { scan: 'scanRequired', photo: 'photoRequired', signature: 'signatureRequired' } as const;

const isOf = ({ awb, reference, trackingNumber }: Label, code: string | null | undefined): boolean =>
  code != null && [awb, reference, trackingNumber].some((number) => number !== null && isSameNumber(code, number));

const MAX_NOTES = maxOf(CollectedAtDoorInput, 'notes');

/** Where `CompleteTaskInput` has what the delivery reports of the collection. */
export const nameInCompletion: DoorFieldNames = (field) => {
  if (field === undefined) return 'collected';
  return field === 'notes' ? 'notes' : `collected.${field}`;
};

/** The collection as the delivery reports it. */
export function collectionOf({ collected, notes }: Pick<CompleteTaskInput, 'collected' | 'notes'>): DoorCollection | NotCollected | null {
  if (!collected) return null;
  const { notCollectedReason, method, ...money } = collected;
  if (notCollectedReason != null) {
    if (money.amount != null || method != null) throw refuseFields([invalid('collected', 'methodOrReason')]);
    return { notCollectedReason };
  }
  if (method == null) throw refuseFields([missing('collected.method')]);
  return { ...money, method, currency: money.currency?.slice(0, 10), notes: money.acceptPartial ? notes?.slice(0, MAX_NOTES) : null };
}
