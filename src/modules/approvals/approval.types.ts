import { enumType } from '../../platform/graphql/enum-type.js';
import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { connectionType, PageArgs } from '../../platform/graphql/connection.js';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { DateTimeScalar, JsonObjectScalar } from '../../platform/graphql/scalars.js';
import { NodeType } from '../../platform/graphql/node.type.js';
import { type ApprovalStatus, approvalType, type ApprovalType, approvalStatus } from './approvals.enums.js';

@ObjectType('Party', { simpleResolvers: true, description: 'A person who has to do with a request.' })
export class PartyType {
  @Field(() => ID, { description: 'UUID of the seller or member of staff.' })
  id!: string;

  @Field(() => String, { description: 'First and last name.' })
  name!: string;

  @Field(() => String, {
    description: 'What they are called wherever they are shown: the company of a seller, or else first and last name.',
  })
  displayName!: string;

  @Field(() => String, { description: 'E-mail address.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'Company of a seller.' })
  company!: string | null;

  @Field(() => String, { description: 'seller, or what the member of staff works as.' })
  role!: string;
}

@ObjectType('ApprovalRequest', { implements: NodeType, description: 'A movement of money that a second person has to agree to.' })
export class ApprovalRequestType {
  @Field(() => ID, { simple: true, description: 'UUID of the request.' })
  id!: string;

  @Field(() => enumType(approvalType), { simple: true, description: 'What is asked for.' })
  type!: ApprovalType;

  @Field(() => enumType(approvalStatus), { simple: true, description: 'Where it stands.' })
  status!: ApprovalStatus;

  @Field(() => ID, { simple: true, description: 'UUID of the seller whose money it is.' })
  subjectUserId!: string;

  @Field(() => JsonObjectScalar, { simple: true, description: 'Ids and texts that belong to the request, by its type.' })
  payload!: Readonly<Record<string, unknown>>;

  @Field(() => ID, { simple: true, nullable: true, description: 'UUID of the shipment that it is about.' })
  shipmentId!: string | null;

  @Field(() => String, { simple: true, nullable: true, description: 'Public reference of the shipment that it is about.' })
  shipmentReference!: string | null;

  @Field(() => ID, { simple: true, nullable: true, description: 'UUID of the person who asked; null when a token or the system did.' })
  requestedById!: string | null;

  @Field(() => String, { simple: true, description: 'What kind of caller asked: a staff role, seller, erp or system.' })
  requestedByType!: string;

  @Field(() => ID, {
    simple: true,
    nullable: true,
    description: 'UUID of the token or session that asked; null for the system and where it was not kept.',
  })
  requestedWithId!: string | null;

  @Field(() => ID, {
    simple: true,
    nullable: true,
    description:
      'UUID of who made the token that asked, or of who gave the seller that asks its e-mail address in the 90 days before. They count as the requester.',
  })
  requestedByMakerId!: string | null;

  @Field(() => ID, { simple: true, nullable: true, description: 'UUID of the member of staff who decided.' })
  reviewedById!: string | null;

  @Field(() => String, { simple: true, nullable: true, description: 'What they wrote with the decision.' })
  reviewNote!: string | null;

  @Field(() => DateTimeScalar, { simple: true, description: 'When it was asked for.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { simple: true, nullable: true, description: 'When it was decided or cancelled.' })
  reviewedAt!: Date | null;

  @Field(() => String, { simple: true, nullable: true, description: 'Why it was cancelled.' })
  cancelledReason!: string | null;
}

export const ApprovalConnection = connectionType('ApprovalRequest', () => ApprovalRequestType);

@ArgsType()
export class ApprovalFilterArgs {
  @Field(() => enumType(approvalStatus), { nullable: true, description: 'Only those of this status.' })
  status?: ApprovalStatus | null;

  @Field(() => String, { nullable: true, description: 'Only those of this type, such as wallet_adjustment.' })
  type?: string | null;

  @Field(() => String, { nullable: true, description: 'Only those about the money of the seller with this UUID.' })
  subjectUserId?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Part of the reference, or of the name, e-mail address, company or phone of the seller; or the whole amount, such as 71.82, any id of the shipment, or the id of the request.',
  })
  search?: string | null;
}

@ArgsType()
export class ApprovalsArgs extends PageArgs implements ApprovalFilterArgs {
  @Field(() => enumType(approvalStatus), { nullable: true, description: 'Only those of this status.' })
  status?: ApprovalStatus | null;

  @Field(() => String, { nullable: true, description: 'Only those of this type, such as wallet_adjustment.' })
  type?: string | null;

  @Field(() => String, { nullable: true, description: 'Only those about the money of the seller with this UUID.' })
  subjectUserId?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Part of the reference, or of the name, e-mail address, company or phone of the seller; or the whole amount, such as 71.82, any id of the shipment, or the id of the request.',
  })
  search?: string | null;
}

@ObjectType('ApprovalStats', { simpleResolvers: true, description: 'How many requests there are of each status.' })
export class ApprovalStatsType {
  @Field(() => Int, { description: 'That wait for a decision.' })
  pending!: number;

  @Field(() => Int, { description: 'That were agreed to.' })
  approved!: number;

  @Field(() => Int, { description: 'That were turned down.' })
  rejected!: number;

  @Field(() => Int, { description: 'That were withdrawn or no longer needed.' })
  cancelled!: number;

  @Field(() => MoneyType, { description: 'What is waiting, in the base currency at the exchange rates of now.' })
  pendingAmount!: MoneyType;

  @Field(() => [MoneyType], { description: 'What is waiting, one exact amount per currency.' })
  pendingAmounts!: MoneyType[];
}

@InputType({ description: 'A decision on a request.' })
export class ReviewRequestInput {
  @Field(() => String, { description: 'UUID of the request.' })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description: 'UUID of the member of staff who decided. Tokens have to say; staff decide in their own name.',
  })
  reviewedById?: string | null;

  @Field(() => String, { nullable: true, description: 'Why. At most 2000 characters.' })
  reviewNote?: string | null;
}
