import { timingSafeEqual } from 'node:crypto';
import type { CoreServices } from '../../platform/services.js';

type Signer = Pick<CoreServices, 'secrets'>;

/** 144 bits of the signature. */
const SIGNATURE_LENGTH = 24;
const TOKEN = /^([\w-]{22})([\w-]{24})$/;

/** The page where a consignee says how a parcel is to be delivered. Its token is bound to the parcel; the page knows when it is too late. */
export const choiceUrl = (services: CoreServices, shipmentId: string): string =>
  `${services.publicUrl()}/deliver/${Buffer.from(shipmentId.replaceAll('-', ''), 'hex').toString('base64url')}${signatureOf(services, shipmentId)}`;

/** The shipment of a token that this service made; null for every other text. */
export function shipmentOfChoiceToken(services: Signer, token: string): string | null {
  const [, id, given] = TOKEN.exec(token) ?? [];
  if (id === undefined || given === undefined) return null;
  const shipmentId = uuidOf(Buffer.from(id, 'base64url').toString('hex'));
  const isOurs = timingSafeEqual(Buffer.from(given), Buffer.from(signatureOf(services, shipmentId)));
  return isOurs ? shipmentId : null;
}

const uuidOf = (hex: string): string => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

const signatureOf = ({ secrets }: Signer, shipmentId: string): string =>
  secrets.sign(`delivery-choice:${shipmentId}`).slice(0, SIGNATURE_LENGTH);
