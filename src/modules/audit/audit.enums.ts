import { enumeration, type ValueOf } from '../../kernel/enumeration.js';

export const auditOutcome = enumeration('AuditOutcome', 'What became of an attempt.', {
  ok: 'It was done.',
  refused: 'It was refused; `code` says why.',
});
export type AuditOutcome = ValueOf<typeof auditOutcome>;
