import { enumeration, type ValueOf } from '../../kernel/enumeration.js';

export const ownTokenKind = enumeration('OwnTokenKind', 'On whose behalf a token acts.', {
  api: 'Acts for a seller.',
  erp: 'Acts for the operator.',
});
export type OwnTokenKind = ValueOf<typeof ownTokenKind>;
