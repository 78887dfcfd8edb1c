import { defineEntity, p } from '@mikro-orm/core';
import { currencyCode, minorUnits, recordColumns } from '../../platform/db/base.js';
import { remittanceOutcome } from './carrier-bills.enums.js';

/** One line of a carrier's list of cash that it paid. Equal lines of one file are counted by `repeat`. */
export const CarrierRemittanceLineSchema = defineEntity({
  name: 'CarrierRemittanceLine',
  tableName: 'carrier_remittance_line',
  uniques: [
    {
      name: 'carrier_remittance_line_identity',
      properties: ['carrierCode', 'reference', 'awb', 'amountMinor', 'currency', 'paidOn', 'repeat'],
    },
  ],
  indexes: [{ properties: ['shipmentId'] }],
  checks: [
    { name: 'carrier_remittance_line_amount', expression: 'amount_minor > 0' },
    { name: 'carrier_remittance_line_booked', expression: 'booked_minor between 0 and amount_minor' },
  ],
  properties: {
    ...recordColumns,
    carrierCode: p.string().length(40),
    accountId: p.uuid().nullable(),
    /** The carrier's name of the payment, such as a bank reference. */
    reference: p.string().length(100),
    /** In capitals. */
    awb: p.string().length(60),
    repeat: p.integer(),
    amountMinor: minorUnits(),
    currency: currencyCode(),
    paidOn: p.string().columnType('date'),
    outcome: p.enum(remittanceOutcome.values),
    /** What R16 has moved to the bank. */
    bookedMinor: minorUnits(),
    shipmentId: p.uuid().nullable(),
  },
});
