import { enumType } from '../../platform/graphql/enum-type.js';
import { ArgsType, Field, ID, ObjectType } from 'type-graphql';
import { LiveArgs, LiveChangeType } from '../../platform/live/live-change.types.js';
import { approvalType, type ApprovalType } from './approvals.enums.js';

@ObjectType('ApprovalRequested', { simpleResolvers: true, description: 'A new approval request.' })
export class ApprovalRequestedType extends LiveChangeType {
  @Field(() => ID, { description: 'UUID of the request.' })
  approvalId!: string;
}

@ArgsType()
export class ApprovalRequestedArgs extends LiveArgs {
  @Field(() => enumType(approvalType), { nullable: true, description: 'Only requests of this type.' })
  type?: ApprovalType | null;

  @Field(() => String, { nullable: true, description: 'UUID of a seller: only requests about its money.' })
  sellerId?: string | null;
}
