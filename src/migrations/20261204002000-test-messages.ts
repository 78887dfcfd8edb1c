import { concurrentIndexSql } from '../platform/db/concurrent-index.sql.js';
import { Migration } from '../platform/db/migration.js';

/** Names the shop whose test clock the attempts of a message follow. */
export class TestMessages extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql('alter table "webhook_message" add column if not exists "test_shop_id" uuid null');
    const ofShops = { name: 'webhook_message_test', on: '"webhook_message" ("test_shop_id") where "test_shop_id" is not null' };
    for (const statement of concurrentIndexSql(ofShops)) this.addSql(statement);
  }
}
