import { enumType } from '../../platform/graphql/enum-type.js';
import { ArgsType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { type StaffRole, staffRole } from '../../kernel/permissions.js';
import { connectionType, PageArgs } from '../../platform/graphql/connection.js';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';
import { StaffType } from './staff.types.js';

export const StaffConnection = connectionType('Staff', () => StaffType);

@ArgsType()
export class StaffArgs extends PageArgs {
  @Field(() => enumType(staffRole), { nullable: true, description: 'Only staff with this role.' })
  role?: StaffRole | null;

  @Field(() => Boolean, { nullable: true, description: 'Only open accounts, or only closed ones.' })
  active?: boolean | null;

  @Field(() => String, { nullable: true, description: 'Part of the name or e-mail address.' })
  search?: string | null;
}

@ObjectType('Colleague', {
  simpleResolvers: true,
  description: 'A staff member, as visible to colleagues who hand something over.',
})
export class ColleagueType {
  @Field(() => ID, { description: 'UUID of the member of staff.' })
  id!: string;

  @Field(() => String, { description: 'Name as shown to colleagues.' })
  name!: string;

  @Field(() => enumType(staffRole), { description: 'Role.' })
  role!: StaffRole;
}

@InputType({ description: 'Changes of a staff member. Absent fields keep their values.' })
export class UpdateStaffInput {
  @Field(() => String, { nullable: true, description: 'E-mail address for login; unique regardless of case.' })
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'Name as shown to colleagues. At most 200 characters.' })
  name?: string | null;

  @Field(() => enumType(staffRole), { nullable: true, description: 'New role; effective within a second.' })
  role?: StaffRole | null;

  @Field(() => Boolean, { nullable: true, description: 'False closes the account and ends its sessions.' })
  active?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'When closing the account, or when the new role may not create ERP tokens: whether to revoke those it created. True when absent.',
  })
  endTokens?: boolean | null;
}

@ObjectType('ApiToken', { simpleResolvers: true, description: "A token of a seller's own programs, without its secret." })
export class ApiTokenType {
  @Field(() => ID, { description: 'UUID of the token.' })
  id!: string;

  @Field(() => String, { description: 'Display name.' })
  name!: string;

  @Field(() => [String], { description: 'Scopes; full access to the seller when empty.' })
  scopes!: readonly string[];

  @Field(() => DateTimeScalar, { description: 'When it was created.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Expiry; null for never.' })
  expiresAt!: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Last use, to the minute; null for never.' })
  lastUsedAt!: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was revoked; null while it is valid.' })
  revokedAt!: Date | null;
}

export const ApiTokenConnection = connectionType('ApiToken', () => ApiTokenType);

@ArgsType()
export class ApiTokensArgs extends PageArgs {
  @Field(() => String, { nullable: true, description: 'UUID of the seller; the caller itself when it is a seller.' })
  sellerId?: string | null;
}
