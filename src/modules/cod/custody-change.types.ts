import { enumType } from '../../platform/graphql/enum-type.js';
import { ArgsType, Field, ID, ObjectType } from 'type-graphql';
import { LiveArgs, LiveChangeType } from '../../platform/live/live-change.types.js';
import { codStage, type CodStage } from '../shipments/index.js';
import { custodyMove, type CustodyMove } from './cod.enums.js';

@ObjectType('CodCustodyChange', { simpleResolvers: true, description: 'A change of who has collected money, as it happens.' })
export class CodCustodyChangeType extends LiveChangeType {
  @Field(() => enumType(custodyMove), { description: 'What happened.' })
  move!: CustodyMove;

  @Field(() => enumType(codStage), { nullable: true, description: 'Who has the money after it; null when the collection was taken back.' })
  stage!: CodStage | null;

  @Field(() => ID, { description: 'UUID of the shipment.' })
  shipmentId!: string;
}

@ArgsType()
export class CodCustodyChangedArgs extends LiveArgs {
  @Field(() => String, { nullable: true, description: 'UUID of a seller: only money of its parcels.' })
  sellerId?: string | null;

  @Field(() => [enumType(codStage)], { nullable: true, description: 'Only changes after which the money is with one of these.' })
  stage?: CodStage[] | null;
}
