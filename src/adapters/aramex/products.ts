/** EXP crosses a border, DOM does not. */
export type ProductGroup = 'DOM' | 'EXP';

/** Product types whose group is known. Others, which Aramex agrees with a customer, are of the group that the lane has. */
const GROUPS: Readonly<Record<string, ProductGroup>> = {
  PDX: 'EXP',
  PPX: 'EXP',
  PLX: 'EXP',
  DDX: 'EXP',
  DPX: 'EXP',
  EPX: 'EXP',
  OND: 'DOM',
  ONP: 'DOM',
  CDS: 'DOM',
  SMP: 'DOM',
};

const PRODUCT_TYPE = /^[A-Z0-9]{2,10}$/;
const MAX_LENGTH = 10;

interface Lane {
  readonly from: string;
  readonly to: string;
}

export const groupOfLane = ({ from, to }: Lane): ProductGroup => (from === to ? 'DOM' : 'EXP');

/** Why a product type cannot be used on a lane; null if it may. */
export function productProblem(type: string, lane: Lane): string | null {
  if (type.length > MAX_LENGTH || !PRODUCT_TYPE.test(type)) return `${type.slice(0, MAX_LENGTH)} is not a product type of Aramex.`;
  const group = GROUPS[type];
  if (group === undefined || group === groupOfLane(lane)) return null;
  return group === 'DOM' ? `${type} is for parcels within a country.` : `${type} is for parcels to another country.`;
}

/** Codes of Aramex's additional services. */
const CASH_ON_DELIVERY = 'CODS';
/** Free domicile: the sender pays duties and taxes. */
const DUTIES_PREPAID = 'FRDM';

export const additionalServices = ({ cod, incoterm }: { readonly cod: boolean; readonly incoterm: string | null }): string =>
  [...(cod ? [CASH_ON_DELIVERY] : []), ...(incoterm === 'DDP' ? [DUTIES_PREPAID] : [])].join(',');
