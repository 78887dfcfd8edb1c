import { enumType } from '../../platform/graphql/enum-type.js';
import { Field, Int, ObjectType } from 'type-graphql';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { shipmentStatus, type ShipmentStatus } from '../shipments/index.js';

@ObjectType('OpsStatusCount', { simpleResolvers: true, description: 'Number of shipments in a status.' })
export class OpsStatusCountType {
  @Field(() => enumType(shipmentStatus), { description: 'The status.' })
  status!: ShipmentStatus;

  @Field(() => Int, { description: 'Number of shipments, returns included.' })
  count!: number;
}

@ObjectType('OpsCount', { simpleResolvers: true, description: 'Amount of open work.' })
export class OpsCountType {
  @Field(() => Int, { description: 'Number of items.' })
  count!: number;

  @Field(() => [MoneyType], { description: 'Total per currency; empty if no money is involved.' })
  amounts!: MoneyType[];
}

@ObjectType('OpsBoard', { description: 'Shipments per status, and open work.' })
export class OpsBoardType {}
