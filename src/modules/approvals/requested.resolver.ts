import { Args, Ctx, FieldResolver, Resolver, Root, Subscription } from '../../platform/graphql/resolvers.js';
import type { Context } from '../../platform/graphql/context.js';
import { told, type Subscribing } from '../../platform/live/subscribing.js';
import { ApprovalRequestType } from './approval.types.js';
import { ApprovalRequestedArgs, ApprovalRequestedType } from './requested.types.js';
import { approvalLoader } from './approval.js';
import { watchRequests, type ApprovalRequested } from './watch-requests.js';

@Resolver(() => ApprovalRequestedType)
export class ApprovalRequestedResolver {
  @Subscription(() => ApprovalRequestedType, {
    description: 'New approval requests.',
    subscribe: ({ args, context }: Subscribing<ApprovalRequestedArgs>) => watchRequests(context, args),
  })
  approvalRequested(
    @Root() request: ApprovalRequested,
    @Args(() => ApprovalRequestedArgs) _args: ApprovalRequestedArgs,
  ): ApprovalRequested {
    return told(request);
  }

  @FieldResolver(() => ApprovalRequestType, { nullable: true, description: 'The current state of the request; it may already be decided.' })
  approval(@Root() { approvalId }: ApprovalRequested, @Ctx() context: Context) {
    return context.load(approvalLoader, approvalId);
  }
}
