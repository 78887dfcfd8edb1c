import type { AccessRules } from './platform/graphql/allow.js';

/** Fields that need more permission than their record: type, then field. */
export const recordRules: AccessRules = {
  ApprovalRequest: {
    shipment: { any: ['shipment:read'], of: 'operator', others: 'see nothing' },
  },
  CarrierAccount: {
    seller: { any: ['seller:read'], others: 'see nothing' },
  },
  CodCustodyChange: {
    shipment: { any: ['shipment:read'], of: 'operator', others: 'see nothing' },
  },
  OrderImport: {
    shortages: { any: ['wallet:read'], others: 'see nothing' },
  },
  OpsBoard: {
    bookingProblems: { any: ['carrier:read'], of: 'operator', others: 'see nothing' },
    carrierCancellations: { any: ['carrier:manage'], of: 'operator', others: 'see nothing' },
    carrierInvoices: { any: ['ledger:read'], of: 'operator', others: 'see nothing' },
    cashInHand: { any: ['cod:custody'], of: 'operator', others: 'see nothing' },
    cashWithCarriers: { any: ['cod:custody'], of: 'operator', others: 'see nothing' },
    disputedAdjustments: { any: ['wallet:read'], of: 'operator', others: 'see nothing' },
    failingWebhooks: { any: ['webhook:manage'], of: 'operator', others: 'see nothing' },
    openApprovals: { any: ['approval:read'], of: 'operator', others: 'see nothing' },
    unknownCarrierCodes: { any: ['carrier:manage'], of: 'operator', others: 'see nothing' },
    unpaidAdjustments: { any: ['wallet:read'], of: 'operator', others: 'see nothing' },
  },
  /**
   * A seller's terms are hidden from its shops, and from staff and tokens that only see parcels. A caller who has just changed them may
   * read them.
   */
  Seller: {
    branding: { any: ['seller:read', 'seller:brand'] },
    adjustmentThreshold: { any: ['seller:read', 'seller:edit'] },
    codFeePercent: { any: ['seller:read', 'seller:edit'] },
    creditLimit: { any: ['seller:read', 'seller:edit'] },
    displayRules: 'seller:read',
    effectiveCodFeePercent: { any: ['seller:read', 'seller:edit'] },
    figures: 'seller:read',
    notes: { any: ['seller:read', 'seller:edit'], of: 'operator', others: 'see nothing' },
    payoutAccounts: { any: ['payout-account:read'], others: 'see nothing' },
    plan: { any: ['seller:read', 'seller:edit'] },
    planHistory: 'seller:read',
    shipmentStats: 'seller:read',
    shops: 'seller:read',
    topUpWays: 'wallet:read',
    wallets: 'wallet:read',
  },
  SellerBoard: {
    disputedAdjustments: { any: ['wallet:read'], others: 'see nothing' },
    failingWebhooks: { any: ['webhook:manage'], others: 'see nothing' },
    unpaidAdjustments: { any: ['wallet:read'], others: 'see nothing' },
  },
  Shipment: {
    approvals: { any: ['approval:read'], others: 'see nothing' },
    booking: { any: ['shipment:read'], of: 'operator', others: 'see nothing' },
    carrierAccount: { any: ['carrier:read'], of: 'operator', others: 'see nothing' },
    assignment: { any: ['shipment:read'], of: 'operator', others: 'see nothing' },
    cost: { any: ['ledger:read'], of: 'operator', others: 'see nothing' },
    operatorActions: { any: ['shipment:read'], of: 'operator', others: 'see nothing' },
  },
  ShipmentFigures: {
    // For the operator, requires custody permission; for a seller, wallet permission.
    codOutstanding: { any: ['cod:custody', 'wallet:read'], others: 'see nothing' },
  },
  Staff: {
    invitation: { any: ['staff:manage'], of: 'operator', others: 'see nothing' },
    lastSignInAt: { any: ['staff:manage'], of: 'operator', others: 'see nothing' },
    twoFactor: { any: ['staff:manage'], of: 'operator', others: 'see nothing' },
  },
  WalletAdjustment: {
    // A caller who charges a seller learns which parcel it was for, and no more about it.
    shipment: {
      any: ['shipment:read'],
      of: 'operator',
      others: { see: ['id', 'reference', 'status', 'hasAdjustment', 'adjustmentAmount', 'billingStatus'] },
    },
  },
  Webhook: {
    seller: { any: ['seller:read'], others: 'see nothing' },
  },
};
