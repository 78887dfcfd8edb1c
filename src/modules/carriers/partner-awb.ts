import { createHash } from 'node:crypto';

const AWB_DIGITS = 18;

/** AWB for a partner's label. Derived from the shipment id, so that booking twice yields the same number. */
export function partnerAwb(carrierCode: string, shipmentId: string): string {
  const hash = createHash('sha256').update(`${carrierCode}:${shipmentId}`).digest('hex');
  const digits = BigInt(`0x${hash}`) % 10n ** BigInt(AWB_DIGITS);
  return carrierCode + digits.toString().padStart(AWB_DIGITS, '0');
}
