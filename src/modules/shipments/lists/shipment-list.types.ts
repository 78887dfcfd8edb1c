import { ArgsType, Field, registerEnumType } from 'type-graphql';
import { PageArgs } from '../../../platform/graphql/connection.js';
import { DateTimeScalar } from '../../../platform/graphql/scalars.js';
import { SortOrderEnum } from '../../../platform/graphql/sort-order.js';
import { PaymentStatusEnum } from '../../orders/index.js';
import { AdjustmentStatusEnum } from '../adjustment-status.types.js';
import { CodStageEnum } from '../cod-stage.types.js';
import { BillingStatusEnum, ShipmentKindEnum, ShipmentStatusEnum } from '../shipment-status.types.js';
import type { ShipmentStatus } from '../shipment.machine.js';

export enum ShipmentSortEnum {
  CREATED_AT = 'createdAt',
  UPDATED_AT = 'updatedAt',
  STATUS = 'status',
}
registerEnumType(ShipmentSortEnum, {
  name: 'ShipmentSort',
  description: 'What a list of shipments is ordered by.',
  valuesConfig: {
    CREATED_AT: { description: 'When it was created.' },
    UPDATED_AT: { description: 'When it last changed.' },
    STATUS: { description: 'Its status by name, and within one status when it was created.' },
  },
});

export enum ShipmentDateEnum {
  CREATED_AT = 'createdAt',
  PICKED_UP_AT = 'pickedUpAt',
  DELIVERED_AT = 'deliveredAt',
}
registerEnumType(ShipmentDateEnum, {
  name: 'ShipmentDate',
  description: 'The moment of a shipment that a range of dates is about.',
  valuesConfig: {
    CREATED_AT: { description: 'When it was created.' },
    PICKED_UP_AT: { description: 'When it was collected.' },
    DELIVERED_AT: { description: 'When it was delivered.' },
  },
});

@ArgsType()
export class ShipmentsArgs extends PageArgs {
  @Field(() => [ShipmentStatusEnum], { nullable: true, description: 'Only shipments that stand at one of these.' })
  status?: ShipmentStatus[] | null;

  @Field(() => ShipmentKindEnum, { nullable: true, description: 'Only those to customers, or only returns.' })
  type?: ShipmentKindEnum | null;

  @Field(() => String, { nullable: true, description: 'Only shipments of the seller with this UUID.' })
  sellerId?: string | null;

  @Field(() => String, { nullable: true, description: 'Only shipments of this shop: its UUID or domain.' })
  shopId?: string | null;

  @Field(() => String, { nullable: true, description: 'Only shipments of this carrier, or of this one service of a carrier.' })
  carrier?: string | null;

  @Field(() => PaymentStatusEnum, { nullable: true, description: 'Only those that the shopper has paid, or only cash on delivery.' })
  paymentStatus?: PaymentStatusEnum | null;

  @Field(() => [BillingStatusEnum], { nullable: true, description: 'Only those whose shipping is billed like one of these.' })
  billingStatus?: BillingStatusEnum[] | null;

  @Field(() => [CodStageEnum], { nullable: true, description: 'Only those whose cash is with one of these.' })
  codStage?: CodStageEnum[] | null;

  @Field(() => Boolean, { nullable: true, description: 'Only those with an invoice for a difference in weight, or only those without.' })
  hasAdjustment?: boolean | null;

  @Field(() => [AdjustmentStatusEnum], {
    nullable: true,
    description: 'Only those whose latest invoice for a difference in weight stands at one of these.',
  })
  adjustmentStatus?: AdjustmentStatusEnum[] | null;

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

  @Field(() => ShipmentDateEnum, { nullable: true, description: 'What the days are about; creation when absent.' })
  dateField?: ShipmentDateEnum | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Only what has changed since, for callers that keep a copy.' })
  updatedSince?: Date | null;

  @Field(() => ShipmentSortEnum, { nullable: true, description: 'What they are ordered by; creation when absent.' })
  sortBy?: ShipmentSortEnum | null;

  @Field(() => SortOrderEnum, { nullable: true, description: 'Which end comes first; the newest when absent.' })
  sortOrder?: SortOrderEnum | null;
}
