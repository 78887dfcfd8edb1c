import { AdjustmentInvoiceSchema } from './adjustment-invoice.entity.js';

export { ApprovalShipmentResolver, ShipmentAdjustmentResolver, AdjustmentResolver } from './adjustment.resolver.js';
export { adjustmentLoader } from './read-adjustment.js';
export { chargeDifference, discardAdjustment, keepAdjustmentDue, voidAdjustment } from './adjustment-steps.js';
export { adjustmentPayables } from './adjustment-payables.js';
export { adjustmentApproval } from './dispute-adjustment.js';
export { adjustmentSql } from './adjustment-invoice.entity.js';
export const adjustmentEntities = [AdjustmentInvoiceSchema];
