import { ObjectType } from 'type-graphql';
import { Flag, Id, Many, Text, Money, nullable, One } from '../../platform/graphql/fields.js';
import type { MoneyType } from '../../platform/graphql/money.type.js';
import { WarningType } from '../../platform/graphql/warning.type.js';
import { ShipmentType } from '../shipments/index.js';

@ObjectType('OrderPlacement', {
  description: 'Result of placing an order. Repeating the same order returns the same result.',
})
export class OrderPlacementType {
  @Id('UUID of the order.') orderId!: string;
  @Text('Reference given by the store.') orderReference!: string;
  @Id('UUID of the shipment.') shipmentId!: string;
  @Text('Public reference of the shipment; replaces the AWB until pickup.') shipmentReference!: string;
  @Text('Domain of the store.') shopDomain!: string;
  @Text('Code of the carrier service.') serviceCode!: string;
  @Text('Name of the carrier service.') serviceName!: string;
  @Flag('True if the store named no service and the system selected one.') carrierAutoSelected!: boolean;

  @Many(
    () => WarningType,
    'Warnings about accepted but suspicious data, such as SUBTOTAL_MISMATCH. DETAILS_MISSING names what the connected carrier asks for before it books the parcel.',
  )
  warnings!: readonly WarningType[];

  @Flag('True if the order had already been placed.') replayed!: boolean;
  @Money('What the seller pays for shipping.') actualRate!: MoneyType;
  @Money('Shipping price shown to the shopper; null if no display rule applied.', nullable) displayRate!: MoneyType | null;
  @Money('What the driver collects; 0 for prepaid orders.') collectionAmount!: MoneyType;
  @Money('COD fee, charged when the collection is confirmed.') codFee!: MoneyType;
}

@ObjectType('OrderOutcome', { description: "Result of an operation on an order identified by its store's number." })
export class OrderOutcomeType {
  @One(() => ShipmentType, 'The outbound shipment after the operation.') shipment!: ShipmentType;
  @Flag('False if it had already been done.') changed!: boolean;
}
