import { CarrierFailure, type CarrierAccess, type CarrierDocument, type LabelFormat } from '../../modules/carriers/adapter/index.js';
import { send, expectOk } from './api.js';
import { documentOf } from './shipment.js';

/** POST /v1/shipments/{id}/documents/label. karrio keeps one format, the one that was booked, and converts none. */
export async function label(
  account: CarrierAccess,
  carrierRef: string,
  format: LabelFormat,
  signal: AbortSignal,
): Promise<CarrierDocument> {
  const path = `/v1/shipments/${encodeURIComponent(carrierRef)}/documents/label`;
  const answer = expectOk(await send(account, { method: 'POST', path }, signal));
  const document = documentOf(answer);
  if (!document) {
    throw new CarrierFailure(
      'unavailable',
      `The label of ${carrierRef} is missing or is not a ${String(answer['format']).slice(0, 20)} file.`,
      {
        code: 'MALFORMED_LABEL',
      },
    );
  }
  if (document.format !== format) {
    throw new CarrierFailure('refused', `The carrier made this label as ${document.format}; karrio cannot convert it to ${format}.`, {
      code: 'LABEL_FORMAT',
    });
  }
  return document;
}
