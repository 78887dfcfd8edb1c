import { enumType } from '../../platform/graphql/enum-type.js';
import { Field, ID, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';
import { ownTokenKind, type OwnTokenKind } from './accounts.enums.js';

@ObjectType('OwnSession', { simpleResolvers: true, description: 'A place where the account that asks is logged in.' })
export class OwnSessionType {
  @Field(() => ID, { description: 'UUID of the session, for endSession.' })
  id!: string;

  @Field(() => DateTimeScalar, { description: 'When the login was.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When it was used last, to five minutes.' })
  lastUsedAt!: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it ends unless it is used before.' })
  expiresAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'The network that the login came from, such as 203.0.113.0/24; null when it was not recorded.',
  })
  network!: string | null;

  @Field(() => String, { nullable: true, description: 'Program and system of the login, such as Firefox on Linux; null when not known.' })
  device!: string | null;

  @Field(() => String, { nullable: true, description: 'What the program called itself. At most 300 characters.' })
  userAgent!: string | null;

  @Field(() => Boolean, { description: 'True for the session that asks.' })
  isCurrent!: boolean;
}

@ObjectType('OwnToken', { simpleResolvers: true, description: 'A live token that ends with a new password, unless it is to stay.' })
export class OwnTokenType {
  @Field(() => ID, { description: 'UUID of the token.' })
  id!: string;

  @Field(() => String, { description: 'The name that it was given.' })
  name!: string;

  @Field(() => enumType(ownTokenKind), { description: 'What it acts for.' })
  kind!: OwnTokenKind;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was used last, to the minute; null for never.' })
  lastUsedAt!: Date | null;
}
