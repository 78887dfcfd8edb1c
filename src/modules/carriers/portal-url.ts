import { createHash } from 'node:crypto';
import type { CoreServices } from '../../platform/services.js';
import type { CarrierServices } from './services.js';

const AWB_DIGITS = 18;

/** The number of a partner's label. The same shipment always gets the same one, so that booking twice is harmless. */
export function partnerAwb(carrierCode: string, shipmentId: string): string {
  const hash = createHash('sha256').update(`${carrierCode}:${shipmentId}`).digest('hex');
  const digits = BigInt(`0x${hash}`) % 10n ** BigInt(AWB_DIGITS);
  return carrierCode + digits.toString().padStart(AWB_DIGITS, '0');
}

/**
 * The page of the carrier's own portal for a parcel; null when the carrier has none.
 * The number comes from carriers and is not trusted: it may fill its place in the address, but never lead to another host.
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
