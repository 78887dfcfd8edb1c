import { Migration as MikroMigration } from '@mikro-orm/migrations';
import { splitStatements } from './split-statements.js';

/** A migration. Its SQL is sent one statement at a time, because Citus passes a statement on to its nodes only when it is alone. */
export abstract class Migration extends MikroMigration {
  override addSql(sql: Parameters<MikroMigration['addSql']>[0]): void {
    if (typeof sql !== 'string') super.addSql(sql);
    else for (const statement of splitStatements(sql)) super.addSql(statement);
  }
}
