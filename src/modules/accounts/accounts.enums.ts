import { enumeration, type ValueOf } from '../../kernel/enumeration.js';

export const ownTokenKind = enumeration('OwnTokenKind', 'On whose behalf a token acts.', {
  api: 'Acts for a seller.',
  erp: 'Acts for the operator.',
});
export type OwnTokenKind = ValueOf<typeof ownTokenKind>;

export const ownSessionKind = enumeration('OwnSessionKind', 'Where a session is used.', {
  account: 'In the console, on the command line or by a program.',
  driver_app: "In the drivers' app, on one device and for 14 hours.",
});
export type OwnSessionKind = ValueOf<typeof ownSessionKind>;
