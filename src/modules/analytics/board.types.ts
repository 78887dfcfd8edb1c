import { enumType } from '../../platform/graphql/enum-type.js';
import { Field, Int, ObjectType } from 'type-graphql';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { shipmentStatus, type ShipmentStatus } from '../shipments/index.js';

@ObjectType('OpsStatusCount', { simpleResolvers: true, description: 'How many shipments stand at a status.' })
export class OpsStatusCountType {
  @Field(() => enumType(shipmentStatus), { description: 'The status.' })
  status!: ShipmentStatus;

  @Field(() => Int, { description: 'How many shipments, returns included.' })
  count!: number;
}

@ObjectType('OpsCount', { simpleResolvers: true, description: 'How much waits for a person.' })
export class OpsCountType {
  @Field(() => Int, { description: 'How many.' })
  count!: number;

  @Field(() => [MoneyType], { description: 'How much money it is about, one amount per currency; empty when it is not about money.' })
  amounts!: MoneyType[];
}

@ObjectType('OpsBoard', { description: 'How many shipments stand where, and what waits for a person.' })
export class OpsBoardType {}
