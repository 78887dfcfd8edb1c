import { ArgsType, ObjectType } from 'type-graphql';
import { Choice, Choices, Id, nullable, Text } from '../../platform/graphql/fields.js';
import { LiveArgs, LiveChangeType } from '../../platform/live/live-change.types.js';
import { codStage, type CodStage } from '../shipments/index.js';
import { custodyMove, type CustodyMove } from './cod.enums.js';

@ObjectType('CodCustodyChange', { description: 'A custody change of collected money.' })
export class CodCustodyChangeType extends LiveChangeType {
  @Choice(custodyMove, 'What happened.') move!: CustodyMove;
  @Choice(codStage, 'Custody stage after the change; null if the collection was reversed.', nullable) stage!: CodStage | null;
  @Id('UUID of the shipment.') shipmentId!: string;
}

@ArgsType()
export class CodCustodyChangedArgs extends LiveArgs {
  @Text('UUID of a seller: only money from its parcels.', nullable) sellerId?: string | null;
  @Choices(codStage, 100, 'Only changes into one of these stages.', nullable) stage?: CodStage[] | null;
}
