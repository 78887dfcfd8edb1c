import { createHash } from 'node:crypto';

const AWB_DIGITS = 18;

/** The number of a partner's label. The same shipment always gets the same one, so that booking twice is harmless. */
export function partnerAwb(carrierCode: string, shipmentId: string): string {
  const hash = createHash('sha256').update(`${carrierCode}:${shipmentId}`).digest('hex');
  const digits = BigInt(`0x${hash}`) % 10n ** BigInt(AWB_DIGITS);
  return carrierCode + digits.toString().padStart(AWB_DIGITS, '0');
}
