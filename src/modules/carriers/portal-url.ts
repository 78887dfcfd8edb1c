import type { CoreServices } from '../../platform/services.js';
import type { CarrierServices } from './services.js';

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
