import { ObjectType } from 'type-graphql';
import { Choice, Count, Many } from '../../platform/graphql/fields.js';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { shipmentStatus, type ShipmentStatus } from '../shipments/index.js';

@ObjectType('OpsStatusCount', { description: 'Number of shipments in a status.' })
export class OpsStatusCountType {
  @Choice(shipmentStatus, 'The status.') status!: ShipmentStatus;
  @Count('Number of shipments, returns included.') count!: number;
}

@ObjectType('OpsCount', { description: 'Amount of open work.' })
export class OpsCountType {
  @Count('Number of items.') count!: number;
  @Many(() => MoneyType, 'Total per currency; empty if no money is involved.') amounts!: MoneyType[];
}

@ObjectType('OpsBoard', { description: 'Shipments per status, and open work.' })
export class OpsBoardType {}
