import { CodCollectionSchema, CodHandoverSchema, CodNotCollectedSchema } from './cod-collection.entity.js';
import { CodInvoiceSchema } from './cod-invoice.entity.js';

export { type CodTables, codSql } from './cod.tables.js';
export { CodResolver, ShipmentCodResolver, CarrierCashResolver, CodCustodyChangeResolver, WalletOnItsWayResolver } from './cod.resolver.js';
export { collectsForOperator, coinsOwed, lockCollection, remainingOf, type CodCollection } from './collection.js';
export { notCollectedLoader } from './read-cod.js';
export { collectCash } from './collect-at-door.js';
export { codPayables } from './cod-payables.js';
export { confirmCod } from './cash.js';
export { codPostings } from './manual-postings.js';
export { bookDriverShortage } from './driver-shortage.js';
export { carrierCashCheck, paidBy, receiveFromCarrier } from './carrier-cash.js';
export { askForReversal, codReversalHandler } from './reverse-cod.js';
export { openPaymentToken, shopperPayment, type ShopperPayment } from './shopper-payment.js';
export { reissueInvoice, voidCodInvoice } from './invoice.js';
export const codEntities = [CodInvoiceSchema, CodCollectionSchema, CodHandoverSchema, CodNotCollectedSchema];
