import { Migration } from '@mikro-orm/migrations';

/** Drafts of prices count their changes, so that two who edit the same one do not overwrite each other. */
export class DraftRevisions extends Migration {
  override up(): void {
    this.addSql('alter table "rate_card" add column "revision" int not null default 1');
  }
}
