import { ObjectType } from 'type-graphql';
import { Choice, Flag, Id, nullable, Text, When } from '../../platform/graphql/fields.js';
import { enumeration, type ValueOf } from '../../kernel/enumeration.js';

const ownTokenKind = enumeration('OwnTokenKind', 'On whose behalf a token acts.', {
  api: 'Acts for a seller.',
  erp: 'Acts for the operator.',
});
type OwnTokenKind = ValueOf<typeof ownTokenKind>;

const ownSessionKind = enumeration('OwnSessionKind', 'Where a session is used.', {
  account: 'In the console, on the command line or by a program.',
  driver_app: "In the drivers' app, on one device and for 14 hours.",
});
type OwnSessionKind = ValueOf<typeof ownSessionKind>;

@ObjectType('OwnSession', { description: 'A session of the calling account.' })
export class OwnSessionType {
  @Id('UUID of the session, for endSession.') id!: string;
  @Choice(ownSessionKind, 'Where it is used.') kind!: OwnSessionKind;
  @When('Time of login.') createdAt!: Date;
  @When('Time of last use, accurate to five minutes.') lastUsedAt!: Date;
  @When("When it expires if it is not used before then; for the drivers' app, when it ends.", nullable) expiresAt!: Date | null;
  @Text('Network of the login, such as 203.0.113.0/24; null if not recorded.', nullable) network!: string | null;

  @Text(
    "Program and system of the login, such as Firefox on Linux, or the name of the device of the drivers' app; null if unknown.",
    nullable,
  )
  device!: string | null;

  @Text('User agent as sent. At most 300 characters.', nullable) userAgent!: string | null;
  @Flag('True for the current session.') isCurrent!: boolean;
}

@ObjectType('OwnToken', { description: 'A live token, which a password change revokes by default.' })
export class OwnTokenType {
  @Id('UUID of the token.') id!: string;
  @Text('Name of the token.') name!: string;
  @Choice(ownTokenKind, 'On whose behalf it acts.') kind!: OwnTokenKind;
  @When('Time of last use, accurate to the minute; null if never used.', nullable) lastUsedAt!: Date | null;
}
