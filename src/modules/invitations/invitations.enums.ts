import { enumeration, type ValueOf } from '../../kernel/enumeration.js';

export const invitationKind = enumeration('InvitationKind', 'What somebody is asked in as.', {
  seller: 'A seller who ships.',
  staff: 'A colleague who works for the operator.',
});
export type InvitationKind = ValueOf<typeof invitationKind>;
