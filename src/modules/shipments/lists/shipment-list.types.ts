import { enumType } from '../../../platform/graphql/enum-type.js';
import { ArgsType, Field } from 'type-graphql';
import { PageArgs } from '../../../platform/graphql/connection.js';
import { DateTimeScalar } from '../../../platform/graphql/scalars.js';
import { sortOrder, type SortOrder } from '../../../platform/graphql/sort-order.js';
import { paymentStatus, type PaymentStatus } from '../../orders/index.js';
import {
  adjustmentStatus,
  type AdjustmentStatus,
  billingStatus,
  type BillingStatus,
  codStage,
  type CodStage,
  shipmentDate,
  type ShipmentDate,
  shipmentKind,
  type ShipmentKind,
  shipmentSort,
  type ShipmentSort,
} from '../shipments.enums.js';
import { shipmentStatus } from '../status-catalogue.js';
import type { ShipmentStatus } from '../shipment.machine.js';

@ArgsType()
export class ShipmentsArgs extends PageArgs {
  @Field(() => [enumType(shipmentStatus)], { nullable: true, description: 'Only shipments in one of these statuses.' })
  status?: ShipmentStatus[] | null;

  @Field(() => enumType(shipmentKind), { nullable: true, description: 'Only outbound shipments, or only returns.' })
  type?: ShipmentKind | null;

  @Field(() => String, { nullable: true, description: 'Only shipments of the seller with this UUID.' })
  sellerId?: string | null;

  @Field(() => String, { nullable: true, description: 'Only shipments of this shop: its UUID or domain.' })
  shopId?: string | null;

  @Field(() => String, { nullable: true, description: 'Only shipments of this carrier or of this carrier service, by code.' })
  carrier?: string | null;

  @Field(() => enumType(paymentStatus), { nullable: true, description: 'Only prepaid orders, or only cash on delivery.' })
  paymentStatus?: PaymentStatus | null;

  @Field(() => [enumType(billingStatus)], { nullable: true, description: 'Only shipments with one of these billing statuses.' })
  billingStatus?: BillingStatus[] | null;

  @Field(() => [enumType(codStage)], { nullable: true, description: 'Only shipments whose cash is at one of these stages.' })
  codStage?: CodStage[] | null;

  @Field(() => Boolean, { nullable: true, description: 'Only shipments with a weight-adjustment invoice, or only those without.' })
  hasAdjustment?: boolean | null;

  @Field(() => [enumType(adjustmentStatus)], {
    nullable: true,
    description: 'Only shipments whose latest weight-adjustment invoice has one of these statuses.',
  })
  adjustmentStatus?: AdjustmentStatus[] | null;

  @Field(() => String, {
    nullable: true,
    description: 'Only shipments currently assigned to this driver, by the UUID of the staff member. For the operator.',
  })
  driverId?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Only shipments whose collected money is held by this staff member or worker and not yet in the bank. Matches ' +
      'nothing for callers outside the operator.',
  })
  codHolderId?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Part of the reference, AWB, tracking number, order number or reference, receiver name, buyer e-mail address, ' +
      'or receiver phone in any notation. With fewer than three characters: a prefix of one of them.',
  })
  search?: string | null;

  @Field(() => String, { nullable: true, description: 'First day, YYYY-MM-DD in UTC. Requires `endDate`.' })
  startDate?: string | null;

  @Field(() => String, { nullable: true, description: 'Last day, at most 90 days after the first.' })
  endDate?: string | null;

  @Field(() => enumType(shipmentDate), { nullable: true, description: 'The timestamp that the range applies to; creation when absent.' })
  dateField?: ShipmentDate | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      'Only shipments changed since this time, for callers that keep a copy. Unless sorted otherwise, the earliest change comes first, so that ' +
      'a shipment that changes while pages are read by `after` moves to the end and is read again.',
  })
  updatedSince?: Date | null;

  @Field(() => Boolean, { nullable: true, description: 'Only shipments of shops in test mode, or only real ones.' })
  isTest?: boolean | null;

  @Field(() => enumType(shipmentSort), {
    nullable: true,
    description: 'Sort key; when absent creation, or the last change with `updatedSince`.',
  })
  sortBy?: ShipmentSort | null;

  @Field(() => enumType(sortOrder), {
    nullable: true,
    description: 'Sort direction; when absent newest first, or earliest change first with `updatedSince`.',
  })
  sortOrder?: SortOrder | null;
}
