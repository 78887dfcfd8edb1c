import { refuse } from './errors.js';
import { formatMoney, type Money } from './money.js';

/** Answered instead of a posting that waits for another person. */
export class ManualRequest {
  constructor(readonly approval: { readonly id: string; readonly amount: Money }) {}
}

/** What was booked. APPROVAL_REQUESTED if it waits for another person; thrown after the commit, so that the request stays. */
export function booked<Posted>(outcome: Posted | ManualRequest): Posted {
  if (!(outcome instanceof ManualRequest)) return outcome;
  const { id, amount } = outcome.approval;
  throw refuse('APPROVAL_REQUESTED.amount', { amount: formatMoney(amount), currency: amount.currency, approval: id });
}
