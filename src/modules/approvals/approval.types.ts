import { ArgsType, InputType, ObjectType } from 'type-graphql';
import { Choice, Count, Id, JsonObject, Many, Money, nullable, Text, When } from '../../platform/graphql/fields.js';
import { connectionType, PageArgs } from '../../platform/graphql/connection.js';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { NodeType } from '../../platform/graphql/node.type.js';
import { type ApprovalStatus, approvalType, type ApprovalType, approvalStatus } from './approvals.enums.js';
import { LiveArgs, LiveChangeType } from '../../platform/live/live-change.types.js';

@ObjectType('Party', { description: 'A person involved in a request.' })
export class PartyType {
  @Id('UUID of the seller or staff member.') id!: string;
  @Text('First and last name.') name!: string;
  @Text('Display name: the company of a seller, or else first and last name.') displayName!: string;
  @Text('E-mail address.') email!: string;
  @Text('Company of a seller.', nullable) company!: string | null;
  @Text('seller, or the role of the staff member.') role!: string;
}

@ObjectType('ApprovalRequest', { implements: NodeType, description: "A movement of money that requires a second person's approval." })
export class ApprovalRequestType {
  @Id('UUID of the request.') id!: string;
  @Choice(approvalType, 'Type of the request.') type!: ApprovalType;
  @Choice(approvalStatus, 'Status of the request.') status!: ApprovalStatus;
  @Id('UUID of the seller whose money is concerned; for super_admin_role of the staff member.') subjectUserId!: string;
  @JsonObject('Ids and texts specific to the type of request.') payload!: Readonly<Record<string, unknown>>;
  @Id('UUID of the shipment concerned.', nullable) shipmentId!: string | null;
  @Text('Public reference of the shipment concerned.', nullable) shipmentReference!: string | null;
  @Id('UUID of the requesting person; null for a token or the system.', nullable) requestedById!: string | null;
  @Text('Kind of caller that made the request: a staff role, seller, erp or system.') requestedByType!: string;

  @Id('UUID of the requesting token or session; null for the system and where it was not recorded.', nullable)
  requestedWithId!: string | null;

  @Id(
    "UUID of the creator of the requesting token, or of the staff member who set the requesting seller's e-mail address in the preceding 90 days. They count as the requester.",
    nullable,
  )
  requestedByMakerId!: string | null;

  @Id('UUID of the reviewing staff member.', nullable) reviewedById!: string | null;
  @Text("The reviewer's notes.", nullable) reviewNote!: string | null;
  @When('When the request was made.') createdAt!: Date;
  @When('When it was decided or cancelled.', nullable) reviewedAt!: Date | null;
  @Text('Reason for the cancellation.', nullable) cancelledReason!: string | null;
  @Money('Amount of the request.') amount!: MoneyType;
  @Money('The limit that the amount exceeds, if any.', nullable) threshold!: MoneyType | null;
}

export const ApprovalConnection = connectionType('ApprovalRequest', () => ApprovalRequestType);

@ArgsType()
export class ApprovalFilterArgs {
  @Choice(approvalStatus, 'Only requests with this status.', nullable) status?: ApprovalStatus | null;
  @Text('Only requests of this type, such as wallet_adjustment.', nullable) type?: string | null;
  @Text('Only requests about the money of the seller with this UUID.', nullable) subjectUserId?: string | null;

  @Text(
    "Part of the reference, or of the seller's name, e-mail address, company or phone number; or the full amount, such as 71.82, any shipment id, or the request id.",
    nullable,
  )
  search?: string | null;
}

@ArgsType()
export class ApprovalsArgs extends PageArgs implements ApprovalFilterArgs {
  @Choice(approvalStatus, 'Only requests with this status.', nullable) status?: ApprovalStatus | null;
  @Text('Only requests of this type, such as wallet_adjustment.', nullable) type?: string | null;
  @Text('Only requests about the money of the seller with this UUID.', nullable) subjectUserId?: string | null;

  @Text(
    "Part of the reference, or of the seller's name, e-mail address, company or phone number; or the full amount, such as 71.82, any shipment id, or the request id.",
    nullable,
  )
  search?: string | null;
}

@ObjectType('ApprovalStats', { description: 'Number of requests per status.' })
export class ApprovalStatsType {
  @Count('Awaiting a decision.') pending!: number;
  @Count('Approved.') approved!: number;
  @Count('Rejected.') rejected!: number;
  @Count('Withdrawn or no longer needed.') cancelled!: number;
  @Money('Total pending amount in the base currency, at current exchange rates.') pendingAmount!: MoneyType;
  @Many(() => MoneyType, 'Exact pending amounts, one per currency.') pendingAmounts!: MoneyType[];
}

@InputType({ description: 'A decision on a request.' })
export class ReviewRequestInput {
  @Text('UUID of the request.') id!: string;
  @Text(100, 'UUID of the reviewing staff member. Required for tokens; staff decide in their own name.', nullable) reviewedById?:
    string | null;
  @Text(2_000, 'Reason.', nullable) reviewNote?: string | null;
}

@ObjectType('ApprovalRequested', { description: 'A new approval request.' })
export class ApprovalRequestedType extends LiveChangeType {
  @Id('UUID of the request.') approvalId!: string;
}

@ArgsType()
export class ApprovalRequestedArgs extends LiveArgs {
  @Choice(approvalType, 'Only requests of this type.', nullable) type?: ApprovalType | null;
  @Text('UUID of a seller: only requests about its money.', nullable) sellerId?: string | null;
}
