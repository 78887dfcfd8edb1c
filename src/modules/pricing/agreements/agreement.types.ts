import { enumType } from '../../../platform/graphql/enum-type.js';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { DecimalScalar } from '../../../platform/graphql/scalars.js';
import { AddressInput } from '../../addresses/index.js';
import { billingRole, type BillingRole, sellerStatus, type SellerStatus } from '../../sellers/index.js';

@InputType({ description: 'Changes of a seller, at least one. Absent fields keep their values.' })
export class UpdateSellerInput {
  @Field(() => String, { nullable: true, description: 'First name. At most 100 characters.' })
  firstName?: string | null;

  @Field(() => String, { nullable: true, description: 'Last name. At most 100 characters.' })
  lastName?: string | null;

  @Field(() => String, { nullable: true, description: 'Company name; null or empty clears it. At most 100 characters.' })
  company?: string | null;

  @Field(() => String, { nullable: true, description: 'Phone number; null or empty clears it. At most 30 characters.' })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'E-mail address for login; unique regardless of case.' })
  email?: string | null;

  @Field(() => AddressInput, { nullable: true, description: 'Address of the business; null clears it.' })
  address?: AddressInput | null;

  @Field(() => enumType(billingRole), {
    nullable: true,
    description: "The seller's billing role from now on. For super administrators; existing orders keep theirs.",
  })
  role?: BillingRole | null;

  @Field(() => enumType(sellerStatus), {
    nullable: true,
    description: 'INACTIVE refuses all logins and tokens of the seller and its shops.',
  })
  status?: SellerStatus | null;

  @Field(() => String, { nullable: true, description: 'UUID or name of the plan that applies from now on.' })
  planId?: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: "How far the wallet may go below zero, in the base currency; null for the plan's limit.",
  })
  creditLimit?: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: "Weight adjustments up to this need no approval, in the base currency; null for the plan's threshold.",
  })
  adjustmentThreshold?: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: "Cash collection fee, 0 to 20 percent; null for the plan's fee." })
  codFeePercent?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'True when the seller ships domestically.' })
  isLocal?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'True when the seller ships abroad.' })
  isInternational?: boolean | null;

  @Field(() => String, { nullable: true, description: 'Language of e-mail, such as en or ar.' })
  language?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Tax registration number; null or empty clears it. Letters, digits, blanks and ./- , at most 50.',
  })
  taxId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Commercial register number; null or empty clears it. Letters, digits, blanks and ./- , at most 50.',
  })
  crNumber?: string | null;

  @Field(() => String, { nullable: true, description: 'IANA time zone name, such as Asia/Dubai.' })
  timezone?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The operator's notes; null or empty clears them. At most 5000 characters.",
  })
  notes?: string | null;

  @Field(() => [String], { nullable: true, description: 'Further e-mail addresses for notices; replaces the existing ones. At most 20.' })
  notifyEmails?: string[] | null;
}

@ObjectType('SellerWarning', { simpleResolvers: true, description: 'A part of a change that has not taken effect, and why.' })
export class SellerWarningType {
  @Field(() => String, { description: 'The field that keeps its value for now.' })
  field!: string;

  @Field(() => String, { description: 'NEEDS_APPROVAL: another super administrator must approve it.' })
  code!: string;

  @Field(() => String, { description: 'What is pending, and why.' })
  message!: string;

  @Field(() => ID, { description: 'UUID of the request for approval.' })
  approvalRequestId!: string;
}
