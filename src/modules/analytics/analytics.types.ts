import { ArgsType, ObjectType } from 'type-graphql';
import { Choice, Count, Id, Many, Measure, nullable, Text } from '../../platform/graphql/fields.js';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { shipmentStatus, type ShipmentStatus } from '../shipments/index.js';

@ArgsType()
export class FiguresArgs {
  @Text('First day, YYYY-MM-DD in UTC. Requires endDate; without both, covers the last 30 days including today.', nullable)
  startDate?: string | null;

  @Text('Last day, YYYY-MM-DD in UTC, inclusive. The range covers at most 366 days.', nullable) endDate?: string | null;
  @Id('Only shipments of this seller. Sellers can only see their own figures.', nullable) sellerId?: string | null;
}

@ObjectType('ShipmentFigures', {
  description: 'Shipment figures for charts, for one seller or all, returns included. Each field is computed only when requested.',
})
export class ShipmentFiguresType {}

@ObjectType('ShipmentStatusCount', { description: 'Number of shipments in a status.' })
export class ShipmentStatusCountType {
  @Choice(shipmentStatus, 'The status.') status!: ShipmentStatus;
  @Count('Number of shipments, returns included.') count!: number;
}

@ObjectType('ShipmentDay', { description: 'Activity on one day, from midnight to midnight UTC.' })
export class ShipmentDayType {
  @Text('Day as YYYY-MM-DD.') date!: string;
  @Count('Shipments placed.') placed!: number;
  @Count('Shipments delivered.') delivered!: number;
  @Count('Failed attempts at pickup and delivery, and deliveries that became impossible.') failed!: number;
  @Count('Shipments sent back to their senders.') returned!: number;
}

@ObjectType('DeliveryTimeBucket', { description: 'Deliveries grouped by duration.' })
export class DeliveryTimeBucketType {
  @Count('Upper bound in hours, inclusive; the previous bucket is the lower bound. Null: longer than all other buckets.', nullable)
  upToHours!: number | null;

  @Count('Number of deliveries.') count!: number;
}

@ObjectType('DeliveryTime', { description: 'Duration of deliveries, from pickup to door.' })
export class DeliveryTimeType {
  @Count('Deliveries in the range with a known pickup time.') count!: number;
  @Measure('Median in hours; null if there are no deliveries.', nullable) medianHours!: number | null;
  @Measure('90th percentile in hours; null if there are no deliveries.', nullable) p90Hours!: number | null;
  @Many(() => DeliveryTimeBucketType, 'Deliveries by duration, shortest first.') buckets!: DeliveryTimeBucketType[];
}

@ObjectType('ServiceFigures', { description: 'Deliveries of one service.' })
export class ServiceFiguresType {
  @Text('Code of the service.') serviceCode!: string;
  @Text('Name of the service.') serviceName!: string;
  @Count('Shipments delivered in the range.') delivered!: number;
  @Measure('Median hours from pickup to delivery; null if no pickup time is known.', nullable) medianHours!: number | null;
}

@ObjectType('FailureReason', { description: 'Frequency of one failure reason.' })
export class FailureReasonType {
  @Text('Code of the reason; null groups all attempts without one.', nullable) reasonCode!: string | null;
  @Text('Human-readable reason.') label!: string;
  @Count('Number of attempts.') count!: number;
}

@ObjectType('CodOutstanding', { description: 'Cash on delivery not yet in the bank, one amount per currency.' })
export class CodOutstandingType {
  @Many(() => MoneyType, 'Collected but not yet deposited, less shortages.') collected!: MoneyType[];

  @Many(() => MoneyType, "Still to be collected for open shipments; without those on sellers' own accounts, whose carrier pays the seller.")
  toCollect!: MoneyType[];
}

@ObjectType('OpsStatusCount', { description: 'Number of shipments in a status.' })
export class OpsStatusCountType {
  @Choice(shipmentStatus, 'The status.') status!: ShipmentStatus;
  @Count('Number of shipments, returns included.') count!: number;
}

@ObjectType('OpsCount', { description: 'Amount of open work.' })
export class OpsCountType {}

@ObjectType('OpsBoard', { description: 'Shipments per status, and open work.' })
export class OpsBoardType {}

@ObjectType('SellerBoard', { description: 'Open work of a seller.' })
export class SellerBoardType {}
