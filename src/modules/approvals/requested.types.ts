import { ArgsType, ObjectType } from 'type-graphql';
import { Choice, Id, nullable, Text } from '../../platform/graphql/fields.js';
import { LiveArgs, LiveChangeType } from '../../platform/live/live-change.types.js';
import { approvalType, type ApprovalType } from './approvals.enums.js';

@ObjectType('ApprovalRequested', { description: 'A new approval request.' })
export class ApprovalRequestedType extends LiveChangeType {
  @Id('UUID of the request.') approvalId!: string;
}

@ArgsType()
export class ApprovalRequestedArgs extends LiveArgs {
  @Choice(approvalType, 'Only requests of this type.', nullable) type?: ApprovalType | null;
  @Text('UUID of a seller: only requests about its money.', nullable) sellerId?: string | null;
}
