import { CarrierFailure, type BookingOutcome, type CarrierAccess, type CarrierBooking } from '../../modules/carriers/adapter/index.js';
import { send, fieldsOf, listOf, messagesOf, refusalOf, textOf } from './api.js';
import { addressPayload, amountPayload, customsPayload, orderPayload, parcelPayload } from './payload.js';
import { nameOf } from './quote.js';
import { BAD_SERVICE, parseService, type KarrioService } from './service.js';
import { bookedParcel, PURCHASE_KEY, REFERENCE_KEY } from './shipment.js';

type Refused = Extract<BookingOutcome, { status: 'refused' }>;

/** A draft with a price, not yet at the carrier. */
interface Draft {
  readonly status: 'draft';
  readonly id: string;
  readonly rateId: string;
}

/**
 * In three steps, because karrio writes a shipment that is booked in one step only after the carrier has answered: until then a search by
 * our reference would find nothing, and the parcel would be booked again. The draft is there first, is marked, and then its label is bought.
 */
export async function book(account: CarrierAccess, booking: CarrierBooking, signal: AbortSignal): Promise<BookingOutcome> {
  const service = parseService(booking.carrierService);
  if (!service) return { status: 'refused', code: 'BAD_SERVICE', message: BAD_SERVICE };
  const draft = await createDraft(account, booking, service, signal);
  if (draft.status === 'refused') return draft;
  try {
    await markPurchase(account, draft, signal);
    return await purchase(account, booking, draft, signal);
  } catch (error) {
    // Not sent, or turned away at the door: the draft is no parcel and must not look like one.
    if (error instanceof CarrierFailure && error.kind !== 'outcome_unknown') await release(account, draft, error, signal);
    throw error;
  }
}

/** A lost answer does no harm here: a draft without the mark is never a parcel. */
async function createDraft(
  account: CarrierAccess,
  booking: CarrierBooking,
  service: KarrioService,
  signal: AbortSignal,
): Promise<Draft | Refused> {
  const response = await send(account, { method: 'POST', path: '/v1/shipments', json: draftPayload(booking, service) }, signal);
  if (response.status !== 201) {
    const { isTechnical, code, message } = refusalOf(response);
    if (isTechnical) throw new CarrierFailure('unavailable', message, { ...(code !== null && { code }) });
    return { status: 'refused', code, message };
  }
  const shipment = fieldsOf(response.json());
  const id = textOf(shipment['id'], 200);
  if (id === undefined) throw new CarrierFailure('unavailable', 'karrio created a shipment without an id.', { code: 'MALFORMED_ANSWER' });
  // Unknown services make karrio price all others, so only the very service that was asked for counts.
  const rate = listOf(shipment['rates']).find((each) => nameOf(each) === booking.carrierService);
  const rateId = rate && textOf(rate['id'], 200);
  return rateId === undefined ? notServed(booking, shipment) : { status: 'draft', id, rateId };
}

function notServed(booking: CarrierBooking, shipment: unknown): Refused {
  const said = messagesOf(shipment);
  const words = said
    .map(({ message }) => message)
    .join('; ')
    .slice(0, 1_000);
  const message = words === '' ? `karrio has no price of ${booking.carrierService} for this parcel.` : words;
  return { status: 'refused', code: said[0]?.code ?? 'NOT_SERVED', message };
}

function draftPayload(booking: CarrierBooking, { carrierId, service }: KarrioService): Record<string, unknown> {
  return {
    shipper: addressPayload(booking.shipper),
    recipient: addressPayload(booking.consignee),
    parcels: booking.parcels.map((parcel) => ({
      ...parcelPayload(parcel, booking.documents),
      description: booking.contents.slice(0, 200),
    })),
    customs: customsPayload(booking),
    services: [service],
    carrier_ids: [carrierId],
    label_type: booking.labelFormat,
    is_return: booking.isReturn,
    reference: booking.reference,
    order_id: orderPayload(booking.orderNumber),
    metadata: { [REFERENCE_KEY]: booking.reference },
    options: {
      currency: booking.declaredValue.currency,
      declared_value: amountPayload(booking.declaredValue),
      ...(booking.cod && { cash_on_delivery: amountPayload(booking.cod) }),
      ...(booking.consignee.deliveryNote && { shipment_note: booking.consignee.deliveryNote.slice(0, 200) }),
      shipping_date: booking.pickup.from.toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length),
    },
  };
}

async function markPurchase(account: CarrierAccess, { id }: Draft, signal: AbortSignal): Promise<void> {
  const json = { metadata: { [PURCHASE_KEY]: account.now().toISOString() } };
  const response = await send(account, { method: 'PUT', path: `/v1/shipments/${encodeURIComponent(id)}`, json }, signal);
  if (response.status !== 200) throw new CarrierFailure('unavailable', `karrio did not mark the draft: ${refusalOf(response).message}`);
}

async function purchase(account: CarrierAccess, booking: CarrierBooking, draft: Draft, signal: AbortSignal): Promise<BookingOutcome> {
  const response = await send(
    account,
    {
      method: 'POST',
      path: `/v1/shipments/${encodeURIComponent(draft.id)}/purchase`,
      json: { selected_rate_id: draft.rateId, label_type: booking.labelFormat },
      changes: true,
    },
    signal,
  );
  if (response.status !== 200) return refusedPurchase(account, draft, refusalOf(response), signal);
  const parcel = bookedParcel(fieldsOf(response.json()));
  if (parcel) return { status: 'booked', ...parcel };
  throw new CarrierFailure(
    'outcome_unknown',
    `karrio booked shipment ${draft.id} without a usable tracking number. Look it up in karrio.`,
    {
      code: 'MALFORMED_ANSWER',
    },
  );
}

async function refusedPurchase(
  account: CarrierAccess,
  draft: Draft,
  { isTechnical, code, message }: ReturnType<typeof refusalOf>,
  signal: AbortSignal,
): Promise<Refused> {
  // karrio hides a connection to the carrier that broke halfway behind the status of a refusal.
  if (isTechnical) throw new CarrierFailure('outcome_unknown', message, { ...(code !== null && { code }) });
  await release(account, draft, undefined, signal);
  return { status: 'refused', code, message };
}

/** Cancels the draft, so that `find` passes over it. Nothing is asked of the carrier, as nothing was bought. */
async function release(account: CarrierAccess, { id }: Draft, reason: CarrierFailure | undefined, signal: AbortSignal): Promise<void> {
  try {
    const response = await send(account, { method: 'POST', path: `/v1/shipments/${encodeURIComponent(id)}/cancel`, changes: true }, signal);
    if (response.status >= 300) throw new CarrierFailure('outcome_unknown', refusalOf(response).message);
  } catch (cause) {
    // A marked draft is left behind, which `find` cannot tell from a parcel; a person looks it up in karrio.
    if (!reason) throw cause;
    throw new CarrierFailure(reason.kind, `${reason.message} Draft ${id} could not be cancelled and must be looked up in karrio.`, {
      ...(reason.code !== null && { code: reason.code }),
      ...(reason.retryAfterSeconds !== null && { retryAfterSeconds: reason.retryAfterSeconds }),
      cause,
    });
  }
}
