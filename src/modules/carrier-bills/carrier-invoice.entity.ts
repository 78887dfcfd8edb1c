import { defineEntity, p } from '@mikro-orm/core';
import { currencyCode, instant, minorUnits, recordColumns } from '../../platform/db/base.js';
import { carrierLineCause, carrierLineKind, carrierLineState } from './carrier-bills.enums.js';
import { maxOf } from '../../platform/graphql/declared-fields.js';
import { ResolveInvoiceLineInput } from './carrier-invoice.types.js';

/** An invoice of a carrier to the operator, known by its lines. Its number is unique for the carrier, whichever account it is for. */
export const CarrierInvoiceSchema = defineEntity({
  name: 'CarrierInvoice',
  tableName: 'carrier_invoice',
  uniques: [{ name: 'carrier_invoice_number', properties: ['carrierCode', 'number'] }],
  indexes: [{ name: 'carrier_invoice_newest', properties: ['createdAt', 'id'] }],
  properties: {
    ...recordColumns,
    carrierCode: p.string().length(40),
    /** The account that it was first imported for; null for a partner. */
    accountId: p.uuid().nullable(),
    number: p.string().length(60),
  },
});

/**
 * One line of a carrier's invoice. Equal lines of one file are counted by `repeat`, so a line that is billed twice is two rows, and a file
 * that is imported twice is one.
 */
export const CarrierInvoiceLineSchema = defineEntity({
  name: 'CarrierInvoiceLine',
  tableName: 'carrier_invoice_line',
  uniques: [{ name: 'carrier_invoice_line_identity', properties: ['invoiceId', 'awb', 'amountMinor', 'currency', 'repeat'] }],
  indexes: [
    { name: 'carrier_invoice_line_newest', properties: ['invoiceId', 'createdAt', 'id'] },
    {
      name: 'carrier_invoice_line_shipment',
      expression: 'create index "carrier_invoice_line_shipment" on "carrier_invoice_line" ("shipment_id") where "shipment_id" is not null',
    },
    {
      name: 'carrier_invoice_line_open',
      expression: `create index "carrier_invoice_line_open" on "carrier_invoice_line" ("invoice_id") where "state" = 'open'`,
    },
  ],
  checks: [
    { name: 'carrier_invoice_line_amount', expression: 'amount_minor >= 0' },
    { name: 'carrier_invoice_line_credit', expression: 'credited_minor between 0 and amount_minor' },
    { name: 'carrier_invoice_line_parcel', expression: `(kind = 'unknown') = (shipment_id is null)` },
  ],
  properties: {
    ...recordColumns,
    invoiceId: () => p.manyToOne(CarrierInvoiceSchema).mapToPk().joinColumn('invoice_id'),
    /** Line of the file that it was first imported from. */
    lineNumber: p.integer(),
    /** In capitals. */
    awb: p.string().length(60),
    repeat: p.integer(),
    billedOn: p.string().columnType('date').nullable(),
    service: p.string().length(100).nullable(),
    weightGrams: p.integer().nullable(),
    /** What the carrier asks. */
    amountMinor: minorUnits(),
    currency: currencyCode(),
    reason: p.string().length(200).nullable(),
    kind: p.enum(carrierLineKind.values),
    cause: p.enum(carrierLineCause.values).nullable(),
    shipmentId: p.uuid().nullable(),
    orderId: p.uuid().nullable(),
    isReturn: p.boolean(),
    /** Weight of the parcel as it was priced. */
    ourWeightGrams: p.integer().nullable(),
    /** The currency of the booked cost; the next three amounts are in it. */
    bookCurrency: currencyCode(),
    /** What the carrier asks, exchanged. */
    billedMinor: minorUnits(),
    /** What R10 had booked for the parcel; 0 for a line that is unknown or twice. */
    expectedMinor: minorUnits(),
    /** What R15 has added to the cost for this line, in all its revisions. */
    bookedMinor: minorUnits(),
    revision: p.integer(),
    state: p.enum(carrierLineState.values),
    creditedMinor: minorUnits(),
    note: p.string().length(maxOf(ResolveInvoiceLineInput, 'note')).nullable(),
    resolvedAt: instant().nullable(),
    resolvedByType: p.string().length(20).nullable(),
    resolvedById: p.string().length(40).nullable(),
  },
});
