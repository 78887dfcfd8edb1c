import type { AuditTrail } from './audit-trail.js';

/** What this module needs of the composition. */
export interface AuditServices {
  readonly audit: AuditTrail;
}
