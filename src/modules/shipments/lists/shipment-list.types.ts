import { ArgsType, ObjectType } from 'type-graphql';
import { Choice, Choices, Flag, nullable, Text, When, Count } from '../../../platform/graphql/fields.js';
import { PageArgs } from '../../../platform/graphql/connection.js';
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
  @Choices(shipmentStatus, 100, 'Only shipments in one of these statuses.', nullable) status?: ShipmentStatus[] | null;
  @Choice(shipmentKind, 'Only outbound shipments, or only returns.', nullable) type?: ShipmentKind | null;
  @Text('Only shipments of the seller with this UUID.', nullable) sellerId?: string | null;
  @Text('Only shipments of this shop: its UUID or domain.', nullable) shopId?: string | null;
  @Text('Only shipments of this carrier or of this carrier service, by code.', nullable) carrier?: string | null;
  @Choice(paymentStatus, 'Only prepaid orders, or only cash on delivery.', nullable) paymentStatus?: PaymentStatus | null;
  @Choices(billingStatus, 100, 'Only shipments with one of these billing statuses.', nullable) billingStatus?: BillingStatus[] | null;
  @Choices(codStage, 100, 'Only shipments whose cash is at one of these stages.', nullable) codStage?: CodStage[] | null;
  @Flag('Only shipments with a weight-adjustment invoice, or only those without.', nullable) hasAdjustment?: boolean | null;

  @Choices(adjustmentStatus, 100, 'Only shipments whose latest weight-adjustment invoice has one of these statuses.', nullable)
  adjustmentStatus?: AdjustmentStatus[] | null;

  @Text('Only shipments currently assigned to this driver, by the UUID of the staff member. For the operator.', nullable)
  driverId?: string | null;

  @Text(
    'Only shipments whose collected money is held by this staff member or worker and not yet in the bank. Matches ' +
      'nothing for callers outside the operator.',
    nullable,
  )
  codHolderId?: string | null;

  @Text(
    200,
    'Part of the reference, AWB, tracking number, order number or reference, recipient name, shopper e-mail address, ' +
      'or recipient phone in any notation. With fewer than three characters: a prefix of one of them.',
    nullable,
  )
  search?: string | null;

  @Text('First day, YYYY-MM-DD in UTC. Requires `endDate`.', nullable) startDate?: string | null;
  @Text('Last day, at most 90 days after the first.', nullable) endDate?: string | null;
  @Choice(shipmentDate, 'The timestamp that the range applies to; creation when absent.', nullable) dateField?: ShipmentDate | null;

  @When(
    'Only shipments changed since this time, for callers that keep a copy. Unless sorted otherwise, the earliest change comes first, so that ' +
      'a shipment that changes while pages are read by `after` moves to the end and is read again.',
    nullable,
  )
  updatedSince?: Date | null;

  @Flag('Only shipments of shops in test mode, or only real ones.', nullable) isTest?: boolean | null;
  @Choice(shipmentSort, 'Sort key; when absent creation, or the last change with `updatedSince`.', nullable) sortBy?: ShipmentSort | null;

  @Choice(sortOrder, 'Sort direction; when absent newest first, or earliest change first with `updatedSince`.', nullable)
  sortOrder?: SortOrder | null;
}

@ObjectType('SellerShipmentStats', { description: 'Shipment counts of a seller, by state.' })
export class SellerShipmentStatsType {
  @Count('Delivered.') delivered!: number;
  @Count('Undeliverable shipments.') failed!: number;
  @Count('Returning to the sender, or returned.') returned!: number;
  @Count('Between pickup and delivery.') inTransit!: number;
}
