import { CarrierFailure, type CarrierAccess, type CarrierDocument, type LabelFormat } from '../../modules/carriers/adapter/index.js';
import { accepted, ask, failureOfAnswer, pathTo, type Answer } from './api.js';
import { objectIn, textIn, type Json } from './json.js';

const MAX_URL = 2_000;
const FILE_TYPES: Readonly<Record<LabelFormat, string>> = { PDF: 'application/pdf', PNG: 'image/png', ZPL: 'application/zpl' };

/** EasyPost makes pictures and converts them to the other formats on request. */
export async function label(
  account: CarrierAccess,
  carrierRef: string,
  format: LabelFormat,
  signal: AbortSignal,
): Promise<CarrierDocument> {
  // Nothing is converted to a picture.
  const converted = format === 'PNG' ? null : await convert(account, carrierRef, format, signal);
  const url = (converted && urlIn(converted.body, format)) ?? (await madeUrl(account, carrierRef, format, signal));
  if (url !== null) return { format, bytes: await file(account, url, signal) };
  if (converted && converted.status >= 400) throw failureOfAnswer(converted);
  throw new CarrierFailure('refused', `EasyPost has no label of this parcel as ${format}.`, { code: 'NO_LABEL' });
}

function convert(account: CarrierAccess, carrierRef: string, format: LabelFormat, signal: AbortSignal): Promise<Answer> {
  const path = pathTo('shipments', carrierRef, 'label');
  return ask(account, { method: 'GET', path, query: { file_format: format } }, signal);
}

/** Some carriers make no pictures, so that there is nothing to convert. */
async function madeUrl(account: CarrierAccess, carrierRef: string, format: LabelFormat, signal: AbortSignal): Promise<string | null> {
  return urlIn(accepted(await ask(account, { method: 'GET', path: pathTo('shipments', carrierRef) }, signal)), format);
}

function urlIn(shipment: Json, format: LabelFormat): string | null {
  const made = objectIn(shipment['postage_label']);
  const original = made['label_file_type'] === FILE_TYPES[format] ? textIn(made['label_url'], MAX_URL) : null;
  if (original !== null || format === 'PNG') return original;
  return textIn(made[format === 'PDF' ? 'label_pdf_url' : 'label_zpl_url'], MAX_URL);
}

/** Files are on their own store, which gets no key. What it refuses says nothing about the account. */
export async function file(account: CarrierAccess, url: string, signal: AbortSignal): Promise<Uint8Array> {
  if (!URL.canParse(url))
    throw new CarrierFailure('unavailable', 'EasyPost gave an address of a file that is not a URL.', { code: 'MALFORMED_ANSWER' });
  const { status, bytes } = await account.http.send({ method: 'GET', path: url, headers: { accept: '*/*' }, answers: [401, 403] }, signal);
  if (status !== 200) throw new CarrierFailure('unavailable', `The file could not be fetched (${status}).`, { code: String(status) });
  return bytes;
}
