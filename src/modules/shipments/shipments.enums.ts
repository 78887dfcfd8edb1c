import { enumeration, type ValueOf } from '../../kernel/enumeration.js';

export const noteType = enumeration('NoteType', 'Topic of a note.', {
  general: 'Anything.',
  pickup: 'About the pickup.',
  delivery: 'About the delivery.',
  return: 'About the return.',
  finance: 'Money.',
  system: 'Written by a system.',
});
export type NoteType = ValueOf<typeof noteType>;

/** `internal` notes are visible to the operator only. */
export const noteVisibility = enumeration('NoteVisibility', 'Who may read a note.', {
  internal: 'The operator only.',
  seller: 'The operator and the seller.',
});
export type NoteVisibility = ValueOf<typeof noteVisibility>;

export const adjustmentStatus = enumeration('AdjustmentStatus', 'Status of a weight-adjustment invoice.', {
  unpaid: 'Payable by link or from the wallet.',
  pending_approval: 'Awaiting a decision; the payment link is disabled until then.',
  disputed: 'The seller disputes the measurements.',
  paid: 'Paid.',
  deleted: 'The parcel was sent back for repacking and new measurement.',
  void: 'Given up.',
});
export type AdjustmentStatus = ValueOf<typeof adjustmentStatus>;

/** `assigned` by a dispatcher until ended; `scanned` by the driver holding the parcel, for 24 hours. */
export const assignmentKind = enumeration('AssignmentKind', 'How a driver was assigned a shipment.', {
  assigned: 'Assigned by a dispatcher, until unassigned.',
  scanned: 'Scanned by the driver, for 24 hours.',
});
export type AssignmentKind = ValueOf<typeof assignmentKind>;

export const codPaymentMethod = enumeration('CodPaymentMethod', 'Payment method of a collection.', {
  cash: 'Notes and coins.',
  pos: "Card at the driver's terminal.",
  card: 'Card without a terminal.',
  bank_transfer: 'Bank transfer.',
});
export type CodPaymentMethod = ValueOf<typeof codPaymentMethod>;

/** Collected cash is handed over in stages until it reaches the bank. */
export const codStage = enumeration('CodStage', 'Who holds the money collected at the door.', {
  collected: 'The driver; for a cashless payment, the bank or provider that received it.',
  with_carrier: 'The partner or connected carrier that collected it.',
  with_reception: 'Reception at the hub.',
  with_accounts: 'Accounting.',
  deposited: "The operator's bank.",
});
export type CodStage = ValueOf<typeof codStage>;

export const shipmentSort = enumeration('ShipmentSort', 'Sort key of a shipment list.', {
  createdAt: 'When it was created.',
  updatedAt: 'When it last changed.',
  status: 'Status name, then creation time.',
});
export type ShipmentSort = ValueOf<typeof shipmentSort>;

export const shipmentDate = enumeration('ShipmentDate', 'The timestamp that a date range applies to.', {
  createdAt: 'When it was created.',
  pickedUpAt: 'When it was picked up.',
  deliveredAt: 'When it was delivered.',
});
export type ShipmentDate = ValueOf<typeof shipmentDate>;

export const shipmentKind = enumeration('ShipmentKind', 'To the customer, or back to the store.', {
  outbound: 'From the store to the customer.',
  return: 'From the customer back to the store, after a delivery.',
});
export type ShipmentKind = ValueOf<typeof shipmentKind>;

export const billingStatus = enumeration('BillingStatus', 'Billing state of the shipping charge.', {
  unpaid: 'Not billed yet; the rate may be held on the wallet.',
  paid: 'Charged to the wallet of a prepaid seller.',
  postpaid: 'Charged to the account of a contract seller.',
  waived: 'Not charged to the seller.',
  refunded: 'Charged, then refunded after a cancellation.',
});
export type BillingStatus = ValueOf<typeof billingStatus>;
