import { plainDecimal } from '../../kernel/decimal-number.js';
import type { CarrierServiceRow } from './carrier.rows.js';

export const rejectionCodes = [
  'ROUTE_NOT_SERVED',
  'OVER_WEIGHT',
  'OVER_SIZE',
  'DOCUMENTS_ONLY',
  'NO_DOCUMENTS',
  'COD_NOT_SUPPORTED',
  'COD_OVER_LIMIT',
  'NO_RATE_CARD',
  'CARD_EXPIRED',
  'FX_MISSING',
  'CARRIER_DISABLED',
  'CARRIER_TIMEOUT',
  'CARRIER_REFUSED',
  'DETAILS_MISSING',
] as const;
export type RejectionCode = (typeof rejectionCodes)[number];

/** Why a service is not among the quotes. */
export interface Rejection {
  readonly serviceCode: string;
  readonly code: RejectionCode;
  readonly message: string;
}

/** `detail` is what the carrier said, or what it lacks. */
export const rejection = (service: CarrierServiceRow, code: RejectionCode, detail = ''): Rejection => ({
  serviceCode: service.code,
  code,
  message: `${messages[code](service)} ${detail}`.trim(),
});

export const unknownService = (serviceCode: string): Rejection => ({
  serviceCode,
  code: 'ROUTE_NOT_SERVED',
  message: 'There is no service with this code.',
});

const messages: Readonly<Record<RejectionCode, (service: CarrierServiceRow) => string>> = {
  ROUTE_NOT_SERVED: ({ name }) => `${name} has no price for this route.`,
  OVER_WEIGHT: (service) => `${service.name} takes ${weightLimits(service)}, by actual and by chargeable weight.`,
  OVER_SIZE: (service) => `${service.name} takes ${sizeLimits(service)}.`,
  DOCUMENTS_ONLY: ({ name }) => `${name} takes documents only.`,
  NO_DOCUMENTS: ({ name }) => `${name} takes no documents.`,
  COD_NOT_SUPPORTED: ({ name }) => `${name} does not collect cash on delivery.`,
  COD_OVER_LIMIT: ({ name }) => `The amount exceeds the cash on delivery limit of ${name}.`,
  NO_RATE_CARD: ({ name }) => `${name} has no rate card in effect yet.`,
  CARD_EXPIRED: ({ name }) => `The rate card of ${name} is no longer in effect.`,
  FX_MISSING: ({ name }) => `There is no exchange rate to price ${name} in this currency.`,
  CARRIER_DISABLED: ({ name }) => `${name} is currently disabled.`,
  CARRIER_TIMEOUT: ({ name }) => `The carrier of ${name} did not answer.`,
  CARRIER_REFUSED: ({ name }) => `The carrier of ${name} does not take it.`,
  DETAILS_MISSING: ({ name }) => `The carrier of ${name} needs more details.`,
};

function weightLimits({ minWeightG, maxWeightG }: CarrierServiceRow): string {
  const most = maxWeightG === null ? 'parcels of any weight' : `parcels up to ${kilograms(maxWeightG)}`;
  return minWeightG ? `${most} and from ${kilograms(minWeightG)}` : most;
}

function sizeLimits({ maxLengthCm, maxGirthCm }: CarrierServiceRow): string {
  const limits = [maxLengthCm && `a longest side up to ${maxLengthCm} cm`, maxGirthCm && `a girth up to ${maxGirthCm} cm`];
  return limits.filter(Boolean).join(' and ');
}

const kilograms = (grams: number): string => `${plainDecimal(BigInt(grams), 3)} kg`;
