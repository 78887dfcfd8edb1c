import { InputType, Int, ObjectType } from 'type-graphql';
import {
  byRule,
  Choice,
  Count,
  Decimal,
  Email,
  Id,
  keptIfAbsent,
  Many,
  Measure,
  nullable,
  One,
  Text,
  When,
  Phone,
} from '../../platform/graphql/fields.js';
import { connectionType } from '../../platform/graphql/connection.js';
import { JsonScalar } from '../../platform/graphql/scalars.js';
import { OrderType, paymentStatus, type PaymentStatus } from '../orders/index.js';
import { MAX_AWB, ShipmentType } from '../shipments/index.js';
import { WarningType } from '../../platform/graphql/warning.type.js';
import { measureLimits } from '../carriers/index.js';

/** May be absent; a rule checks it. */
const optional = { ...nullable, ...byRule };

@InputType({ description: 'Changes of the shopper. Absent fields keep their values.' })
export class CustomerChangesInput {
  @Text(100, 'First name.', nullable) firstName?: string | null;
  @Text(100, 'Last name.', nullable) lastName?: string | null;
  @Email('E-mail address.', keptIfAbsent) email?: string | null;
  @Phone('Phone number. Null removes it. One that cannot be dialled is the warning PHONE_FORMAT.', nullable) phone?: string | null;
  @Text(100, 'Company of the recipient. Null removes it.', nullable) company?: string | null;
  @Text(500, 'What the driver should know. Null removes it.', nullable) deliveryNote?: string | null;
}

@InputType({ description: 'Changes of the destination. Absent fields keep their values; null clears them.' })
export class DestinationChangesInput {
  @Text(500, 'Street address. Required.', nullable) address?: string | null;
  @Text(100, 'City. Required.', nullable) city?: string | null;
  @Text(100, 'State or region.', nullable) state?: string | null;
  @Text('ISO 3166-1 alpha-2 code. Cannot be cleared.', nullable) countryCode?: string | null;
  @Text(100, 'Name of the country. Filled in when cleared.', nullable) country?: string | null;
  @Text(20, 'Postal code.', nullable) zip?: string | null;
  @Measure('Latitude; requires the longitude. Cleared by a move without coordinates.', nullable) lat?: number | null;
  @Measure('Longitude; requires the latitude. Cleared by a move without coordinates.', nullable) lng?: number | null;
  @Text(100, 'Company at this address.', nullable) company?: string | null;
  @Text(500, 'What the driver should know, such as the gate.', nullable) deliveryNote?: string | null;
}

@InputType({ description: 'One line of the new product list. Weight and dimensions are per unit.' })
export class OrderLineChangesInput {
  @Text(500, 'Name of the product.') name!: string;
  @Decimal('Price of one unit in major units; not negative.') price!: string | number;
  @Measure(measureLimits.quantity, 'Number of units, a whole number.', byRule) quantity!: number;
  @Measure(measureLimits.grams, 'Weight of one unit in grams.', byRule) grams!: number;
  @Measure(measureLimits.side, 'Length in centimetres; that of the stored product of this name when absent.', optional) length?:
    number | null;
  @Measure(measureLimits.side, 'Width in centimetres; that of the stored product of this name when absent.', optional) width?:
    number | null;
  @Measure(measureLimits.side, 'Height in centimetres; that of the stored product of this name when absent.', optional) height?:
    number | null;
  @Measure(measureLimits.volume, 'Volume in cubic centimetres; length x width x height when absent.', optional) volume?: number | null;
  @Text('ISO 4217 code; must be the currency of the order, which is the default.', nullable) currency?: string | null;
  @Text('Harmonised System code; that of the stored product of this name when absent.', nullable) hsCode?: string | null;
  @Text('Country of origin; that of the stored product of this name when absent.', nullable) originCountry?: string | null;
}

@InputType({ description: 'Changes of a placed order. At least one field.' })
export class UpdateOrderInput {
  @One(() => CustomerChangesInput, 'The shopper, who is also the recipient of the shipment.', nullable)
  customer?: CustomerChangesInput | null;

  @One(() => DestinationChangesInput, 'New destination. The rate stays unchanged.', nullable)
  destinationAddress?: DestinationChangesInput | null;

  @Choice(paymentStatus, 'How the shopper pays. On a change to cash on delivery, a missing amount is computed.', nullable)
  orderPaymentStatus?: PaymentStatus | null;

  @Decimal('Amount the driver collects, in major units.', nullable) collectionAmount?: string | number | null;

  @Many(() => OrderLineChangesInput, 1_000, 'Replaces all products. Totals and rate stay unchanged.', nullable)
  products?: OrderLineChangesInput[] | null;

  @Many(() => Int, 100, 'Accepted versions of the order; VERSION_CONFLICT when the current one is not among them.', nullable)
  expectedVersions?: number[] | null;
}

@InputType({ description: 'Corrections of a shipment by the operator: everything its store can change, and more. At least one field.' })
export class UpdateShipmentInput extends UpdateOrderInput {
  @Text(40, 'Code of another service, before pickup is booked. The shipment is repriced.', nullable) carrier?: string | null;

  @Text(
    MAX_AWB,
    'AWB that a partner has given the parcel, once its pickup is booked, in printable characters. Not for the own fleet and connected carriers. Print the label again afterwards.',
    optional,
  )
  awb?: string | null;

  @Text(MAX_AWB, "The partner's tracking number, in printable characters; that of a new AWB is the AWB unless it is given.", optional)
  trackingNumber?: string | null;

  @Text(2_000, 'Added as an internal note.', nullable) notes?: string | null;
}

@ObjectType('ShipmentUpdate', { description: 'Result of a shipment correction.' })
export class ShipmentUpdateType {
  @One(() => ShipmentType, 'The shipment afterwards.') shipment!: ShipmentType;
  @Many(() => String, 'Dotted names of the updated fields.') updatedFields!: readonly string[];

  @Many(() => WarningType, 'Fields fixed by the status (FIELD_UPDATE_BLOCKED), and values that were not recomputed.')
  warnings!: readonly WarningType[];
}

@ObjectType('OrderUpdate', { description: 'Result of an order update.' })
export class OrderUpdateType {
  @One(() => OrderType, 'The order afterwards.') order!: OrderType;
  @Many(() => String, 'Dotted names of the updated fields.') updatedFields!: readonly string[];

  @Many(() => WarningType, 'Fields fixed by the status (FIELD_UPDATE_BLOCKED), and values that were not recomputed.')
  warnings!: readonly WarningType[];
}

@ObjectType('OrderChange', { description: 'One changed field of an order. Immutable.' })
export class OrderChangeType {
  @Id('UUID of the entry.') id!: string;
  @Count('The order version created by the change.') version!: number;
  @Text('Dotted name of the field. effectiveCollection and codFee are derived from others.') field!: string;
  @One(() => JsonScalar, 'Previous value.', nullable) before!: unknown;
  @One(() => JsonScalar, 'New value.', nullable) after!: unknown;
  @Text('Kind of actor: shop, seller, erp, ops and so on.') actorType!: string;
  @Text('Id of the actor.', nullable) actorId!: string | null;
  @Text('Id of the request that made it.', nullable) requestId!: string | null;
  @When('When it was made.') createdAt!: Date;
}

export const OrderChangeConnection = connectionType('OrderChange', () => OrderChangeType);
