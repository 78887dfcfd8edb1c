import { Migration } from '../platform/db/migration.js';

/** Shops in test mode, each with its own clock, and their shipments. */
export class TestMode extends Migration {
  override up(): void {
    this.addSql(`alter table "shop"
      add column "mode" text not null default 'live' constraint "shop_mode_check" check ("mode" in ('live', 'test')),
      add column "clock_ahead_ms" double precision not null default 0,
      add column "clock_target" timestamptz(3) null`);
  }
}
