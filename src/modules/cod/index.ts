import { CodCollectionSchema, CodHandoverSchema, CodNotCollectedSchema } from './cod-collection.entity.js';
import { CodInvoiceSchema } from './cod-invoice.entity.js';

export type { CodTables } from './cod.tables.js';
export { CodResolver } from './cod.resolver.js';
export { ShipmentCodResolver } from './shipment-cod.resolver.js';
export { CodCustodyChangeResolver } from './custody-change.resolver.js';
export { collects } from './collection.js';
export { notCollectedLoader } from './read-cod.js';
export { collectAtDoor } from './collect-at-door.js';
export { codPayables } from './cod-payables.js';
export { confirmCod } from './cash.js';
export { codSql } from './cod.sql.js';
export { askOnFailure, codReversalHandler } from './reverse-cod.js';
export { openPaymentToken, shopperPayment, type ShopperPayment } from './shopper-payment.js';
export { reissueInvoice, voidInvoiceOnStop } from './invoice.js';
export const codEntities = [CodInvoiceSchema, CodCollectionSchema, CodHandoverSchema, CodNotCollectedSchema];
