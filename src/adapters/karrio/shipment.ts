import { isLabel, labelFormat, type BookedParcel, type CarrierDocument } from '../../modules/carriers/adapter/index.js';
import { fieldsOf, listOf, moneyOf, textOf } from './api.js';

type Fields = Readonly<Record<string, unknown>>;

/** Keys of our own in the metadata of a shipment. */
export const REFERENCE_KEY = 'shipgraph_reference';
/** Set right before the label is bought: from then on a draft may be a parcel at the carrier. */
export const PURCHASE_KEY = 'shipgraph_purchase';

const MAX_AWB = 40;
const PRINTABLE = /^[\x21-\x7e]+$/;
/** As long as the largest label that the service accepts, in base64. */
const MAX_BASE64 = 22_000_000;

export const isOf = (shipment: Fields, reference: string): boolean =>
  shipment['reference'] === reference || fieldsOf(shipment['metadata'])[REFERENCE_KEY] === reference;

/** Undefined for a draft, and for a shipment without the numbers that a parcel needs. */
export function bookedParcel(shipment: Fields): BookedParcel | undefined {
  const awb = numberOf(shipment['tracking_number']);
  const carrierRef = textOf(shipment['id'], 200);
  if (awb === undefined || carrierRef === undefined) return undefined;
  const rate = fieldsOf(shipment['selected_rate']);
  const cost = moneyOf(rate['total_charge'], rate['currency']) ?? null;
  const isUnread = cost === null && rate['total_charge'] != null;
  return {
    awb,
    trackingNumber: awb,
    trackingUrl: trackingUrlOf(shipment),
    pieces: piecesOf(shipment, awb),
    cost,
    ...(isUnread && {
      notUnderstood: [`the price ${`${JSON.stringify(rate['total_charge'])} ${JSON.stringify(rate['currency'])}`.slice(0, 100)}`],
    }),
    labels: listOf(shipment['shipping_documents'])
      .filter((document) => document['category'] === 'label')
      .flatMap((document) => documentOf(document) ?? []),
    carrierRef,
  };
}

/** A number that is too long is none: half of a number would be another parcel. */
function numberOf(value: unknown): string | undefined {
  const text = textOf(value);
  return text !== undefined && text.length <= MAX_AWB && PRINTABLE.test(text) ? text : undefined;
}

function piecesOf(shipment: Fields, awb: string): readonly string[] {
  const numbers = fieldsOf(shipment['meta'])['tracking_numbers'];
  const pieces = Array.isArray(numbers) ? numbers.flatMap((each) => numberOf(each) ?? []) : [];
  return [...new Set([awb, ...pieces])];
}

/** The path in `tracking_url` is karrio's own API, which is not for shoppers; only the carrier's page is. */
function trackingUrlOf(shipment: Fields): string | null {
  const meta = fieldsOf(shipment['meta']);
  const urls = [meta['carrier_tracking_link'], meta['tracking_url'], shipment['tracking_url']];
  return urls.map((url) => httpsOf(url)).find((url) => url !== null) ?? null;
}

export function httpsOf(value: unknown): string | null {
  const text = textOf(value, 2_000);
  return text !== undefined && text.startsWith('https://') && URL.canParse(text) ? text : null;
}

/**
 * Undefined if there is no file of a format that is known; then `label` asks again and reports it. The bytes decide what it is, because karrio
 * writes down the format that was asked for, while some carriers make only one.
 */
export function documentOf(document: Fields): CarrierDocument | undefined {
  const base64 = document['base64'];
  if (typeof base64 !== 'string' || base64 === '' || base64.length > MAX_BASE64) return undefined;
  const bytes = Buffer.from(base64, 'base64');
  const format = labelFormat.values.find((each) => isLabel(bytes, each));
  return format && { format, bytes };
}
