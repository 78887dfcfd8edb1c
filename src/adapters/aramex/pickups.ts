import type { CancelOutcome, CarrierAccess, PickupOutcome, PickupRequest } from '../../modules/carriers/adapter/index.js';
import { ask, malformed } from './call.js';
import { dateOf } from './dates.js';
import { fieldsOf, textOf } from './fields.js';
import { kilograms, totalGrams } from './amounts.js';
import { addressOf, contactOf } from './party.js';
import { parseRef } from './shipment-ref.js';

const GUID = /^[0-9a-fA-F-]{32,36}$/;
const ALREADY_CANCELLED = /already (been )?cancel/i;
const MAX_COMMENTS = 200;

/** Books a pickup of shipments that exist. */
export async function schedulePickup(account: CarrierAccess, request: PickupRequest, signal: AbortSignal): Promise<PickupOutcome> {
  const { items, unknown } = itemsOf(request);
  if (unknown !== undefined)
    return { status: 'refused', code: null, message: `Waybill ${unknown} was not booked here: ask Aramex to pick it up.` };
  const { fields, refusal } = await ask(account, 'CreatePickup', { Pickup: pickupOf(request, items) }, signal);
  if (refusal) return { status: 'refused', ...refusal };
  const pickup = fieldsOf(fields['ProcessedPickup']);
  const pickupRef = textOf(pickup?.['GUID'], 40);
  if (!GUID.test(pickupRef)) throw malformed('CreatePickup', 'no GUID of the pickup');
  return { status: 'scheduled', pickupRef, confirmation: textOf(pickup?.['ID'], 100) || null };
}

/** A pickup that is cancelled already is `voided`. */
export async function cancelPickup(account: CarrierAccess, pickupRef: string, signal: AbortSignal): Promise<CancelOutcome> {
  const { refusal } = await ask(account, 'CancelPickup', { PickupGUID: pickupRef, Comments: '' }, signal);
  if (!refusal || ALREADY_CANCELLED.test(refusal.message)) return { status: 'voided' };
  return { status: 'declined', message: refusal.message };
}

type Items = ReturnType<typeof itemsOf>['items'];

function pickupOf({ reference, origin, from, to, parcels, instructions }: PickupRequest, items: Items) {
  const at = (instant: Date): string => dateOf(instant, origin.countryCode);
  return {
    PickupAddress: addressOf(origin),
    PickupContact: contactOf(origin),
    PickupLocation: 'Reception',
    PickupDate: at(from),
    ReadyTime: at(from),
    LastPickupTime: at(to),
    ClosingTime: at(to),
    Comments: instructions?.slice(0, MAX_COMMENTS) ?? '',
    Reference1: reference,
    Reference2: '',
    Vehicle: '',
    Shipments: [],
    PickupItems: items,
    Status: 'Ready',
    ExistingShipments: parcels.flatMap(({ carrierRef }) => {
      const { number, product } = parseRef(carrierRef);
      return product ? [{ Number: number, OriginEntity: product.entity, ProductGroup: product.group }] : [];
    }),
  };
}

/** One item per product, as the form asks; `unknown` is a waybill whose product only Aramex knows. */
function itemsOf({ parcels }: PickupRequest) {
  const unknown = parcels.find(({ carrierRef }) => parseRef(carrierRef).product === null)?.awb;
  const groups = Map.groupBy(parcels, ({ carrierRef }) => {
    const { product } = parseRef(carrierRef);
    return `${product?.group ?? ''}/${product?.type ?? ''}`;
  });
  const items = [...groups].map(([key, ofProduct]) => {
    const [group = '', type = ''] = key.split('/');
    return {
      ProductGroup: group,
      ProductType: type,
      NumberOfShipments: new Set(ofProduct.map(({ carrierRef }) => carrierRef)).size,
      PackageType: 'Box',
      Payment: 'P',
      ShipmentWeight: kilograms(totalGrams(ofProduct)),
      ShipmentVolume: null,
      NumberOfPieces: ofProduct.length,
      CashAmount: null,
      ExtraCharges: null,
      ShipmentDimensions: null,
      Comments: '',
    };
  });
  return { items, unknown };
}
