import { enumType } from '../../platform/graphql/enum-type.js';
import { Field, InputType, ObjectType } from 'type-graphql';
import { type StaffRole, staffRole } from '../../kernel/permissions.js';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';
import { SellerType } from '../sellers/index.js';
import { StaffType } from '../staff/index.js';
import { type InvitationKind, invitationKind } from './invitations.enums.js';

@InputType({ description: 'A colleague to invite.' })
export class InviteStaffInput {
  @Field(() => String, { description: 'Login e-mail address, to which the invitation is sent; unique, case-insensitive.' })
  email!: string;

  @Field(() => String, { description: 'Display name. At most 200 characters.' })
  name!: string;

  @Field(() => enumType(staffRole), { description: 'Role of the colleague.' })
  role!: StaffRole;
}

@InputType({ description: 'A seller to invite.' })
export class InviteSellerInput {
  @Field(() => String, { description: 'Login e-mail address, to which the invitation is sent; unique, case-insensitive.' })
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

@ObjectType('Invitation', { simpleResolvers: true, description: 'The invited person, limited to what holders of the token may see.' })
export class InvitationType {
  @Field(() => String, { description: 'Login e-mail address.' })
  email!: string;

  @Field(() => enumType(invitationKind), { description: 'Kind of account.' })
  kind!: InvitationKind;

  @Field(() => String, { description: 'Full name.' })
  name!: string;

  @Field(() => String, { description: 'First name; the full name of a colleague.' })
  firstName!: string;

  @Field(() => String, { description: 'Last name; empty for a colleague.' })
  lastName!: string;

  @Field(() => String, { nullable: true, description: 'Company of a seller.' })
  company!: string | null;

  @Field(() => enumType(staffRole), { nullable: true, description: 'Role of a colleague; null for a seller.' })
  role!: StaffRole | null;

  @Field(() => DateTimeScalar, { description: 'When the invitation expires.' })
  expiresAt!: Date;
}

@ObjectType('SellerInvitation', { simpleResolvers: true, description: 'A sent invitation.' })
export class SellerInvitationType {
  @Field(() => SellerType, { description: 'The seller, who can log in once a password is set.' })
  seller!: SellerType;

  @Field(() => DateTimeScalar, { description: 'When the invitation expires.' })
  expiresAt!: Date;
}

@ObjectType('StaffInvitation', { simpleResolvers: true, description: 'A sent invitation to a colleague.' })
export class StaffInvitationType {
  @Field(() => StaffType, { description: 'The colleague, who can log in once a password is set.' })
  staff!: StaffType;

  @Field(() => DateTimeScalar, { description: 'When the invitation expires.' })
  expiresAt!: Date;
}

@ObjectType('WaitingInvitation', { simpleResolvers: true, description: 'An invitation that is not accepted yet.' })
export class WaitingInvitationType {
  @Field(() => DateTimeScalar, { description: 'When it was last sent.' })
  sentAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When the invitation expires.' })
  expiresAt!: Date;

  @Field(() => Boolean, { description: 'False if it has expired, was withdrawn, or was sent to an address that has changed since.' })
  isOpen!: boolean;
}
