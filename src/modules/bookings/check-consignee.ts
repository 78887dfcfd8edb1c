import { refuse } from '../../kernel/errors.js';
import type { Context } from '../../platform/work/context.js';
import { failureOf, type CheckedAddress } from '../carriers/index.js';
import { lockShipment } from '../shipments/index.js';
import { bookingDetails } from './booking-details.js';
import type { BookingServices } from './services.js';

const CALL_MS = 8_000;
/** What is shown of a carrier's words. */
const MAX_WORDS = 460;

/**
 * Asks the connected carrier of a shipment whether it can deliver to the consignee's address, as the order says it now. Changes nothing.
 * BOOKING_NOT_ALLOWED if the carrier checks none, CARRIER_FAILED.
 */
export async function checkConsignee(context: Context<BookingServices>, id: string): Promise<CheckedAddress> {
  const { actor, services } = context;
  const { account, address } = await context.transactPart(async (tx) => {
    const shipment = await lockShipment(tx, actor, id);
    const connected = services.carriers.account(shipment.carrierAccountId ?? '');
    if (!connected?.adapter.checkAddress) throw refuse('BOOKING_NOT_ALLOWED.noAddressCheck');
    const details = await bookingDetails(tx, shipment, { reference: shipment.reference, adapter: connected.adapter });
    return { account: connected, address: details.consignee };
  });
  const { adapter, call } = account;
  return call((access, signal) => adapter.checkAddress?.(access, address, signal) ?? Promise.reject(new Error('Not capable.')), {
    timeoutMs: CALL_MS,
  }).catch((error: unknown): never => {
    const failure = failureOf(error);
    if (!failure) throw error;
    throw refuse('CARRIER_FAILED.noAddressCheck', { words: failure.message.slice(0, MAX_WORDS) });
  });
}
