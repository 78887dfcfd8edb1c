import { ArgsType, InputType, ObjectType } from 'type-graphql';
import { Count, Id, nullable, One, Text, When, Choice, Decimal, Email, Many, Measure, Phone } from '../../platform/graphql/fields.js';
import { connectionType, PageArgs } from '../../platform/graphql/connection.js';
import { WholeNumberScalar } from '../../platform/graphql/scalars.js';
import { paymentStatus, type PaymentStatus } from '../orders/index.js';

@InputType('OrderDraftAddressInput', { description: 'A postal address of which anything may be missing.' })
@ObjectType('OrderDraftAddress', { description: 'A postal address of which anything may be missing.' })
class OrderDraftAddressType {
  @Text(500, 'Street address including extra lines.', nullable) address?: string | null;
  @Text(100, 'City.', nullable) city?: string | null;
  @Text(100, 'State or region.', nullable) state?: string | null;
  @Text('ISO 3166-1 alpha-2 code, such as AE.', nullable) countryCode?: string | null;
  @Text('Name of the country; derived from the code if absent.', nullable) country?: string | null;
  @Text('Postal code; empty if the country has none.', nullable) zip?: string | null;
  @Measure('Latitude in degrees.', nullable) lat?: number | null;
  @Measure('Longitude in degrees.', nullable) lng?: number | null;
  @Text(100, 'Company at this address.', nullable) company?: string | null;
  @Text(500, 'What the driver should know, such as the gate.', nullable) deliveryNote?: string | null;
}

@InputType('OrderDraftCustomerInput', { description: 'The recipient, as far as known.' })
@ObjectType('OrderDraftCustomer', { description: 'The recipient, as far as known.' })
class OrderDraftCustomerType {
  @Text(100, 'First name.', nullable) firstName?: string | null;
  @Text(100, 'Last name.', nullable) lastName?: string | null;
  @Email('E-mail address.', nullable) email?: string | null;
  @Phone('Phone number.', nullable) phone?: string | null;
  @Text(100, 'Company of the recipient.', nullable) company?: string | null;
  @Text(500, 'What the driver should know.', nullable) deliveryNote?: string | null;
}

@InputType('OrderDraftProductInput', { description: 'One line of a draft. Weight and dimensions are per unit.' })
@ObjectType('OrderDraftProduct', { description: 'One line of a draft. Weight and dimensions are per unit.' })
class OrderDraftProductType {
  @Text(500, 'Name of the product.', nullable) name?: string | null;
  @Measure('Number of units.', nullable) quantity?: number | null;
  @Decimal('Price of one unit in major units.', nullable) price?: string | null;
  @Measure('Weight of one unit in grams.', nullable) grams?: number | null;
  @Measure('Length in centimetres.', nullable) length?: number | null;
  @Measure('Width in centimetres.', nullable) width?: number | null;
  @Measure('Height in centimetres.', nullable) height?: number | null;
  @Measure('Volume of one unit in cubic centimetres; length x width x height if absent.', nullable) volume?: number | null;
  @Text('ISO 4217 code of the price; that of the order if absent.', nullable) currency?: string | null;
  @Text('Harmonised System code for customs.', nullable) hsCode?: string | null;
  @Text('Country of origin for customs, ISO 3166-1 alpha-2.', nullable) originCountry?: string | null;
}

@InputType('OrderDraftDetailsInput', { description: 'Number, amounts and service of a draft, as far as known.' })
@ObjectType('OrderDraftDetails', { description: 'Number, amounts and service of a draft, as far as known.' })
class OrderDraftDetailsType {
  @Text('Domain of the store; absent for an order of no store.', nullable) shopDomain?: string | null;
  @Text('Carrier service code; the cheapest available one if absent.', nullable) carrier?: string | null;
  @Text(2_000, 'The id of a quote for this shipment, which selects its service.', nullable) rateId?: string | null;
  @Decimal('Sum of quantity x price; computed if absent.', nullable) subTotal?: string | null;
  @Decimal('Tax; 0 if absent.', nullable) tax?: string | null;
  @Decimal('Discount; 0 if absent.', nullable) discount?: string | null;

  @One(() => WholeNumberScalar, 'Order number in its shop. An order of no store gets one when it is placed.', nullable)
  orderNumber?: number | null;

  @Text(100, 'Order reference; derived from the number if absent.', nullable) orderReference?: string | null;
  @Decimal('Total, for the record; computed if absent.', nullable) total?: string | null;
  @Text('ISO 4217 code of all amounts.', nullable) currency?: string | null;
  @Decimal('What the recipient pays for shipping.', nullable) shippingFee?: string | null;
  @Choice(paymentStatus, 'PREPAID if absent.', nullable) paymentStatus?: PaymentStatus | null;
  @Text(50, 'Free text, for reference.', nullable) paymentMethod?: string | null;
  @Decimal('Amount the driver collects; computed if absent.', nullable) collectionAmount?: string | null;
  @Text('Language of the recipient as a BCP 47 tag such as ar-AE.', nullable) locale?: string | null;
}

const CONTENT = 'An order of which anything may be missing.';

@InputType('OrderDraftContentInput', { description: CONTENT })
@ObjectType('OrderDraftContent', { description: CONTENT })
export class OrderDraftContentType {
  @One(() => OrderDraftDetailsType, 'Number, amounts and service.', nullable) order?: OrderDraftDetailsType | null;
  @One(() => OrderDraftCustomerType, 'The recipient.', nullable) customer?: OrderDraftCustomerType | null;
  @One(() => OrderDraftAddressType, 'Origin of the shipment.', nullable) origin?: OrderDraftAddressType | null;
  @One(() => OrderDraftAddressType, 'Destination of the shipment.', nullable) destination?: OrderDraftAddressType | null;
  @Many(() => OrderDraftProductType, 1_000, 'The lines.', nullable) products?: OrderDraftProductType[] | null;
}

@InputType({ description: 'A new draft.' })
export class OrderDraftInput {
  @Id('The seller, for the operator. Absent when the content names a shop, and for sellers and shops, who keep their own drafts.', nullable)
  sellerId?: string | null;

  @Text(100, 'Chosen by the client: a second request with the same key returns the draft of the first.', nullable)
  clientKey?: string | null;

  @One(() => OrderDraftContentType, 'What is known of the order. At most 100,000 characters as JSON.') content!: OrderDraftContentType;
}

@ObjectType('OrderDraft', {
  description: 'An order that is not placed yet. It is deleted 90 days after its last change.',
})
export class OrderDraftType {
  @Id('UUID of the draft.') id!: string;
  @Id('UUID of the seller.') sellerId!: string;
  @One(() => OrderDraftContentType, 'What is known of the order.') content!: object;
  @Count('Increases with each change; pass it back to detect concurrent changes.') version!: number;
  @Id('UUID of the order that it became; null until it is placed.', nullable) orderId!: string | null;
  @When('When it was placed.', nullable) placedAt!: Date | null;
  @When('When it was made.') createdAt!: Date;
  @When('When it last changed.') updatedAt!: Date;
}

@ArgsType()
export class OrderDraftsArgs extends PageArgs {
  @Id('Only drafts of this seller.', nullable) sellerId?: string | null;
}

export const OrderDraftConnection = connectionType('OrderDraft', () => OrderDraftType);
