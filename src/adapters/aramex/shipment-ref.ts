import type { ProductGroup } from './products.js';

/** What later calls about a shipment need beside its number. */
export interface ShipmentRef {
  readonly number: string;
  /** Unknown for a waybill that a person entered. */
  readonly product: { readonly group: ProductGroup; readonly type: string; readonly entity: string } | null;
}

const REF = /^(DOM|EXP)\/([A-Z0-9]{2,10})\/([A-Za-z0-9]{1,10})\/([\x21-\x7e]{1,40})$/;
const MAX_LENGTH = 80;

export const formatRef = ({ number, product }: ShipmentRef): string =>
  product ? `${product.group}/${product.type}/${product.entity}/${number}` : number;

/** Anything else is a bare waybill number. */
export function parseRef(text: string): ShipmentRef {
  const [, group, type = '', entity = '', number = ''] = (text.length <= MAX_LENGTH && REF.exec(text)) || [];
  return group === 'DOM' || group === 'EXP' ? { number, product: { group, type, entity } } : { number: text, product: null };
}
