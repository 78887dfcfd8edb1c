import type { OtpRule } from './proofs.enums.js';

export interface ProofNeeds {
  readonly scan: boolean;
  readonly photo: boolean;
  readonly signature: boolean;
  readonly otp: boolean;
  /** A picture if the task fails. */
  readonly failurePhoto: boolean;
}

export interface TaskToProve {
  readonly taskId: string;
  readonly kind: 'pickup' | 'deliver' | 'return';
  readonly sellerId: string;
  readonly serviceCode: string;
  readonly collects: boolean;
  /** In minor units of the base currency. */
  readonly declaredBaseMinor: bigint;
}

export interface PolicyRow {
  readonly sellerId: string | null;
  readonly serviceCode: string | null;
  readonly scan: boolean;
  readonly photo: boolean;
  readonly signature: boolean;
  readonly otp: OtpRule;
  readonly failurePhoto: boolean;
}

/** Applies where the operator has set nothing. */
export const UNSET_POLICY: PolicyRow = {
  sellerId: null,
  serviceCode: null,
  scan: false,
  photo: false,
  signature: false,
  otp: 'when_collecting_or_valuable',
  failurePhoto: false,
};

/** The most specific policy of a task: of its seller and service, its seller, its service, or the default. */
export function policyFor(
  policies: readonly PolicyRow[],
  { sellerId, serviceCode }: Pick<TaskToProve, 'sellerId' | 'serviceCode'>,
): PolicyRow {
  const fitting = policies.filter(
    (policy) => (policy.sellerId ?? sellerId) === sellerId && (policy.serviceCode ?? serviceCode) === serviceCode,
  );
  return fitting.reduce((best, each) => (rank(each) >= rank(best) ? each : best), UNSET_POLICY);
}

const rank = ({ sellerId, serviceCode }: PolicyRow): number => (sellerId === null ? 0 : 2) + (serviceCode === null ? 0 : 1);

/** What a task has to prove. A pickup is proved by scans alone; the code is the consignee's, so only deliveries have one. */
export function needsUnder(policy: PolicyRow, task: TaskToProve, thresholdMinor: bigint): ProofNeeds {
  const { scan, failurePhoto } = policy;
  if (task.kind === 'pickup') return { scan, photo: false, signature: false, otp: false, failurePhoto };
  const otp = task.kind === 'deliver' && needsCode(policy.otp, task, thresholdMinor);
  return { scan, photo: policy.photo, signature: policy.signature, otp, failurePhoto };
}

function needsCode(rule: OtpRule, { collects, declaredBaseMinor }: TaskToProve, thresholdMinor: bigint): boolean {
  switch (rule) {
    case 'never':
      return false;
    case 'always':
      return true;
    case 'when_collecting_or_valuable':
      return collects || declaredBaseMinor > thresholdMinor;
  }
}
