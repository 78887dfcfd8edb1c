/** What an entry can be about. The console has words for each. */
export const entryTypes = [
  'topup', 'payout', 'manual_credit', 'receivable_settled', 'clearing_settled', 'overpayment', 'payer_refunded',
  'shipment_billed', 'return_billed', 'return_to_sender_billed', 'refund', 'adjustment', 'adjustment_credit', 'reversal',
  'cod_collection', 'cod_fee', 'cod_handover', 'cod_remitted', 'cod_written_off', 'shortage_repaid', 'shortage_written_off',
  'carrier_cost', 'carrier_billed', 'carrier_paid',
] as const; // prettier-ignore
export type EntryType = (typeof entryTypes)[number];
