import { Migration } from '../platform/db/migration.js';

/** Where drivers were, point by point, and where their runs are now. */
export class Positions extends Migration {
  override up(): void {
    this.addSql(
      `create table "position" ("run_id" uuid not null, "device_time" timestamptz(3) not null, "at" timestamptz(3) not null, "received_at" timestamptz(3) not null, "lat" double precision not null, "lng" double precision not null, "accuracy" real null, "speed" real null, "heading" real null, "problem" text null, "metres" int not null, primary key ("run_id", "device_time"))`,
    );
    this.addSql(
      `create table "position_latest" ("run_id" uuid not null, "driver_id" uuid not null, "hub_id" uuid null, "lat" double precision null, "lng" double precision null, "accuracy" real null, "at" timestamptz(3) null, "metres" int not null, "path" jsonb null, "clock_offset" int not null, "newest_device_time" timestamptz(3) null, "newest_at" timestamptz(3) null, "received_at" timestamptz(3) not null, "seq" bigint null, primary key ("run_id"))`,
    );
    this.addSql(`create index "position_received_at" on "position" ("received_at")`);
    this.addSql(`create index "position_latest_seq" on "position_latest" ("seq")`);
    this.addSql(`alter table "position" add constraint "position_problem_check" check ("problem" in ('inaccurate', 'jump'))`);
    this.addSql(`alter table position_latest set (fillfactor = 50)`);
  }
}
