import { ArgsType, InputType, ObjectType } from 'type-graphql';
import { Choice, Flag, Id, Many, nullable, One, Text, When, Email } from '../../platform/graphql/fields.js';
import { SellerType } from '../sellers/index.js';
import { NodeType } from '../../platform/graphql/node.type.js';
import { type StaffRole, staffRole } from '../../kernel/permissions.js';

@ObjectType('Staff', { implements: NodeType, description: 'A person who works for the operator.' })
export class StaffType {
  @Id('UUID of the member of staff.') id!: string;
  @Text('E-mail address for login.') email!: string;
  @Text('Name as shown to colleagues.') name!: string;
  @Choice(staffRole, 'Role.') role!: StaffRole;
  @Flag('False once the account is closed.') active!: boolean;
}

@InputType({ description: 'A new staff member.' })
export class CreateStaffInput {
  @Email('E-mail address for login; unique regardless of case.') email!: string;
  @Text('Password of at least 10 characters.') password!: string;
  @Text(200, 'Name as shown to colleagues.') name!: string;
  @Choice(staffRole, 'Role.') role!: StaffRole;
}

@ObjectType('Session', {
  description: 'A login session. Send the token as Bearer in the Authorization header, unless the browser keeps it in a ' + 'cookie.',
})
export class SessionType {
  @Text("The session token (ses_..., or drv_... for the drivers' app), returned only once; null when a cookie holds it.", nullable)
  token!: string | null;

  @When("When the session ends unless it is used; for the drivers' app, when it ends.") expiresAt!: Date;
  @One(() => StaffType, 'The staff member, for a staff login.', nullable) staff!: StaffType | null;
  @One(() => SellerType, 'The seller, for a seller login.', nullable) seller!: SellerType | null;
}

@ObjectType('Me', { description: 'The calling account.' })
export class MeType {
  @Text('Kind of caller: a staff role, seller, shop or erp.') type!: string;
  @Id('Id of the seller, staff member, shop or token.', nullable) id!: string | null;

  @Many(() => String, 'Permissions of the caller, such as shipment:move, so that clients can offer permitted actions only.')
  permissions!: readonly string[];

  @Flag('True when the caller must set up two-factor login (beginTwoFactor) before anything else is permitted.')
  mustEnrolTwoFactor!: boolean;

  @One(() => StaffType, 'The staff member of a staff session.', nullable) staff!: StaffType | null;
  @One(() => SellerType, 'The seller of a seller session, API token or shop token.', nullable) seller!: SellerType | null;
}

@ArgsType()
export class CreateErpTokenArgs {
  @Text(100, 'Display name of the token.') name!: string;

  @Many(() => String, 100, 'Scopes such as shipments:read; erp:* when absent, which is everything but sellers:admin.', nullable)
  scopes?: string[] | null;

  @When('Expiry; never when absent.', nullable) expiresAt?: Date | null;

  @Many(() => String, 1_000, 'IP addresses and networks such as 203.0.113.0/24 that may use it; any when absent or empty.', nullable)
  ipAllowList?: string[] | null;
}
