import { Field, ID, ObjectType } from 'type-graphql';
import { connectionType } from '../../platform/graphql/connection.js';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';

@ObjectType('ErpToken', { simpleResolvers: true, description: 'A token of an ERP system, without its secret.' })
export class ErpTokenType {
  @Field(() => ID, { description: 'UUID of the token.' })
  id!: string;

  @Field(() => String, { description: 'Display name.' })
  name!: string;

  @Field(() => [String], { description: 'Scopes.' })
  scopes!: readonly string[];

  @Field(() => [String], { description: 'IP addresses and networks that may use it; any when empty.' })
  ipAllowList!: readonly string[];

  @Field(() => ID, { nullable: true, description: 'UUID of the staff member who created it.' })
  createdById!: string | null;

  @Field(() => DateTimeScalar, { description: 'When it was created.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Expiry; null for never.' })
  expiresAt!: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Last use, to the minute; null for never.' })
  lastUsedAt!: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was revoked; null while it is valid.' })
  revokedAt!: Date | null;
}

export const ErpTokenConnection = connectionType('ErpToken', () => ErpTokenType);
