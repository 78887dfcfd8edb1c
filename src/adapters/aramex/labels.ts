import {
  CarrierFailure,
  failureOf,
  isLabel,
  type CarrierAccess,
  type CarrierDocument,
  type LabelFormat,
} from '../../modules/carriers/adapter/index.js';
import { askOrRefuse } from './call.js';
import { fieldsOf, listOf } from './fields.js';
import { parseRef } from './shipment-ref.js';

/** The report of 4 by 6 inches. RPT asks for the file itself: it comes with the booking, and no second host must be reached. */
export const labelInfo = { ReportID: 9729, ReportType: 'RPT' } as const;

const MAX_URL = 2_000;
const MAX_BYTES = 8 * 1024 * 1024;

/** Prints the label again. */
export async function label(
  account: CarrierAccess,
  carrierRef: string,
  format: LabelFormat,
  signal: AbortSignal,
): Promise<CarrierDocument> {
  if (format !== 'PDF') throw new CarrierFailure('refused', 'Aramex makes labels as PDF only.');
  const { number, product } = parseRef(carrierRef);
  const shipment = { ShipmentNumber: number, ...(product && { ProductGroup: product.group, OriginEntity: product.entity }) };
  const answer = await askOrRefuse(account, 'PrintLabel', { ...shipment, LabelInfo: labelInfo }, signal);
  const bytes = await bytesOf(account, answer['ShipmentLabel'], signal);
  if (!bytes) throw new CarrierFailure('unavailable', 'Aramex gave no PDF for the label.', { code: 'BROKEN_LABEL' });
  return { format: 'PDF', bytes };
}

/** The label in the answer to a booking. Without a usable one the booking stands, and the label is printed again later. */
export async function labelOfBooking(account: CarrierAccess, given: unknown, signal: AbortSignal): Promise<CarrierDocument[]> {
  try {
    const bytes = await bytesOf(account, given, signal);
    return bytes ? [{ format: 'PDF', bytes }] : [];
  } catch (error) {
    if (failureOf(error)) return [];
    throw error;
  }
}

/** The file of a ShipmentLabel; undefined if it is not a PDF. */
async function bytesOf(account: CarrierAccess, given: unknown, signal: AbortSignal): Promise<Uint8Array | undefined> {
  const fields = fieldsOf(given);
  const url = fields?.['LabelURL'];
  const bytes = contentsOf(fields?.['LabelFileContents']) ?? (isUrl(url) ? await download(account, url, signal) : undefined);
  return bytes && isLabel(bytes, 'PDF') ? bytes : undefined;
}

/** Microsoft's JSON writes bytes as a list of numbers; gateways and newer servers as base64. */
function contentsOf(given: unknown): Uint8Array | undefined {
  if (typeof given === 'string' && given !== '' && given.length <= MAX_BYTES * 2) return Buffer.from(given, 'base64');
  const numbers = listOf(given);
  if (numbers.length === 0 || numbers.length > MAX_BYTES) return undefined;
  return numbers.every((value) => typeof value === 'number') ? Uint8Array.from(numbers) : undefined;
}

const isUrl = (given: unknown): given is string => typeof given === 'string' && given.length <= MAX_URL && /^https?:\/\//.test(given);

async function download(account: CarrierAccess, url: string, signal: AbortSignal): Promise<Uint8Array | undefined> {
  const { status, bytes } = await account.http.send({ method: 'GET', path: url, headers: { accept: 'application/pdf' } }, signal);
  return status === 200 ? bytes : undefined;
}
