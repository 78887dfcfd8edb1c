import { enumType } from '../../../platform/graphql/enum-type.js';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { DecimalScalar } from '../../../platform/graphql/scalars.js';
import { AddressInput } from '../../addresses/index.js';
import { billingRole, type BillingRole, sellerStatus, type SellerStatus } from '../../sellers/index.js';

@InputType({ description: 'Changes to a seller, at least one. Fields that are absent keep their values.' })
export class UpdateSellerInput {
  @Field(() => String, { nullable: true, description: 'First name. At most 100 characters.' })
  firstName?: string | null;

  @Field(() => String, { nullable: true, description: 'Last name. At most 100 characters.' })
  lastName?: string | null;

  @Field(() => String, { nullable: true, description: 'Company name; null or empty clears it. At most 100 characters.' })
  company?: string | null;

  @Field(() => String, { nullable: true, description: 'Phone number; null or empty clears it. At most 30 characters.' })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'E-mail address for login; unique, whatever its case.' })
  email?: string | null;

  @Field(() => AddressInput, { nullable: true, description: 'Address of the business; null clears it.' })
  address?: AddressInput | null;

  @Field(() => enumType(billingRole), {
    nullable: true,
    description: 'How the seller pays from now on. For super administrators; orders that exist keep theirs.',
  })
  role?: BillingRole | null;

  @Field(() => enumType(sellerStatus), {
    nullable: true,
    description: 'INACTIVE refuses every login and token of the seller and its shops.',
  })
  status?: SellerStatus | null;

  @Field(() => String, { nullable: true, description: 'UUID or name of the plan that the seller is on from now on.' })
  planId?: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'How far the wallet may go below zero, in the base currency; null for that of the plan.',
  })
  creditLimit?: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Weight adjustments up to this need no approval, in the base currency; null for that of the plan.',
  })
  adjustmentThreshold?: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Fee for collecting cash, 0 to 20 percent; null for that of the plan.' })
  codFeePercent?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'True when the seller ships within its country.' })
  isLocal?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'True when the seller ships abroad.' })
  isInternational?: boolean | null;

  @Field(() => String, { nullable: true, description: 'Language for mails, such as en or ar.' })
  language?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Registration with the tax authority; null or empty clears it. Letters, digits, blanks and ./- , at most 50.',
  })
  taxId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Number in the commercial register; null or empty clears it. Letters, digits, blanks and ./- , at most 50.',
  })
  crNumber?: string | null;

  @Field(() => String, { nullable: true, description: 'Time zone by its IANA name, such as Asia/Dubai.' })
  timezone?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What the operator wants to remember; null or empty clears it. At most 5000 characters.',
  })
  notes?: string | null;

  @Field(() => [String], { nullable: true, description: 'Further e-mail addresses for notices, instead of those so far. At most 20.' })
  notifyEmails?: string[] | null;
}

@ObjectType('SellerWarning', { simpleResolvers: true, description: 'A part of a change that has not taken effect, and why.' })
export class SellerWarningType {
  @Field(() => String, { description: 'The field that keeps its value for now.' })
  field!: string;

  @Field(() => String, { description: 'NEEDS_APPROVAL: another super administrator has to agree.' })
  code!: string;

  @Field(() => String, { description: 'What waits, and for what.' })
  message!: string;

  @Field(() => ID, { description: 'UUID of the request for approval.' })
  approvalRequestId!: string;
}
