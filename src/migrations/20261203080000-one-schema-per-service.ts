import { auditLimitSql } from '../modules/audit/index.js';
import { postingCountedByRowSql } from '../modules/ledger/index.js';
import { shipmentFoldedByRowSql } from '../modules/shipments/index.js';
import { Migration } from '../platform/db/migration.js';

/**
 * What Citus needs that has the schema on one of its nodes: no triggers that read a transition table, which cannot write a distributed table,
 * and none that depends on a setting of the transaction, which does not reach the node.
 */
export class OneSchemaPerService extends Migration {
  override up(): void {
    for (const statement of [...postingCountedByRowSql, ...shipmentFoldedByRowSql]) this.addSql(statement);
    this.addSql('create table "audit_limit" ("id" int not null, "before" timestamptz(3) not null, primary key ("id"))');
    this.addSql(auditLimitSql);
  }
}
