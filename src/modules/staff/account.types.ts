import { ArgsType, InputType, ObjectType } from 'type-graphql';
import { Choice, Flag, Id, Many, nullable, Text, When, keptIfAbsent, Email } from '../../platform/graphql/fields.js';
import { type StaffRole, staffRole } from '../../kernel/permissions.js';
import { connectionType, PageArgs } from '../../platform/graphql/connection.js';
import { StaffType } from './staff.types.js';

export const StaffConnection = connectionType('Staff', () => StaffType);

@ArgsType()
export class StaffArgs extends PageArgs {
  @Choice(staffRole, 'Only staff with this role.', nullable) role?: StaffRole | null;
  @Flag('Only open accounts, or only closed ones.', nullable) active?: boolean | null;
  @Text('Part of the name or e-mail address.', nullable) search?: string | null;
}

@ObjectType('Colleague', {
  description: 'A staff member, as visible to colleagues who hand something over.',
})
export class ColleagueType {
  @Id('UUID of the member of staff.') id!: string;
  @Text('Name as shown to colleagues.') name!: string;
  @Choice(staffRole, 'Role.') role!: StaffRole;
}

@InputType({ description: 'Changes of a staff member. Absent fields keep their values.' })
export class UpdateStaffInput {
  @Email('E-mail address for login; unique regardless of case.', keptIfAbsent) email?: string | null;
  @Text(200, 'Name as shown to colleagues.', keptIfAbsent) name?: string | null;
  @Choice(staffRole, 'New role; effective within a second.', nullable) role?: StaffRole | null;
  @Flag('False closes the account and ends its sessions.', nullable) active?: boolean | null;

  @Flag(
    'When closing the account, or when the new role may not create ERP tokens: whether to revoke those it created. True when absent.',
    nullable,
  )
  endTokens?: boolean | null;
}

@ObjectType('ApiToken', { description: "A token of a seller's own programs, without its secret." })
export class ApiTokenType {
  @Id('UUID of the token.') id!: string;
  @Text('Display name.') name!: string;
  @Many(() => String, 'Scopes; full access to the seller when empty.') scopes!: readonly string[];
  @When('When it was created.') createdAt!: Date;
  @When('Expiry; null for never.', nullable) expiresAt!: Date | null;
  @When('Last use, to the minute; null for never.', nullable) lastUsedAt!: Date | null;
  @When('When it was revoked; null while it is valid.', nullable) revokedAt!: Date | null;
}

export const ApiTokenConnection = connectionType('ApiToken', () => ApiTokenType);

@ArgsType()
export class ApiTokensArgs extends PageArgs {
  @Text('UUID of the seller; the caller itself when it is a seller.', nullable) sellerId?: string | null;
}

@ObjectType('ErpToken', { description: 'A token of an ERP system, without its secret.' })
export class ErpTokenType {
  @Id('UUID of the token.') id!: string;
  @Text('Display name.') name!: string;
  @Many(() => String, 'Scopes.') scopes!: readonly string[];
  @Many(() => String, 'IP addresses and networks that may use it; any when empty.') ipAllowList!: readonly string[];
  @Id('UUID of the staff member who created it.', nullable) createdById!: string | null;
  @When('When it was created.') createdAt!: Date;
  @When('Expiry; null for never.', nullable) expiresAt!: Date | null;
  @When('Last use, to the minute; null for never.', nullable) lastUsedAt!: Date | null;
  @When('When it was revoked; null while it is valid.', nullable) revokedAt!: Date | null;
}

export const ErpTokenConnection = connectionType('ErpToken', () => ErpTokenType);
