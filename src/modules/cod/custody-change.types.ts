import { enumType } from '../../platform/graphql/enum-type.js';
import { ArgsType, Field, ID, ObjectType } from 'type-graphql';
import { LiveArgs, LiveChangeType } from '../../platform/live/live-change.types.js';
import { codStage, type CodStage } from '../shipments/index.js';
import { custodyMove, type CustodyMove } from './cod.enums.js';

@ObjectType('CodCustodyChange', { simpleResolvers: true, description: 'A custody change of collected money.' })
export class CodCustodyChangeType extends LiveChangeType {
  @Field(() => enumType(custodyMove), { description: 'What happened.' })
  move!: CustodyMove;

  @Field(() => enumType(codStage), { nullable: true, description: 'Custody stage after the change; null if the collection was reversed.' })
  stage!: CodStage | null;

  @Field(() => ID, { description: 'UUID of the shipment.' })
  shipmentId!: string;
}

@ArgsType()
export class CodCustodyChangedArgs extends LiveArgs {
  @Field(() => String, { nullable: true, description: 'UUID of a seller: only money from its parcels.' })
  sellerId?: string | null;

  @Field(() => [enumType(codStage)], { nullable: true, description: 'Only changes into one of these stages.' })
  stage?: CodStage[] | null;
}
