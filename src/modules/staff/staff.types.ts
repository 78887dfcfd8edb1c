import { enumType } from '../../platform/graphql/enum-type.js';
import { ArgsType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';
import { SellerType } from '../sellers/index.js';
import { NodeType } from '../../platform/graphql/node.type.js';
import { type StaffRole, staffRole } from '../../kernel/permissions.js';

@ObjectType('Staff', { implements: NodeType, simpleResolvers: true, description: 'A person who works for the operator.' })
export class StaffType {
  @Field(() => ID, { description: 'UUID of the member of staff.' })
  id!: string;

  @Field(() => String, { description: 'E-mail address for login.' })
  email!: string;

  @Field(() => String, { description: 'Name as shown to colleagues.' })
  name!: string;

  @Field(() => enumType(staffRole), { description: 'Role.' })
  role!: StaffRole;

  @Field(() => Boolean, { description: 'False once the account is closed.' })
  active!: boolean;
}

@InputType({ description: 'A new staff member.' })
export class CreateStaffInput {
  @Field(() => String, { description: 'E-mail address for login; unique regardless of case.' })
  email!: string;

  @Field(() => String, { description: 'Password of at least 10 characters.' })
  password!: string;

  @Field(() => String, { description: 'Name as shown to colleagues. At most 200 characters.' })
  name!: string;

  @Field(() => enumType(staffRole), { description: 'Role.' })
  role!: StaffRole;
}

@ObjectType('Session', {
  simpleResolvers: true,
  description: 'A login session. Send the token as Bearer in the Authorization header, unless the browser keeps it in a ' + 'cookie.',
})
export class SessionType {
  @Field(() => String, {
    nullable: true,
    description: "The session token (ses_..., or drv_... for the drivers' app), returned only once; null when a cookie holds it.",
  })
  token!: string | null;

  @Field(() => DateTimeScalar, { description: "When the session ends unless it is used; for the drivers' app, when it ends." })
  expiresAt!: Date;

  @Field(() => StaffType, { nullable: true, description: 'The staff member, for a staff login.' })
  staff!: StaffType | null;

  @Field(() => SellerType, { nullable: true, description: 'The seller, for a seller login.' })
  seller!: SellerType | null;
}

@ObjectType('Me', { simpleResolvers: true, description: 'The calling account.' })
export class MeType {
  @Field(() => String, { description: 'Kind of caller: a staff role, seller, shop or erp.' })
  type!: string;

  @Field(() => ID, { nullable: true, description: 'Id of the seller, staff member, shop or token.' })
  id!: string | null;

  @Field(() => [String], {
    description: 'Permissions of the caller, such as shipment:move, so that clients can offer permitted actions only.',
  })
  permissions!: readonly string[];

  @Field(() => Boolean, {
    description: 'True when the caller must set up two-factor login (beginTwoFactor) before anything else is permitted.',
  })
  mustEnrolTwoFactor!: boolean;

  @Field(() => StaffType, { nullable: true, description: 'The staff member of a staff session.' })
  staff!: StaffType | null;

  @Field(() => SellerType, { nullable: true, description: 'The seller of a seller session, API token or shop token.' })
  seller!: SellerType | null;
}

@ArgsType()
export class CreateErpTokenArgs {
  @Field(() => String, { description: 'Display name of the token. At most 100 characters.' })
  name!: string;

  @Field(() => [String], {
    nullable: true,
    description: 'Scopes such as shipments:read; erp:* when absent, which is everything but sellers:admin.',
  })
  scopes?: string[] | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Expiry; never when absent.' })
  expiresAt?: Date | null;

  @Field(() => [String], {
    nullable: true,
    description: 'IP addresses and networks such as 203.0.113.0/24 that may use it; any when absent or empty.',
  })
  ipAllowList?: string[] | null;
}
