import { enumType } from '../../platform/graphql/enum-type.js';
import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { connectionType, PageArgs } from '../../platform/graphql/connection.js';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { DateTimeScalar, JsonObjectScalar } from '../../platform/graphql/scalars.js';
import { NodeType } from '../../platform/graphql/node.type.js';
import { type ApprovalStatus, approvalType, type ApprovalType, approvalStatus } from './approvals.enums.js';

@ObjectType('Party', { simpleResolvers: true, description: 'A person involved in a request.' })
export class PartyType {
  @Field(() => ID, { description: 'UUID of the seller or staff member.' })
  id!: string;

  @Field(() => String, { description: 'First and last name.' })
  name!: string;

  @Field(() => String, {
    description: 'Display name: the company of a seller, or else first and last name.',
  })
  displayName!: string;

  @Field(() => String, { description: 'E-mail address.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'Company of a seller.' })
  company!: string | null;

  @Field(() => String, { description: 'seller, or the role of the staff member.' })
  role!: string;
}

@ObjectType('ApprovalRequest', { implements: NodeType, description: "A movement of money that requires a second person's approval." })
export class ApprovalRequestType {
  @Field(() => ID, { simple: true, description: 'UUID of the request.' })
  id!: string;

  @Field(() => enumType(approvalType), { simple: true, description: 'Type of the request.' })
  type!: ApprovalType;

  @Field(() => enumType(approvalStatus), { simple: true, description: 'Status of the request.' })
  status!: ApprovalStatus;

  @Field(() => ID, { simple: true, description: 'UUID of the seller whose money is concerned; for super_admin_role of the staff member.' })
  subjectUserId!: string;

  @Field(() => JsonObjectScalar, { simple: true, description: 'Ids and texts specific to the type of request.' })
  payload!: Readonly<Record<string, unknown>>;

  @Field(() => ID, { simple: true, nullable: true, description: 'UUID of the shipment concerned.' })
  shipmentId!: string | null;

  @Field(() => String, { simple: true, nullable: true, description: 'Public reference of the shipment concerned.' })
  shipmentReference!: string | null;

  @Field(() => ID, { simple: true, nullable: true, description: 'UUID of the requesting person; null for a token or the system.' })
  requestedById!: string | null;

  @Field(() => String, { simple: true, description: 'Kind of caller that made the request: a staff role, seller, erp or system.' })
  requestedByType!: string;

  @Field(() => ID, {
    simple: true,
    nullable: true,
    description: 'UUID of the requesting token or session; null for the system and where it was not recorded.',
  })
  requestedWithId!: string | null;

  @Field(() => ID, {
    simple: true,
    nullable: true,
    description:
      "UUID of the creator of the requesting token, or of the staff member who set the requesting seller's e-mail address in the preceding 90 days. They count as the requester.",
  })
  requestedByMakerId!: string | null;

  @Field(() => ID, { simple: true, nullable: true, description: 'UUID of the reviewing staff member.' })
  reviewedById!: string | null;

  @Field(() => String, { simple: true, nullable: true, description: "The reviewer's notes." })
  reviewNote!: string | null;

  @Field(() => DateTimeScalar, { simple: true, description: 'When the request was made.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { simple: true, nullable: true, description: 'When it was decided or cancelled.' })
  reviewedAt!: Date | null;

  @Field(() => String, { simple: true, nullable: true, description: 'Reason for the cancellation.' })
  cancelledReason!: string | null;

  @Field(() => MoneyType, { description: 'Amount of the request.' })
  amount!: MoneyType;

  @Field(() => MoneyType, { nullable: true, description: 'The limit that the amount exceeds, if any.' })
  threshold!: MoneyType | null;
}

export const ApprovalConnection = connectionType('ApprovalRequest', () => ApprovalRequestType);

@ArgsType()
export class ApprovalFilterArgs {
  @Field(() => enumType(approvalStatus), { nullable: true, description: 'Only requests with this status.' })
  status?: ApprovalStatus | null;

  @Field(() => String, { nullable: true, description: 'Only requests of this type, such as wallet_adjustment.' })
  type?: string | null;

  @Field(() => String, { nullable: true, description: 'Only requests about the money of the seller with this UUID.' })
  subjectUserId?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Part of the reference, or of the seller's name, e-mail address, company or phone number; or the full amount, such as 71.82, any shipment id, or the request id.",
  })
  search?: string | null;
}

@ArgsType()
export class ApprovalsArgs extends PageArgs implements ApprovalFilterArgs {
  @Field(() => enumType(approvalStatus), { nullable: true, description: 'Only requests with this status.' })
  status?: ApprovalStatus | null;

  @Field(() => String, { nullable: true, description: 'Only requests of this type, such as wallet_adjustment.' })
  type?: string | null;

  @Field(() => String, { nullable: true, description: 'Only requests about the money of the seller with this UUID.' })
  subjectUserId?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Part of the reference, or of the seller's name, e-mail address, company or phone number; or the full amount, such as 71.82, any shipment id, or the request id.",
  })
  search?: string | null;
}

@ObjectType('ApprovalStats', { simpleResolvers: true, description: 'Number of requests per status.' })
export class ApprovalStatsType {
  @Field(() => Int, { description: 'Awaiting a decision.' })
  pending!: number;

  @Field(() => Int, { description: 'Approved.' })
  approved!: number;

  @Field(() => Int, { description: 'Rejected.' })
  rejected!: number;

  @Field(() => Int, { description: 'Withdrawn or no longer needed.' })
  cancelled!: number;

  @Field(() => MoneyType, { description: 'Total pending amount in the base currency, at current exchange rates.' })
  pendingAmount!: MoneyType;

  @Field(() => [MoneyType], { description: 'Exact pending amounts, one per currency.' })
  pendingAmounts!: MoneyType[];
}

@InputType({ description: 'A decision on a request.' })
export class ReviewRequestInput {
  @Field(() => String, { description: 'UUID of the request.' })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description: 'UUID of the reviewing staff member. Required for tokens; staff decide in their own name.',
  })
  reviewedById?: string | null;

  @Field(() => String, { nullable: true, description: 'Reason. At most 2000 characters.' })
  reviewNote?: string | null;
}
