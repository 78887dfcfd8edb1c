import { ObjectType } from 'type-graphql';
import { Id, Many, nullable, Text, When } from '../../platform/graphql/fields.js';
import { connectionType } from '../../platform/graphql/connection.js';

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
