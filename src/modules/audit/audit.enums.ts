import { enumeration, type ValueOf } from '../../kernel/enumeration.js';

export const auditOutcome = enumeration('AuditOutcome', 'Outcome of an attempt.', {
  ok: 'Succeeded.',
  refused: 'Refused; `code` states the reason.',
});
export type AuditOutcome = ValueOf<typeof auditOutcome>;
