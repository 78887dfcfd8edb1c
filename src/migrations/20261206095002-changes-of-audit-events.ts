import { Migration } from '../platform/db/migration.js';

/** What an event changed, with the values before, so that the log says more than what was asked for. */
export class ChangesOfAuditEvents extends Migration {
  override up(): void {
    this.addSql('alter table "audit_event" add "changes" jsonb null');
  }
}
