import { ArgsType, Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { LiveArgs, LiveChangeType } from '../../platform/live/live-change.types.js';
import { CodStageEnum, type CodStage } from '../shipments/index.js';

export enum CustodyMoveEnum {
  COLLECTED = 'collected',
  HANDED_OVER = 'handed_over',
  REVERSED = 'reversed',
}
registerEnumType(CustodyMoveEnum, {
  name: 'CodCustodyMove',
  description: 'What happened to collected money.',
  valuesConfig: {
    COLLECTED: { description: 'The shopper has paid.' },
    HANDED_OVER: { description: 'It went one hand further.' },
    REVERSED: { description: 'The collection was taken back.' },
  },
});

@ObjectType('CodCustodyChange', { simpleResolvers: true, description: 'A change of who has collected money, as it happens.' })
export class CodCustodyChangeType extends LiveChangeType {
  @Field(() => CustodyMoveEnum, { description: 'What happened.' })
  move!: `${CustodyMoveEnum}`;

  @Field(() => CodStageEnum, { nullable: true, description: 'Who has the money after it; null when the collection was taken back.' })
  stage!: CodStage | null;

  @Field(() => ID, { description: 'UUID of the shipment.' })
  shipmentId!: string;
}

@ArgsType()
export class CodCustodyChangedArgs extends LiveArgs {
  @Field(() => String, { nullable: true, description: 'UUID of a seller: only money of its parcels.' })
  sellerId?: string | null;

  @Field(() => [CodStageEnum], { nullable: true, description: 'Only changes after which the money is with one of these.' })
  stage?: CodStage[] | null;
}
