import { enumType } from '../../platform/graphql/enum-type.js';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { connectionType } from '../../platform/graphql/connection.js';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';
import { paymentStatus } from '../orders/index.js';
import { billingStatus, codStage, type CodStage, shipmentKind } from './shipments.enums.js';
import { shipmentStatus } from './status-catalogue.js';
import { NodeType } from '../../platform/graphql/node.type.js';
import type { ShipmentStatus } from './shipment.machine.js';

@ObjectType('Shipment', {
  implements: NodeType,
  simpleResolvers: true,
  description: 'A parcel on its way: one per order, plus one per return.',
})
export class ShipmentType {
  @Field(() => ID, { description: 'UUID of the shipment (shipment_detail_id).' })
  id!: string;

  @Field(() => String, { description: 'Public reference of the shipment (shipment_id, unifiedRefId).' })
  reference!: string;

  @Field(() => enumType(shipmentKind), { description: 'To the customer, or back to the store.' })
  type!: string;

  @Field(() => enumType(shipmentStatus), { description: 'Current status.' })
  status!: ShipmentStatus;

  @Field(() => DateTimeScalar, { description: 'When the status was reached.' })
  statusAt!: Date;

  @Field(() => Int, { description: 'Number of status changes so far; the sequence of its events.' })
  sequence!: number;

  @Field(() => String, { nullable: true, description: 'Reason for the hold.' })
  holdReason!: string | null;

  @Field(() => enumType(shipmentStatus), { nullable: true, description: 'The status from which it was put on hold.' })
  heldFrom!: ShipmentStatus | null;

  @Field(() => Boolean, { description: 'True once the carrier has assigned the air waybill number.' })
  awbAssigned!: boolean;

  @Field(() => String, { nullable: true, description: 'Tracking number.' })
  trackingNumber!: string | null;

  @Field(() => String, { nullable: true, description: 'Public tracking page; null before pickup is booked.' })
  trackingUrl!: string | null;

  @Field(() => String, { description: 'Code of the carrier service, such as SVC_ECO.' })
  serviceCode!: string;

  @Field(() => String, { description: 'Name of the carrier service.' })
  serviceName!: string;

  @Field(() => String, { description: 'Code of the carrier.' })
  carrierCode!: string;

  @Field(() => String, { description: 'Name of the carrier.' })
  carrierName!: string;

  @Field(() => Boolean, { description: 'True when the service selected the carrier because the store named none.' })
  carrierAutoSelected!: boolean;

  @Field(() => enumType(billingStatus), { description: 'Billing state of the shipping charge.' })
  billingStatus!: string;

  @Field(() => enumType(paymentStatus), { description: 'How the shopper pays; nothing is collected for a return.' })
  paymentStatus!: string;

  @Field(() => enumType(codStage), { nullable: true, description: 'Who holds the collected money; null before collection.' })
  codStage!: CodStage | null;

  @Field(() => Int, { description: 'Number of failed pickups.' })
  pickupAttempts!: number;

  @Field(() => Int, { description: 'Number of failed deliveries.' })
  deliveryAttempts!: number;

  @Field(() => String, { description: 'Name of the consignee.' })
  receiverName!: string;

  @Field(() => String, { description: 'City of the destination.' })
  destinationCity!: string;

  @Field(() => String, { description: 'Country of the destination, ISO 3166-1 alpha-2.' })
  destinationCountryCode!: string;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When pickup was first booked.' })
  pickupReadyAt!: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was picked up.' })
  pickedUpAt!: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was delivered.' })
  deliveredAt!: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was handed back to the sender.' })
  rtsCompletedAt!: Date | null;

  @Field(() => DateTimeScalar, { description: 'When it was created.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When it last changed.' })
  updatedAt!: Date;
}

export const ShipmentConnection = connectionType(
  'Shipment',
  () => ShipmentType,
  'newest first, or in the order of the last change with `updatedSince`',
);
