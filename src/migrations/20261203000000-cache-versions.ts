import { Migration } from '../platform/db/migration.js';
import { cacheNewsFunctionSql } from '../platform/cache/cache-news.sql.js';

/** Versions of what processes keep in memory, so that a change is seen without notifications too. */
export class CacheVersions extends Migration {
  override up(): void {
    this.addSql('create table "cache_version" ("topic" varchar(50) not null, "version" bigint not null, primary key ("topic"))');
    this.addSql(cacheNewsFunctionSql('rate_book'));
    this.addSql(cacheNewsFunctionSql('carrier_accounts'));
  }
}
