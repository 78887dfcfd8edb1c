import { enumeration, type ValueOf } from '../../kernel/enumeration.js';

export const invitationKind = enumeration('InvitationKind', 'Kind of account that an invitation is for.', {
  seller: 'A seller who ships.',
  staff: 'A colleague who works for the operator.',
});
export type InvitationKind = ValueOf<typeof invitationKind>;
