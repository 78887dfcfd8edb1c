import { plainDecimal } from '../../kernel/decimal.js';
import { remark } from '../../kernel/field-warnings.js';
import type { Said } from '../../kernel/messages.js';
import type { CarrierServiceRow } from './carriers.tables.js';

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
type AnyCode = (typeof rejectionCodes)[number];
/** A code that the service alone explains. */
export type RejectionCode = Exclude<AnyCode, 'DETAILS_MISSING'>;

/** Why a service is not among the quotes. */
export interface Rejection extends Said {
  readonly serviceCode: string;
  readonly code: AnyCode;
}

export const rejection = (service: CarrierServiceRow, code: RejectionCode): Rejection => ({
  ...REMARKS[code](service),
  serviceCode: service.code,
  code,
});

/** In the words of the carrier, if it has any. */
export const refusedByCarrier = (service: CarrierServiceRow, words: string): Rejection =>
  words.trim() === ''
    ? rejection(service, 'CARRIER_REFUSED')
    : {
        ...remark('CARRIER_REFUSED.words', { service: service.name, words: words.trim() }),
        serviceCode: service.code,
        code: 'CARRIER_REFUSED',
      };

export const lacksDetails = ({ code, name }: CarrierServiceRow, fields: readonly string[]): Rejection => ({
  ...remark('DETAILS_MISSING.ofService', { service: name, fields: fields.join(', ') }),
  serviceCode: code,
  code: 'DETAILS_MISSING',
});

export const unknownService = (serviceCode: string): Rejection => ({
  ...remark('ROUTE_NOT_SERVED.unknownService'),
  serviceCode,
  code: 'ROUTE_NOT_SERVED',
});

type Remark = (service: CarrierServiceRow) => Said;

const named =
  (code: Exclude<RejectionCode, 'OVER_WEIGHT' | 'OVER_SIZE'>): Remark =>
  ({ name }) =>
    remark(code, { service: name });

const REMARKS: Readonly<Record<RejectionCode, Remark>> = {
  ROUTE_NOT_SERVED: named('ROUTE_NOT_SERVED'),
  OVER_WEIGHT: overWeight,
  OVER_SIZE: overSize,
  DOCUMENTS_ONLY: named('DOCUMENTS_ONLY'),
  NO_DOCUMENTS: named('NO_DOCUMENTS'),
  COD_NOT_SUPPORTED: named('COD_NOT_SUPPORTED'),
  COD_OVER_LIMIT: named('COD_OVER_LIMIT'),
  NO_RATE_CARD: named('NO_RATE_CARD'),
  CARD_EXPIRED: named('CARD_EXPIRED'),
  FX_MISSING: named('FX_MISSING'),
  CARRIER_DISABLED: named('CARRIER_DISABLED'),
  CARRIER_TIMEOUT: named('CARRIER_TIMEOUT'),
  CARRIER_REFUSED: named('CARRIER_REFUSED'),
};

function overWeight({ name: service, minWeightG, maxWeightG }: CarrierServiceRow): Said {
  const min = minWeightG ? kilograms(minWeightG) : null;
  const max = maxWeightG === null ? null : kilograms(maxWeightG);
  if (max === null) return min === null ? remark('OVER_WEIGHT', { service }) : remark('OVER_WEIGHT.from', { service, min });
  return min === null ? remark('OVER_WEIGHT.upTo', { service, max }) : remark('OVER_WEIGHT.fromUpTo', { service, min, max });
}

function overSize({ name: service, maxLengthCm: side, maxGirthCm: girth }: CarrierServiceRow): Said {
  if (side && girth) return remark('OVER_SIZE.sideAndGirth', { service, side, girth });
  return side ? remark('OVER_SIZE.side', { service, side }) : remark('OVER_SIZE.girth', { service, girth: girth ?? 0 });
}

const kilograms = (grams: number): string => plainDecimal(BigInt(grams), 3);
