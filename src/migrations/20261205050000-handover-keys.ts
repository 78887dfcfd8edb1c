import { concurrentIndexSql } from '../platform/db/concurrent-index.sql.js';
import { Migration } from '../platform/db/migration.js';

/** A handover of cash that is sent twice with one key is recorded once. */
export class HandoverKeys extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql('alter table "cod_handover" add column if not exists "idempotency_key" varchar(200) null');
    const key = {
      name: 'cod_handover_key',
      unique: true,
      on: '"cod_handover" ("collection_id", "idempotency_key") where "idempotency_key" is not null',
    };
    for (const statement of concurrentIndexSql(key)) this.addSql(statement);
  }
}
