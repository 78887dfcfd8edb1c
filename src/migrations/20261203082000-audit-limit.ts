import { auditLimitSql } from '../modules/audit/index.js';
import { Migration } from '../platform/db/migration.js';

/** Says in a row which audit events may be deleted: a setting of the transaction does not reach the nodes of Citus. */
export class AuditLimit extends Migration {
  override up(): void {
    this.addSql('create table "audit_limit" ("id" int not null, "before" timestamptz(3) not null, primary key ("id"))');
    this.addSql(auditLimitSql);
  }
}
