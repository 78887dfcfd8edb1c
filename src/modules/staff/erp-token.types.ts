import { Field, ID, ObjectType } from 'type-graphql';
import { connectionType } from '../../platform/graphql/connection.js';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';

@ObjectType('ErpToken', { simpleResolvers: true, description: 'A token of an ERP system, without the token itself.' })
export class ErpTokenType {
  @Field(() => ID, { description: 'UUID of the token.' })
  id!: string;

  @Field(() => String, { description: 'The name that it was given.' })
  name!: string;

  @Field(() => [String], { description: 'What it may do.' })
  scopes!: readonly string[];

  @Field(() => [String], { description: 'Addresses and networks that may use it; any when empty.' })
  ipAllowList!: readonly string[];

  @Field(() => ID, { nullable: true, description: 'UUID of the member of staff who made it.' })
  createdById!: string | null;

  @Field(() => DateTimeScalar, { description: 'When it was made.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it stops working; null for never.' })
  expiresAt!: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was used last, to the minute; null for never.' })
  lastUsedAt!: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was revoked; null while it works.' })
  revokedAt!: Date | null;
}

export const ErpTokenConnection = connectionType('ErpToken', () => ErpTokenType);
