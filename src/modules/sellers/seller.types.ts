import { enumType } from '../../platform/graphql/enum-type.js';
import { ArgsType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';
import { AddressInput, AddressType } from '../addresses/index.js';
import { NodeType } from '../../platform/graphql/node.type.js';
import { type BillingRole, sellerStatus, billingRole, type SellerStatus } from './sellers.enums.js';

@ObjectType('Seller', {
  implements: NodeType,
  simpleResolvers: true,
  description: 'A merchant with one or more shops, who pays for their shipping.',
})
export class SellerType {
  @Field(() => ID, { description: 'UUID of the seller.' })
  id!: string;

  @Field(() => String, { description: 'E-mail address for login and notices.' })
  email!: string;

  @Field(() => String, { description: 'First and last name.' })
  name!: string;

  @Field(() => String, {
    description: 'Name to display: the company, or else first and last name.',
  })
  displayName!: string;

  @Field(() => String, { description: 'First name.' })
  firstName!: string;

  @Field(() => String, { description: 'Last name.' })
  lastName!: string;

  @Field(() => String, { nullable: true, description: 'Company name.' })
  company!: string | null;

  @Field(() => String, { nullable: true, description: 'Phone number.' })
  phone!: string | null;

  @Field(() => enumType(billingRole), { description: 'How the seller pays for shipping.' })
  role!: BillingRole;

  @Field(() => enumType(sellerStatus), { description: 'Whether the seller may use the service.' })
  status!: SellerStatus;

  @Field(() => AddressType, { nullable: true, description: 'Address of the business.' })
  address!: AddressType | null;

  @Field(() => Boolean, { description: 'True when the seller ships domestically.' })
  isLocal!: boolean;

  @Field(() => Boolean, { description: 'True when the seller ships abroad.' })
  isInternational!: boolean;

  @Field(() => String, { description: 'Language of e-mail, such as en or ar.' })
  language!: string;

  @Field(() => String, { nullable: true, description: 'Tax registration number.' })
  taxId!: string | null;

  @Field(() => String, { nullable: true, description: 'Commercial register number.' })
  crNumber!: string | null;

  @Field(() => String, { description: 'IANA time zone name, such as Asia/Dubai.' })
  timezone!: string;

  @Field(() => [String], { description: 'Further e-mail addresses for notices. At most 20.' })
  notifyEmails!: readonly string[];

  @Field(() => DateTimeScalar, { description: 'When the seller was registered.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When the account last changed.' })
  updatedAt!: Date;
}

@InputType({ description: 'A new seller account.' })
export class RegisterSellerInput {
  @Field(() => String, { description: 'E-mail address for login; unique regardless of case.' })
  email!: string;

  @Field(() => String, { description: 'Password of at least 10 characters.' })
  password!: string;

  @Field(() => String, { description: 'First name. At most 100 characters.' })
  firstName!: string;

  @Field(() => String, { description: 'Last name. At most 100 characters.' })
  lastName!: string;

  @Field(() => String, { nullable: true, description: 'Company name. At most 100 characters.' })
  company?: string | null;

  @Field(() => String, { nullable: true, description: 'Phone number. At most 30 characters.' })
  phone?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Tax registration number. Letters, digits, blanks and ./- , at most 50.',
  })
  taxId?: string | null;

  @Field(() => String, { nullable: true, description: 'Commercial register number. Letters, digits, blanks and ./- , at most 50.' })
  crNumber?: string | null;

  @Field(() => String, { nullable: true, description: 'IANA time zone name, such as Asia/Dubai; UTC when absent.' })
  timezone?: string | null;
}

@InputType({ description: 'Changes of a seller to its own account, at least one. Absent fields keep their values.' })
export class UpdateProfileInput {
  @Field(() => String, { nullable: true, description: 'First name. At most 100 characters.' })
  firstName?: string | null;

  @Field(() => String, { nullable: true, description: 'Last name. At most 100 characters.' })
  lastName?: string | null;

  @Field(() => String, { nullable: true, description: 'Company name; null or empty clears it. At most 100 characters.' })
  company?: string | null;

  @Field(() => String, { nullable: true, description: 'Phone number; null or empty clears it. At most 30 characters.' })
  phone?: string | null;

  @Field(() => AddressInput, { nullable: true, description: 'Address of the business; null clears it.' })
  address?: AddressInput | null;

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

  @Field(() => String, { nullable: true, description: 'Language of e-mail, such as en or ar.' })
  language?: string | null;

  @Field(() => String, { nullable: true, description: 'IANA time zone name, such as Asia/Dubai.' })
  timezone?: string | null;

  @Field(() => [String], { nullable: true, description: 'Further e-mail addresses for notices; replaces the existing ones. At most 20.' })
  notifyEmails?: string[] | null;
}

@ArgsType()
export class CreateApiTokenArgs {
  @Field(() => String, { description: 'Display name of the token. At most 100 characters.' })
  name!: string;

  @Field(() => [String], { nullable: true, description: 'Scopes of the token; full access to the seller when absent.' })
  scopes?: string[] | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Expiry; never when absent.' })
  expiresAt?: Date | null;
}
