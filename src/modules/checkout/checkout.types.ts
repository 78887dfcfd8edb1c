import { MoneyType } from '../../platform/graphql/money.type.js';
import { Field, ID, ObjectType } from 'type-graphql';
import { WarningType } from '../../platform/graphql/warning.type.js';

@ObjectType('OrderPlacement', {
  simpleResolvers: true,
  description: 'Result of placing an order. Repeating the same order returns the same result.',
})
export class OrderPlacementType {
  @Field(() => ID, { description: 'UUID of the order.' })
  orderId!: string;

  @Field(() => String, { description: 'Reference given by the store.' })
  orderReference!: string;

  @Field(() => ID, { description: 'UUID of the shipment.' })
  shipmentId!: string;

  @Field(() => String, { description: 'Public reference of the shipment; replaces the AWB until pickup.' })
  shipmentReference!: string;

  @Field(() => String, { description: 'Domain of the store.' })
  shopDomain!: string;

  @Field(() => String, { description: 'Code of the carrier service.' })
  serviceCode!: string;

  @Field(() => String, { description: 'Name of the carrier service.' })
  serviceName!: string;

  @Field(() => Boolean, { description: 'True if the store named no service and the system selected one.' })
  carrierAutoSelected!: boolean;

  @Field(() => [WarningType], {
    description:
      'Warnings about accepted but suspicious data, such as SUBTOTAL_MISMATCH. DETAILS_MISSING names what the connected carrier asks for before it books the parcel.',
  })
  warnings!: readonly WarningType[];

  @Field(() => Boolean, { description: 'True if the order had already been placed.' })
  replayed!: boolean;

  @Field(() => MoneyType, { description: 'What the seller pays for shipping.' })
  actualRate!: MoneyType;

  @Field(() => MoneyType, { nullable: true, description: 'Shipping price shown to the shopper; null if no display rule applied.' })
  displayRate!: MoneyType | null;

  @Field(() => MoneyType, { description: 'What the driver collects; 0 for prepaid orders.' })
  collectionAmount!: MoneyType;

  @Field(() => MoneyType, { description: 'Cash on delivery fee, charged when the collection is confirmed.' })
  codFee!: MoneyType;
}
