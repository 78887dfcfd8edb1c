import { enumType } from '../../platform/graphql/enum-type.js';
import { Field, ID, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';
import { ownSessionKind, ownTokenKind, type OwnSessionKind, type OwnTokenKind } from './accounts.enums.js';

@ObjectType('OwnSession', { simpleResolvers: true, description: 'A session of the calling account.' })
export class OwnSessionType {
  @Field(() => ID, { description: 'UUID of the session, for endSession.' })
  id!: string;

  @Field(() => enumType(ownSessionKind), { description: 'Where it is used.' })
  kind!: OwnSessionKind;

  @Field(() => DateTimeScalar, { description: 'Time of login.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { description: 'Time of last use, accurate to five minutes.' })
  lastUsedAt!: Date;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: "When it expires if it is not used before then; for the drivers' app, when it ends.",
  })
  expiresAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'Network of the login, such as 203.0.113.0/24; null if not recorded.',
  })
  network!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Program and system of the login, such as Firefox on Linux, or the name of the device of the drivers' app; null if unknown.",
  })
  device!: string | null;

  @Field(() => String, { nullable: true, description: 'User agent as sent. At most 300 characters.' })
  userAgent!: string | null;

  @Field(() => Boolean, { description: 'True for the current session.' })
  isCurrent!: boolean;
}

@ObjectType('OwnToken', { simpleResolvers: true, description: 'A live token, which a password change revokes by default.' })
export class OwnTokenType {
  @Field(() => ID, { description: 'UUID of the token.' })
  id!: string;

  @Field(() => String, { description: 'Name of the token.' })
  name!: string;

  @Field(() => enumType(ownTokenKind), { description: 'On whose behalf it acts.' })
  kind!: OwnTokenKind;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Time of last use, accurate to the minute; null if never used.' })
  lastUsedAt!: Date | null;
}
