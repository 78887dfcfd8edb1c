import { ArgsType, Field, ID, ObjectType } from 'type-graphql';
import { LiveArgs, LiveChangeType } from '../../platform/live/live-change.types.js';
import { ApprovalTypeEnum } from './approval.types.js';

@ObjectType('ApprovalRequested', { simpleResolvers: true, description: 'A new request for a second opinion on money, as it is made.' })
export class ApprovalRequestedType extends LiveChangeType {
  @Field(() => ID, { description: 'UUID of the request.' })
  approvalId!: string;
}

@ArgsType()
export class ApprovalRequestedArgs extends LiveArgs {
  @Field(() => ApprovalTypeEnum, { nullable: true, description: 'Only requests for this.' })
  type?: ApprovalTypeEnum | null;

  @Field(() => String, { nullable: true, description: 'UUID of a seller: only requests about its money.' })
  sellerId?: string | null;
}
