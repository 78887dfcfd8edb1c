import { Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { connectionType } from '../../platform/graphql/connection.js';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { PaymentStatusEnum } from '../orders/index.js';
import { CodStageEnum } from './cod-stage.types.js';
import type { CodStage } from './shipment.entity.js';
import { shipmentStatuses, type ShipmentStatus } from './shipment.machine.js';
import { statusCatalogue } from './status-catalogue.js';
import { NodeType } from '../../platform/graphql/node.type.js';

const upperCased = <Value extends string>(values: readonly Value[]): Record<string, Value> =>
  Object.fromEntries(values.map((value) => [value.toUpperCase(), value]));

/** The GraphQL enum of the machine's states: the same words in capitals. */
export const ShipmentStatusEnum = upperCased(shipmentStatuses);
registerEnumType(ShipmentStatusEnum, {
  name: 'ShipmentStatus',
  description: 'Where a shipment stands.',
  valuesConfig: Object.fromEntries(statusCatalogue.map(({ code, description }) => [code.toUpperCase(), { description }])),
});

export enum ShipmentKindEnum {
  OUTBOUND = 'outbound',
  RETURN = 'return',
}
registerEnumType(ShipmentKindEnum, {
  name: 'ShipmentKind',
  description: 'To the customer, or back to the store.',
  valuesConfig: {
    OUTBOUND: { description: 'From the store to the customer.' },
    RETURN: { description: 'From the customer back to the store, after a delivery.' },
  },
});

export enum BillingStatusEnum {
  UNPAID = 'unpaid',
  PAID = 'paid',
  POSTPAID = 'postpaid',
  WAIVED = 'waived',
  REFUNDED = 'refunded',
}
registerEnumType(BillingStatusEnum, {
  name: 'BillingStatus',
  description: 'Whether the shipping was paid for.',
  valuesConfig: {
    UNPAID: { description: 'Not billed yet; the rate may be held on the wallet.' },
    PAID: { description: 'Taken from the wallet of a prepaid seller.' },
    POSTPAID: { description: 'On the account of a seller with a contract.' },
    WAIVED: { description: 'Not charged to the seller.' },
    REFUNDED: { description: 'Charged, and given back after a cancellation.' },
  },
});

@ObjectType('GeoPoint', { simpleResolvers: true, description: 'A point on the map.' })
export class GeoPointType {
  @Field(() => Float, { description: 'Latitude in degrees.' })
  lat!: number;

  @Field(() => Float, { description: 'Longitude in degrees.' })
  lng!: number;
}

@InputType({ description: 'A point on the map.' })
export class GeoPointInput {
  @Field(() => Float, { description: 'Latitude in degrees, -90 to 90.' })
  lat!: number;

  @Field(() => Float, { description: 'Longitude in degrees, -180 to 180.' })
  lng!: number;
}

@ObjectType('ShipmentPackage', { simpleResolvers: true, description: 'What a parcel weighs and measures.' })
export class ShipmentPackageType {
  @Field(() => Float, { description: 'Weight in kilograms.' })
  weightKg!: number;

  @Field(() => Float, { description: 'Volumetric weight in kilograms.' })
  volumetricWeightKg!: number;

  @Field(() => Float, { description: 'The weight that is billed, in kilograms, in whole steps of the service.' })
  chargeableWeightKg!: number;

  @Field(() => Float, { description: 'Length in centimetres.' })
  lengthCm!: number;

  @Field(() => Float, { description: 'Width in centimetres.' })
  widthCm!: number;

  @Field(() => Float, { description: 'Height in centimetres.' })
  heightCm!: number;
}

@ObjectType('ShipmentCharge', { simpleResolvers: true, description: 'One part of what the shipping of a parcel costs.' })
export class ShipmentChargeType {
  @Field(() => String, { description: 'Code of the part, such as FREIGHT.' })
  code!: string;

  @Field(() => String, { description: 'Its name for people.' })
  label!: string;

  @Field(() => MoneyType, { description: 'Its amount; a discount is negative.' })
  amount!: MoneyType;
}

@ObjectType('ShipmentVerification', { simpleResolvers: true, description: 'What the hub weighed and measured.' })
export class ShipmentVerificationType {
  @Field(() => Float, { description: 'Weight in kilograms.' })
  weightKg!: number;

  @Field(() => Float, { description: 'Length in centimetres.' })
  lengthCm!: number;

  @Field(() => Float, { description: 'Width in centimetres.' })
  widthCm!: number;

  @Field(() => Float, { description: 'Height in centimetres.' })
  heightCm!: number;

  @Field(() => MoneyType, { description: 'The rate for what was measured.' })
  actualRate!: MoneyType;

  @Field(() => MoneyType, { description: 'New rate minus old rate; positive is owed by the seller.' })
  difference!: MoneyType;

  @Field(() => DateTimeScalar, { description: 'When it was measured.' })
  verifiedAt!: Date;
}

@ObjectType('TimelineEntry', { simpleResolvers: true, description: 'One report about a shipment. Never changed.' })
export class TimelineEntryType {
  @Field(() => ID, { description: 'UUID of the entry.' })
  id!: string;

  @Field(() => ShipmentStatusEnum, { nullable: true, description: 'Status before; null for the first entry and for late reports.' })
  from!: ShipmentStatus | null;

  @Field(() => ShipmentStatusEnum, { nullable: true, description: 'Status after; null for late reports.' })
  to!: ShipmentStatus | null;

  @Field(() => ShipmentStatusEnum, { description: 'The status that was reported.' })
  reportedStatus!: ShipmentStatus;

  @Field(() => String, { description: 'What caused it.' })
  trigger!: string;

  @Field(() => Boolean, { description: 'False for a report that came too late to move anything.' })
  applied!: boolean;

  @Field(() => Boolean, { description: 'True for a step that follows from a later report.' })
  inferred!: boolean;

  @Field(() => Boolean, { description: 'True when a super administrator set the status by force.' })
  forced!: boolean;

  @Field(() => String, { description: 'Kind of actor: shop, erp, ops, driver, carrier, system and so on.' })
  actorType!: string;

  @Field(() => String, { nullable: true, description: 'Id of the actor.' })
  actorId!: string | null;

  @Field(() => String, { nullable: true, description: 'Reason code.' })
  reasonCode!: string | null;

  @Field(() => String, { nullable: true, description: 'Free text.' })
  note!: string | null;

  @Field(() => DateTimeScalar, { description: 'When it happened.' })
  occurredAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When the service learned of it.' })
  recordedAt!: Date;

  @Field(() => GeoPointType, { nullable: true, description: 'Where it happened.' })
  location!: GeoPointType | null;

  @Field(() => String, { nullable: true, description: 'Id of the request that wrote it.' })
  requestId!: string | null;
}

@ObjectType('AllowedTransition', { simpleResolvers: true, description: 'A step that the caller could take now.' })
export class AllowedTransitionType {
  @Field(() => Int, { description: 'Number of the edge in the reference table.' })
  edge!: number;

  @Field(() => ShipmentStatusEnum, { description: 'The status that it leads to.' })
  to!: ShipmentStatus;

  @Field(() => String, { description: 'What causes it.' })
  trigger!: string;

  @Field(() => [String], { description: 'What else it does.' })
  effects!: readonly string[];
}

@ObjectType('Shipment', {
  implements: NodeType,
  simpleResolvers: true,
  description: 'A parcel on its way: one per order, and one per return.',
})
export class ShipmentType {
  @Field(() => ID, { description: 'UUID of the shipment (shipment_detail_id).' })
  id!: string;

  @Field(() => String, { description: 'Public reference (shipment_id, unifiedRefId).' })
  reference!: string;

  @Field(() => ShipmentKindEnum, { description: 'To the customer, or back to the store.' })
  type!: string;

  @Field(() => ShipmentStatusEnum, { description: 'Where it stands.' })
  status!: ShipmentStatus;

  @Field(() => DateTimeScalar, { description: 'When the status was reached.' })
  statusAt!: Date;

  @Field(() => Int, { description: 'How many statuses it has had; the sequence of its events.' })
  sequence!: number;

  @Field(() => String, { nullable: true, description: 'Why it is on hold.' })
  holdReason!: string | null;

  @Field(() => ShipmentStatusEnum, { nullable: true, description: 'The status from which it was put on hold.' })
  heldFrom!: ShipmentStatus | null;

  @Field(() => String, { description: 'Air waybill number; the reference stands in for it until it is assigned.' })
  awb!: string;

  @Field(() => Boolean, { description: 'True once the carrier has given the air waybill number.' })
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

  @Field(() => Boolean, { description: 'True when the service chose the carrier because the store named none.' })
  carrierAutoSelected!: boolean;

  @Field(() => BillingStatusEnum, { description: 'Whether the shipping was paid for.' })
  billingStatus!: string;

  @Field(() => PaymentStatusEnum, { description: 'How the shopper pays; nothing is collected for a return.' })
  paymentStatus!: string;

  @Field(() => CodStageEnum, { nullable: true, description: 'Who has the money that was collected; null before it is.' })
  codStage!: CodStage | null;

  @Field(() => Int, { description: 'How often a pickup failed.' })
  pickupAttempts!: number;

  @Field(() => Int, { description: 'How often a delivery failed.' })
  deliveryAttempts!: number;

  @Field(() => String, { description: 'Name of the consignee.' })
  receiverName!: string;

  @Field(() => String, { nullable: true, description: 'Phone of the consignee.' })
  receiverPhone!: string | null;

  @Field(() => String, { description: 'City of the destination.' })
  destinationCity!: string;

  @Field(() => String, { description: 'Country of the destination, ISO 3166-1 alpha-2.' })
  destinationCountryCode!: string;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When pickup was first booked.' })
  pickupReadyAt!: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was collected.' })
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

export const ShipmentConnection = connectionType('Shipment', () => ShipmentType);

@InputType({ description: 'A step of a shipment.' })
export class TransitionShipmentInput {
  @Field(() => String, { description: 'Any id of the shipment: UUID, order UUID, reference, AWB or tracking number.' })
  id!: string;

  @Field(() => ShipmentStatusEnum, { description: 'The status to reach.' })
  status!: ShipmentStatus;

  @Field(() => String, { nullable: true, description: 'Reason code; see reference.reasonCodes.' })
  reasonCode?: string | null;

  @Field(() => String, { nullable: true, description: 'Free text, at most 2000 characters. Required to force.' })
  note?: string | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When it happened; now when absent. A time before the current status only lists the report.',
  })
  occurredAt?: Date | null;

  @Field(() => GeoPointInput, { nullable: true, description: 'Where it happened.' })
  location?: GeoPointInput | null;

  @Field(() => Boolean, { nullable: true, description: 'Sets any status, for super administrators. Moves no money.' })
  force?: boolean | null;

  @Field(() => String, { nullable: true, description: "The reporter's own id of this event; the same one twice is ignored." })
  sourceEventId?: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the reporter, such as a carrier feed.' })
  source?: string | null;
}

@ObjectType('ShipmentTransition', { simpleResolvers: true, description: 'What became of a step.' })
export class ShipmentTransitionType {
  @Field(() => ShipmentType, { description: 'The shipment afterwards.' })
  shipment!: ShipmentType;

  @Field(() => ShipmentStatusEnum, { description: 'Status before.' })
  previousStatus!: ShipmentStatus;

  @Field(() => ShipmentStatusEnum, { description: 'Status after; the same when the report came too late or was known.' })
  newStatus!: ShipmentStatus;

  @Field(() => ID, { nullable: true, description: 'Id of the timeline entry; null when the event was known.' })
  transitionId!: string | null;
}

@InputType({ description: 'What the hub weighed and measured.' })
export class VerifyShipmentInput {
  @Field(() => String, { description: 'Any id of the shipment.' })
  id!: string;

  @Field(() => Float, { description: 'Weight in kilograms, more than 0.' })
  weightKg!: number;

  @Field(() => Float, { description: 'Length in centimetres, more than 0.' })
  length!: number;

  @Field(() => Float, { description: 'Width in centimetres, more than 0.' })
  width!: number;

  @Field(() => Float, { description: 'Height in centimetres, more than 0.' })
  height!: number;

  @Field(() => [String], { nullable: true, description: 'Links to photos. At most 20.' })
  photos?: string[] | null;

  @Field(() => String, { nullable: true, description: 'Free text, at most 2000 characters.' })
  notes?: string | null;
}
