import { Ctx, FieldResolver, Resolver, Root } from '../../platform/graphql/resolvers.js';
import { formatScaled } from '../../kernel/decimal.js';
import { money } from '../../kernel/money.js';
import type { Context } from '../../platform/work/context.js';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { DecimalScalar } from '../../platform/graphql/scalars.js';
import { shipmentLoader, ShipmentType } from '../shipments/index.js';
import { CarrierInvoiceLineType, CarrierInvoiceType } from './carrier-invoice.types.js';
import { invoiceLoader, type CarrierInvoiceLine } from './read-carrier-invoices.js';

const GRAM_DECIMALS = 3;
const kilograms = (grams: number | null): string | null => (grams === null ? null : formatScaled(BigInt(grams), GRAM_DECIMALS));

@Resolver(() => CarrierInvoiceLineType)
export class CarrierInvoiceLineResolver {
  @FieldResolver(() => MoneyType, { description: 'What the carrier asks.' })
  amount(@Root() { amountMinor, currency }: CarrierInvoiceLine): MoneyType {
    return money(amountMinor, currency);
  }

  @FieldResolver(() => MoneyType, { description: 'What was booked for the parcel; 0 for a line that is UNKNOWN or TWICE.' })
  expected(@Root() { expectedMinor, bookCurrency }: CarrierInvoiceLine): MoneyType {
    return money(expectedMinor, bookCurrency);
  }

  @FieldResolver(() => MoneyType, {
    description: 'What the carrier asks less what was booked, in the currency of the booked cost; negative if the carrier asks less.',
  })
  difference(@Root() { billedMinor, expectedMinor, bookCurrency }: CarrierInvoiceLine): MoneyType {
    return money(billedMinor - expectedMinor, bookCurrency);
  }

  @FieldResolver(() => MoneyType, { description: 'What the line has added to the cost, as it stands now.' })
  booked(@Root() { bookedMinor, bookCurrency }: CarrierInvoiceLine): MoneyType {
    return money(bookedMinor, bookCurrency);
  }

  @FieldResolver(() => MoneyType, { description: 'What the carrier has credited.' })
  credited(@Root() { creditedMinor, currency }: CarrierInvoiceLine): MoneyType {
    return money(creditedMinor, currency);
  }

  @FieldResolver(() => DecimalScalar, { nullable: true, description: 'Weight that the carrier billed, in kilograms.' })
  weightKg(@Root() { weightGrams }: CarrierInvoiceLine): string | null {
    return kilograms(weightGrams);
  }

  @FieldResolver(() => DecimalScalar, {
    nullable: true,
    description: 'Chargeable weight of the parcel as measured, or else as declared, in kilograms.',
  })
  ourWeightKg(@Root() { ourWeightGrams }: CarrierInvoiceLine): string | null {
    return kilograms(ourWeightGrams);
  }

  @FieldResolver(() => ShipmentType, { nullable: true, description: 'The parcel; null if it is UNKNOWN.' })
  shipment(@Root() { shipmentId }: CarrierInvoiceLine, @Ctx() context: Context) {
    return shipmentId === null ? null : context.load(shipmentLoader, shipmentId);
  }

  @FieldResolver(() => CarrierInvoiceType, { nullable: true, description: 'The invoice.' })
  invoice(@Root() { invoiceId }: CarrierInvoiceLine, @Ctx() context: Context) {
    return context.load(invoiceLoader, invoiceId);
  }
}
