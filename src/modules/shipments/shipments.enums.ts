import { enumeration, type ValueOf } from '../../kernel/enumeration.js';

export const noteType = enumeration('NoteType', 'What a note is about.', {
  general: 'Anything.',
  pickup: 'How it is fetched.',
  delivery: 'How it is handed over.',
  return: 'How it comes back.',
  finance: 'Money.',
  system: 'Written by a system.',
});
export type NoteType = ValueOf<typeof noteType>;

/** `internal` notes are for those who work for the operator. */
export const noteVisibility = enumeration('NoteVisibility', 'Who may read a note.', {
  internal: 'Those who work for the operator.',
  seller: 'The seller too.',
});
export type NoteVisibility = ValueOf<typeof noteVisibility>;

export const adjustmentStatus = enumeration('AdjustmentStatus', 'Where the invoice for a difference in weight stands.', {
  unpaid: 'To be paid, by link or from the wallet.',
  pending_approval: 'Waits for a decision; the link does not work meanwhile.',
  disputed: 'The seller does not agree with the measures.',
  paid: 'Paid.',
  deleted: 'The parcel was repacked to be measured anew.',
  void: 'Given up.',
});
export type AdjustmentStatus = ValueOf<typeof adjustmentStatus>;

/** `assigned` by a dispatcher until it is ended; `scanned` by the driver, who has the parcel in hand, for a day. */
export const assignmentKind = enumeration('AssignmentKind', 'How a driver came by a shipment.', {
  assigned: 'A dispatcher gave it to the driver, until it is taken back.',
  scanned: 'The driver scanned its label, and has it for a day.',
});
export type AssignmentKind = ValueOf<typeof assignmentKind>;

export const codPaymentMethod = enumeration('CodPaymentMethod', 'How a collection was taken.', {
  cash: 'Notes and coins.',
  pos: 'A card at the terminal of the driver.',
  card: 'A card without a terminal.',
  bank_transfer: 'A transfer to the bank.',
});
export type CodPaymentMethod = ValueOf<typeof codPaymentMethod>;

/** Collected cash goes from hand to hand to the bank. */
export const codStage = enumeration('CodStage', 'Who has the money that was collected at the door.', {
  collected: 'The driver, or for a payment without cash the bank or provider that took it.',
  with_reception: 'The reception of the hub.',
  with_accounts: 'Accounting.',
  deposited: 'The bank of the operator.',
});
export type CodStage = ValueOf<typeof codStage>;

export const shipmentSort = enumeration('ShipmentSort', 'What a list of shipments is ordered by.', {
  createdAt: 'When it was created.',
  updatedAt: 'When it last changed.',
  status: 'Its status by name, and within one status when it was created.',
});
export type ShipmentSort = ValueOf<typeof shipmentSort>;

export const shipmentDate = enumeration('ShipmentDate', 'The moment of a shipment that a range of dates is about.', {
  createdAt: 'When it was created.',
  pickedUpAt: 'When it was collected.',
  deliveredAt: 'When it was delivered.',
});
export type ShipmentDate = ValueOf<typeof shipmentDate>;

export const shipmentKind = enumeration('ShipmentKind', 'To the customer, or back to the store.', {
  outbound: 'From the store to the customer.',
  return: 'From the customer back to the store, after a delivery.',
});
export type ShipmentKind = ValueOf<typeof shipmentKind>;

export const billingStatus = enumeration('BillingStatus', 'Whether the shipping was paid for.', {
  unpaid: 'Not billed yet; the rate may be held on the wallet.',
  paid: 'Taken from the wallet of a prepaid seller.',
  postpaid: 'On the account of a seller with a contract.',
  waived: 'Not charged to the seller.',
  refunded: 'Charged, and given back after a cancellation.',
});
export type BillingStatus = ValueOf<typeof billingStatus>;
