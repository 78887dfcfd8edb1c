import { enumeration, type ValueOf } from '../../kernel/enumeration.js';

export const ownTokenKind = enumeration('OwnTokenKind', 'What a token acts for.', {
  api: 'For a seller.',
  erp: 'For the operator.',
});
export type OwnTokenKind = ValueOf<typeof ownTokenKind>;
