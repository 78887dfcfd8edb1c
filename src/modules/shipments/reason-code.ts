/** Why a parcel did not move on. Only reasons of kind `attempt` count as an attempt. */
export const reasonKinds = ['attempt', 'address', 'customs', 'payment', 'parcel', 'sender', 'other'] as const;
export type ReasonKind = (typeof reasonKinds)[number];

export interface ReasonCode {
  readonly code: string;
  readonly kind: ReasonKind;
  readonly label: string;
}

export const reasonCodes: readonly ReasonCode[] = [
  { code: 'nobody_home', kind: 'attempt', label: 'No one was available to receive the parcel' },
  { code: 'postponed', kind: 'attempt', label: 'The recipient asked for another day' },
  { code: 'no_access', kind: 'attempt', label: 'The driver could not get in' },
  { code: 'no_cash', kind: 'attempt', label: 'The recipient did not have the money' },
  { code: 'unreachable', kind: 'attempt', label: 'The recipient did not answer the phone' },
  { code: 'attempt_failed', kind: 'attempt', label: 'Delivery was attempted and failed' },
  { code: 'address_incomplete', kind: 'address', label: 'The address is incomplete' },
  { code: 'address_wrong', kind: 'address', label: 'The recipient is not at this address' },
  { code: 'customs', kind: 'customs', label: 'Waiting for customs' },
  { code: 'payment', kind: 'payment', label: 'Waiting for a payment' },
  { code: 'refused', kind: 'parcel', label: 'The recipient refused the parcel' },
  { code: 'lost', kind: 'parcel', label: 'The parcel is lost' },
  { code: 'damaged', kind: 'parcel', label: 'The parcel is damaged' },
  { code: 'attempts_used', kind: 'parcel', label: 'The attempts are used up' },
  { code: 'closed', kind: 'sender', label: 'The sender was closed' },
  { code: 'not_ready', kind: 'sender', label: 'The parcel was not ready' },
  { code: 'other', kind: 'other', label: 'Another reason, given in the note' },
];

const byCode = new Map(reasonCodes.map((reason) => [reason.code, reason]));

export const reasonOf = (code: string): ReasonCode | undefined => byCode.get(code);

/** Whether a delivery that failed for this reason may work on another day. Without a reason it is not known. */
export function mayWorkAnotherDay(code: string | null): boolean {
  const kind = byCode.get(code ?? '')?.kind;
  return kind === 'attempt' || kind === 'address';
}

/** A failed attempt without a reason counts as an attempt, because the driver was there. */
export const usesAttempt = (code: string | null): boolean => code === null || byCode.get(code)?.kind === 'attempt';
