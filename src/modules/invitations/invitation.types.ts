import { enumType } from '../../platform/graphql/enum-type.js';
import { Field, InputType, ObjectType } from 'type-graphql';
import { type StaffRole, staffRole } from '../../kernel/permissions.js';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';
import { SellerType } from '../sellers/index.js';
import { StaffType } from '../staff/index.js';
import { type InvitationKind, invitationKind } from './invitations.enums.js';

@InputType({ description: 'A colleague who is asked in.' })
export class InviteStaffInput {
  @Field(() => String, { description: 'E-mail address for login, to which the invitation is sent; unique, whatever its case.' })
  email!: string;

  @Field(() => String, { description: 'Name as shown to colleagues. At most 200 characters.' })
  name!: string;

  @Field(() => enumType(staffRole), { description: 'What they work as.' })
  role!: StaffRole;
}

@InputType({ description: 'A seller who is asked in.' })
export class InviteSellerInput {
  @Field(() => String, { description: 'E-mail address for login, to which the invitation is sent; unique, whatever its case.' })
  email!: string;

  @Field(() => String, { description: 'First name. At most 100 characters.' })
  firstName!: string;

  @Field(() => String, { description: 'Last name. At most 100 characters.' })
  lastName!: string;

  @Field(() => String, { nullable: true, description: 'Company name. At most 100 characters.' })
  company?: string | null;

  @Field(() => String, { nullable: true, description: 'Phone number. At most 30 characters.' })
  phone?: string | null;
}

@ObjectType('Invitation', { simpleResolvers: true, description: 'Who was asked in, as far as whoever has the token may know.' })
export class InvitationType {
  @Field(() => String, { description: 'E-mail address for login.' })
  email!: string;

  @Field(() => enumType(invitationKind), { description: 'What they are asked in as.' })
  kind!: InvitationKind;

  @Field(() => String, { description: 'Whole name.' })
  name!: string;

  @Field(() => String, { description: 'First name; the whole name of a colleague.' })
  firstName!: string;

  @Field(() => String, { description: 'Last name; empty for a colleague.' })
  lastName!: string;

  @Field(() => String, { nullable: true, description: 'Company of a seller.' })
  company!: string | null;

  @Field(() => enumType(staffRole), { nullable: true, description: 'What a colleague will work as; null for a seller.' })
  role!: StaffRole | null;

  @Field(() => DateTimeScalar, { description: 'Until when it can be accepted.' })
  expiresAt!: Date;
}

@ObjectType('SellerInvitation', { simpleResolvers: true, description: 'An invitation that was sent.' })
export class SellerInvitationType {
  @Field(() => SellerType, { description: 'The seller, who can log in once a password is set.' })
  seller!: SellerType;

  @Field(() => DateTimeScalar, { description: 'Until when it can be accepted.' })
  expiresAt!: Date;
}

@ObjectType('StaffInvitation', { simpleResolvers: true, description: 'An invitation of a colleague that was sent.' })
export class StaffInvitationType {
  @Field(() => StaffType, { description: 'The colleague, who can log in once a password is set.' })
  staff!: StaffType;

  @Field(() => DateTimeScalar, { description: 'Until when it can be accepted.' })
  expiresAt!: Date;
}

@ObjectType('WaitingInvitation', { simpleResolvers: true, description: 'An invitation that was not accepted yet.' })
export class WaitingInvitationType {
  @Field(() => DateTimeScalar, { description: 'When it was sent last.' })
  sentAt!: Date;

  @Field(() => DateTimeScalar, { description: 'Until when it can be accepted.' })
  expiresAt!: Date;

  @Field(() => Boolean, { description: 'False when it has expired, was withdrawn, or was sent to an address that has changed since.' })
  isOpen!: boolean;
}
