import { InputType, ObjectType } from 'type-graphql';
import { Choice, Flag, nullable, One, Text, When, Phone } from '../../platform/graphql/fields.js';
import { type StaffRole, staffRole } from '../../kernel/permissions.js';
import { SellerType } from '../sellers/index.js';
import { StaffType } from '../staff/index.js';
import { enumeration, type ValueOf } from '../../kernel/enumeration.js';

const invitationKind = enumeration('InvitationKind', 'Kind of account that an invitation is for.', {
  seller: 'A seller who ships.',
  staff: 'A colleague who works for the operator.',
});
type InvitationKind = ValueOf<typeof invitationKind>;

@InputType({ description: 'A colleague to invite.' })
export class InviteStaffInput {
  @Text('Login e-mail address, to which the invitation is sent; unique, case-insensitive.') email!: string;
  @Text(200, 'Display name.') name!: string;
  @Choice(staffRole, 'Role of the colleague.') role!: StaffRole;
}

@InputType({ description: 'A seller to invite.' })
export class InviteSellerInput {
  @Text('Login e-mail address, to which the invitation is sent; unique, case-insensitive.') email!: string;
  @Text(100, 'First name.') firstName!: string;
  @Text(100, 'Last name.') lastName!: string;
  @Text(100, 'Company name.', nullable) company?: string | null;
  @Phone('Phone number.', nullable) phone?: string | null;
}

@ObjectType('Invitation', { description: 'The invited person, limited to what holders of the token may see.' })
export class InvitationType {
  @Text('Login e-mail address.') email!: string;
  @Choice(invitationKind, 'Kind of account.') kind!: InvitationKind;
  @Text('Full name.') name!: string;
  @Text('First name; the full name of a colleague.') firstName!: string;
  @Text('Last name; empty for a colleague.') lastName!: string;
  @Text('Company of a seller.', nullable) company!: string | null;
  @Choice(staffRole, 'Role of a colleague; null for a seller.', nullable) role!: StaffRole | null;
  @When('When the invitation expires.') expiresAt!: Date;
}

@ObjectType('SellerInvitation', { description: 'A sent invitation.' })
export class SellerInvitationType {
  @One(() => SellerType, 'The seller, who can sign in once a password is set.') seller!: SellerType;
  @When('When the invitation expires.') expiresAt!: Date;
}

@ObjectType('StaffInvitation', { description: 'A sent invitation to a colleague.' })
export class StaffInvitationType {
  @One(() => StaffType, 'The colleague, who can sign in once a password is set.') staff!: StaffType;
  @When('When the invitation expires.') expiresAt!: Date;
}

@ObjectType('WaitingInvitation', { description: 'An invitation that is not accepted yet.' })
export class WaitingInvitationType {
  @When('When it was last sent.') sentAt!: Date;
  @When('When the invitation expires.') expiresAt!: Date;
  @Flag('False if it has expired, was withdrawn, or was sent to an address that has changed since.') isOpen!: boolean;
}
