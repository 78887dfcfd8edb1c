import type { CancelOutcome, CarrierAccess } from '../../modules/carriers/adapter/index.js';
import { accepted, ask, failureOfAnswer, pathTo } from './api.js';
import type { Json } from './json.js';

/** What the tracker of a parcel says that the carrier has not seen. */
const UNSEEN: ReadonlySet<unknown> = new Set(['unknown', 'pre_transit', null, undefined]);

/** Asks for a refund once, and says afterwards what became of it: the carrier may take weeks. */
export async function cancel(account: CarrierAccess, carrierRef: string, signal: AbortSignal): Promise<CancelOutcome> {
  const shipment = accepted(await ask(account, { method: 'GET', path: pathTo('shipments', carrierRef) }, signal));
  const known = outcomeIn(shipment);
  if (known) return known;
  const answer = await ask(account, { method: 'POST', path: pathTo('shipments', carrierRef, 'refund'), changes: true }, signal);
  if (answer.status >= 400) {
    const failure = failureOfAnswer(answer);
    if (failure.kind !== 'refused') throw failure;
    return { status: 'declined', message: failure.message };
  }
  return outcomeIn(answer.body) ?? { status: 'pending' };
}

/** Undefined if no refund was asked for. */
function outcomeIn({ refund_status: refund, status }: Json): CancelOutcome | undefined {
  switch (refund) {
    case 'refunded':
      return { status: 'voided' };
    case 'submitted':
      return { status: 'pending' };
    case 'rejected':
      return { status: 'declined', message: 'The carrier rejected the refund.' };
    // Such carriers charge for what they scan only, so a label that no one has scanned costs nothing.
    case 'not_applicable':
      return UNSEEN.has(status) ? { status: 'voided' } : { status: 'declined', message: 'The carrier has the parcel already.' };
    case null:
    case undefined:
    case '':
      return undefined;
    // A second request may do harm; a person looks if it stays so.
    default:
      return { status: 'pending' };
  }
}
