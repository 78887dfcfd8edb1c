import { createHash } from 'node:crypto';
import type { CoreServices } from '../../platform/services.js';
import type { CarrierServices } from './services.js';

const AWB_DIGITS = 18;

/** AWB for a partner's label. Derived from the shipment id, so that booking twice yields the same number. */
export function partnerAwb(carrierCode: string, shipmentId: string): string {
  const hash = createHash('sha256').update(`${carrierCode}:${shipmentId}`).digest('hex');
  const digits = BigInt(`0x${hash}`) % 10n ** BigInt(AWB_DIGITS);
  return carrierCode + digits.toString().padStart(AWB_DIGITS, '0');
}

/**
 * The page of a parcel in the carrier's own portal; null if the carrier has none. The AWB comes from the carrier and is not trusted: it must
 * not change the host of the URL.
 */
export function portalUrl({ rateBook }: CoreServices & CarrierServices, carrierCode: string, awb: string): string | null {
  const template = rateBook.current().carriers.get(carrierCode)?.trackingUrlTemplate;
  return template ? filledIn(template, awb) : null;
}

export function filledIn(template: string, awb: string): string | null {
  const [meant, filled] = ['0', encodeURIComponent(awb)].map((number) => URL.parse(template.replaceAll('{awb}', number)));
  if (!meant || !filled || !['https:', 'http:'].includes(meant.protocol)) return null;
  return filled.origin === meant.origin && filled.username === '' && filled.password === '' ? filled.href : null;
}
