import { formatMoney } from '../../kernel/money.js';
import { emit } from '../../platform/events/emit.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { Address } from '../addresses/index.js';
import type { Quote } from '../rating/index.js';
import type { SellerPricing } from '../pricing/index.js';
import type { OriginalShipment } from './original-shipment.js';
import type { ReturnParty, ReturnShipment } from './return-shipment.entity.js';

export interface MadeReturn {
  readonly made: ReturnShipment;
  readonly original: OriginalShipment;
  readonly reference: string;
  readonly quote: Quote;
  readonly pricing: SellerPricing;
  readonly feeWaived: boolean;
}

/** Emits the creation of a return in the format of the ERP interface. */
export async function emitReturnCreated(tx: Tx, facts: MadeReturn): Promise<void> {
  const { made, original } = facts;
  await emit(tx, {
    type: 'return.created',
    subjectId: made.id,
    ownerId: original.sellerId,
    occurredAt: made.createdAt,
    data: representationOf(facts),
  });
}

function representationOf({ made, original, reference, quote, pricing, feeWaived }: MadeReturn) {
  const rate = Number(formatMoney(quote.actualRate));
  const { box, weightMg } = original.parcel;
  const centimetres = (micrometres: number | undefined): number => (micrometres ?? 0) / 1e4;
  return {
    id: made.id,
    shipmentDetailId: made.shipmentId,
    unifiedRefId: reference,
    original_shipment_id: original.reference,
    status: 'new' as const,
    paymentStatus: paymentStatusOf(pricing, feeWaived),
    rate: { actualRate: rate, displayRate: rate, currency: quote.actualRate.currency },
    origin: partyOf(made.origin),
    destination: partyOf(made.destination),
    dimensions: {
      weight: weightMg / 1e6,
      length: centimetres(box?.lengthUm),
      width: centimetres(box?.widthUm),
      height: centimetres(box?.heightUm),
      volumeWeight: quote.weights.volumetricMg / 1e6,
    },
    returnReason: made.returnReason ?? null,
    createdAt: made.createdAt.toISOString(),
  };
}

/** As in the response to the request: empty optional parts are left out. */
function partyOf({ address, ...party }: ReturnParty) {
  return { ...withoutEmpty(party), address: withoutEmpty(address) };
}

const withoutEmpty = <Part extends Partial<Pick<Address, 'company' | 'deliveryNote'>>>({ company, deliveryNote, ...rest }: Part) => ({
  ...rest,
  ...(company && { company }),
  ...(deliveryNote && { deliveryNote }),
});

function paymentStatusOf({ role }: SellerPricing, feeWaived: boolean): 'waived' | 'unpaid' | 'postpaid' {
  if (feeWaived) return 'waived';
  return role === 'prepaid' ? 'unpaid' : 'postpaid';
}
