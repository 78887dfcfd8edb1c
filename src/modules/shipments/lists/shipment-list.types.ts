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
  @Field(() => [enumType(shipmentStatus)], { nullable: true, description: 'Only shipments that stand at one of these.' })
  status?: ShipmentStatus[] | null;

  @Field(() => enumType(shipmentKind), { nullable: true, description: 'Only those to customers, or only returns.' })
  type?: ShipmentKind | null;

  @Field(() => String, { nullable: true, description: 'Only shipments of the seller with this UUID.' })
  sellerId?: string | null;

  @Field(() => String, { nullable: true, description: 'Only shipments of this shop: its UUID or domain.' })
  shopId?: string | null;

  @Field(() => String, { nullable: true, description: 'Only shipments of this carrier, or of this one service of a carrier.' })
  carrier?: string | null;

  @Field(() => enumType(paymentStatus), { nullable: true, description: 'Only those that the shopper has paid, or only cash on delivery.' })
  paymentStatus?: PaymentStatus | null;

  @Field(() => [enumType(billingStatus)], { nullable: true, description: 'Only those whose shipping is billed like one of these.' })
  billingStatus?: BillingStatus[] | null;

  @Field(() => [enumType(codStage)], { nullable: true, description: 'Only those whose cash is with one of these.' })
  codStage?: CodStage[] | null;

  @Field(() => Boolean, { nullable: true, description: 'Only those with an invoice for a difference in weight, or only those without.' })
  hasAdjustment?: boolean | null;

  @Field(() => [enumType(adjustmentStatus)], {
    nullable: true,
    description: 'Only those whose latest invoice for a difference in weight stands at one of these.',
  })
  adjustmentStatus?: AdjustmentStatus[] | null;

  @Field(() => String, {
    nullable: true,
    description: 'Only those that this driver has now, by the UUID of the member of staff. For the operator.',
  })
  driverId?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Only those whose collected money this member of staff or worker has and is not in the bank yet. Matches nothing for callers who are not of the operator.',
  })
  codHolderId?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Part of the reference, AWB, tracking number, order number or reference, name of the receiver, e-mail address of the buyer, or phone of the receiver, however that is written; with fewer than three characters the beginning of one of them.',
  })
  search?: string | null;

  @Field(() => String, { nullable: true, description: 'First day, YYYY-MM-DD in UTC, together with `endDate`.' })
  startDate?: string | null;

  @Field(() => String, { nullable: true, description: 'Last day, at most 90 days after the first one.' })
  endDate?: string | null;

  @Field(() => enumType(shipmentDate), { nullable: true, description: 'What the days are about; creation when absent.' })
  dateField?: ShipmentDate | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Only what has changed since, for callers that keep a copy.' })
  updatedSince?: Date | null;

  @Field(() => enumType(shipmentSort), { nullable: true, description: 'What they are ordered by; creation when absent.' })
  sortBy?: ShipmentSort | null;

  @Field(() => enumType(sortOrder), { nullable: true, description: 'Which end comes first; the newest when absent.' })
  sortOrder?: SortOrder | null;
}
