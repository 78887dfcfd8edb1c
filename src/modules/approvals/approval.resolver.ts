import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root, Subscription } from '../../platform/graphql/resolvers.js';
import { nullable, TextArg } from '../../platform/graphql/fields.js';
import type { Context } from '../../platform/work/context.js';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';
import { type Approval, approvalLoader } from './approval.js';
import {
  ApprovalConnection,
  ApprovalFilterArgs,
  ApprovalRequestType,
  ApprovalsArgs,
  ApprovalStatsType,
  PartyType,
  ReviewRequestInput,
  ApprovalRequestedArgs,
  ApprovalRequestedType,
} from './approval.types.js';
import { cancelApproval } from './cancel-approval.js';
import { approvalById, listApprovals } from './read-approvals.js';
import { readParty } from './read-party.js';
import { approvalStats } from './approval-stats.js';
import { approveRequest, rejectRequest } from './review-approval.js';
import type { ApprovalServices, ExchangeServices } from './services.js';
import { told, type Subscribing } from '../../platform/live/subscribing.js';
import { watchRequests, type ApprovalRequested } from './watch-requests.js';

@Resolver(() => ApprovalRequestType)
export class ApprovalResolver {
  @Query(() => ApprovalConnection, { description: 'Approval requests, newest first.' })
  async approvals(@Args(() => ApprovalsArgs) args: ApprovalsArgs, @Ctx() context: Context) {
    return new ApprovalConnection(await listApprovals(context, args));
  }

  @Query(() => ApprovalRequestType, { description: 'One approval request. APPROVAL_NOT_FOUND.' })
  approval(@Arg('id', () => String, { description: 'UUID of the request.' }) id: string, @Ctx() context: Context) {
    return approvalById(context, id);
  }

  @Query(() => ApprovalStatsType, { description: 'Number of requests per status and the pending amounts.' })
  async approvalStats(@Args(() => ApprovalFilterArgs) filter: ApprovalFilterArgs, @Ctx() context: Context<ExchangeServices>) {
    return approvalStats(context, filter);
  }

  @Mutation(() => ApprovalRequestType, {
    description:
      'Approves a request and carries it out. Tokens only for the types in TOKEN_APPROVALS: FORBIDDEN. APPROVAL_NOT_PENDING, REVIEWER_NOT_SUPER_ADMIN, REVIEWER_IS_REQUESTER; INSUFFICIENT_BALANCE leaves it pending.',
  })
  approveRequest(
    @Arg('input', () => ReviewRequestInput, { description: 'The decision.' }) input: ReviewRequestInput,
    @Ctx() context: Context<ApprovalServices>,
  ) {
    return context.transact((tx) => approveRequest(tx, context.actor, input));
  }

  @Mutation(() => ApprovalRequestType, {
    description: 'Rejects a request. Tokens only for the types in TOKEN_APPROVALS: FORBIDDEN. APPROVAL_NOT_PENDING, REVIEWER_IS_REQUESTER.',
  })
  rejectRequest(
    @Arg('input', () => ReviewRequestInput, { description: 'The decision.' }) input: ReviewRequestInput,
    @Ctx() context: Context<ApprovalServices>,
  ) {
    return context.transact((tx) => rejectRequest(tx, context.actor, input));
  }

  @Mutation(() => ApprovalRequestType, { description: 'Withdraws a request. APPROVAL_NOT_PENDING once it is decided.' })
  cancelApproval(
    @Arg('id', () => String, { description: 'UUID of the request.' }) id: string,
    @TextArg('reason', 500, 'Reason.', nullable) reason: string | null,
    @Ctx() context: Context<ApprovalServices>,
  ) {
    return context.transact((tx) => cancelApproval(tx, context.actor, { id, reason }));
  }

  @FieldResolver(() => DateTimeScalar, { nullable: true, description: 'Always null: requests do not expire.' })
  expiresAt(@Root() _request: Approval): Date | null {
    return null;
  }

  @FieldResolver(() => PartyType, {
    nullable: true,
    description: 'The seller whose money is concerned; for super_admin_role the staff member.',
  })
  subjectUser(@Root() request: Approval, @Ctx() context: Context) {
    return readParty(context, request.subjectUserId);
  }

  @FieldResolver(() => PartyType, { nullable: true, description: 'The requesting person; null for a token or the system.' })
  requestedBy(@Root() request: Approval, @Ctx() context: Context) {
    return readParty(context, request.requestedById);
  }

  @FieldResolver(() => PartyType, {
    nullable: true,
    description: 'The creator of the requesting token; null if a person made the request.',
  })
  requestedByMaker(@Root() request: Approval, @Ctx() context: Context) {
    return readParty(context, request.requestedByMakerId);
  }

  @FieldResolver(() => PartyType, { nullable: true, description: 'The reviewer.' })
  reviewedBy(@Root() request: Approval, @Ctx() context: Context) {
    return readParty(context, request.reviewedById);
  }
}

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
