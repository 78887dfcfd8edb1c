import { Migration } from '../platform/db/migration.js';

/** Drivers, hubs, runs with their stops, and tasks. Tasks of parcels that are on their way already are opened by a job. */
export class Fleet extends Migration {
  override up(): void {
    this.addSql(
      'create table "driver" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "staff_id" uuid not null, "vehicle" varchar(60) null, "capacity_grams" int null, "capacity_ml" int null, "capacity_parcels" int null, "hub_id" uuid null, "phone" varchar(30) null, "languages" jsonb not null, "active" boolean not null, primary key ("id"))',
    );
    this.addSql('alter table "driver" add constraint "driver_staff_id_unique" unique ("staff_id")');
    this.addSql(
      'create table "driver_event" ("id" uuid not null, "driver_id" uuid not null, "client_event_id" varchar(64) not null, "kind" varchar(10) not null, "run_id" uuid null, "task_id" uuid null, "stop_id" uuid null, "device_time" timestamptz(3) null, "received_at" timestamptz(3) not null, "refusal_code" varchar(40) null, "refusal_message" varchar(500) null, "report" jsonb null, "resolved_at" timestamptz(3) null, "resolved_by_id" uuid null, "resolution" varchar(500) null, primary key ("id"))',
    );
    this.addSql('create index "driver_event_run" on "driver_event" ("run_id", "received_at")');
    this.addSql(
      'create index "driver_event_refused" on "driver_event" ("received_at", "id") where "refusal_code" is not null and "resolved_at" is null',
    );
    this.addSql('alter table "driver_event" add constraint "driver_event_once" unique ("driver_id", "client_event_id")');
    this.addSql(
      'create table "hub" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "code" varchar(20) not null, "name" varchar(100) not null, "address" varchar(500) null, "city" varchar(100) null, "country_code" char(2) null, "lat" double precision null, "lng" double precision null, "time_zone" varchar(60) not null, "phone" varchar(30) null, "active" boolean not null, primary key ("id"))',
    );
    this.addSql('alter table "hub" add constraint "hub_code_unique" unique ("code")');
    this.addSql(
      'create table "run" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "short_id" varchar(9) not null, "driver_id" uuid not null, "hub_id" uuid null, "day" date not null, "time_zone" varchar(60) not null, "vehicle" varchar(60) null, "state" text not null, "start_lat" double precision null, "start_lng" double precision null, "end_lat" double precision null, "end_lng" double precision null, "float_minor" bigint null, "float_currency" char(3) null, "planned_metres" int null, "planned_seconds" int null, "metres" int not null, "started_at" timestamptz(3) null, "finished_at" timestamptz(3) null, "expected" jsonb null, "counted" jsonb null, "left_behind" jsonb not null, "revision" int not null, primary key ("id"))',
    );
    this.addSql('alter table "run" add constraint "run_short_id_unique" unique ("short_id")');
    this.addSql('create unique index "run_open" on "run" ("driver_id", "day") where "state" <> \'finished\'');
    this.addSql('create index "run_day" on "run" ("day", "id")');
    this.addSql('create index "run_driver_day" on "run" ("driver_id", "day", "id")');
    this.addSql('create index "run_hub_day" on "run" ("hub_id", "day", "id")');
    this.addSql(
      'create table "stop" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "run_id" uuid not null, "sequence" int not null, "place_key" varchar(64) not null, "lat" double precision null, "lng" double precision null, "window_from" timestamptz(3) null, "window_to" timestamptz(3) null, "planned_at" timestamptz(3) null, "eta" timestamptz(3) null, "locked" boolean not null, "begun_at" timestamptz(3) null, "arrived_at" timestamptz(3) null, "completed_at" timestamptz(3) null, primary key ("id"))',
    );
    this.addSql('create index "stop_run" on "stop" ("run_id", "sequence")');
    this.addSql(
      'create table "task" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "short_id" varchar(13) not null, "shipment_id" uuid not null, "seller_id" uuid not null, "kind" text not null, "state" text not null, "run_id" uuid null, "stop_id" uuid null, "driver_id" uuid null, "place_key" varchar(64) not null, "lat" double precision null, "lng" double precision null, "window_from" timestamptz(3) null, "window_to" timestamptz(3) null, "grams" int not null, "ml" int not null, "note" varchar(500) null, "loaded_at" timestamptz(3) null, "begun_at" timestamptz(3) null, "metres_before" int null, "arrived_at" timestamptz(3) null, "ended_at" timestamptz(3) null, "reason_code" varchar(40) null, "notes" varchar(2000) null, "metres" int null, "seconds" int null, "end_lat" double precision null, "end_lng" double precision null, primary key ("id"))',
    );
    this.addSql('alter table "task" add constraint "task_short_id_unique" unique ("short_id")');
    this.addSql('create unique index "task_open" on "task" ("shipment_id") where "state" in (\'assigned\', \'en_route\', \'arrived\')');
    this.addSql(
      'create index "task_pool" on "task" ("created_at", "id") where "run_id" is null and "state" in (\'assigned\', \'en_route\', \'arrived\')',
    );
    this.addSql('create index "task_run" on "task" ("run_id", "stop_id")');
    this.addSql('create index "task_shipment" on "task" ("shipment_id", "created_at", "id")');
    this.addSql('create index "task_created" on "task" ("created_at", "id")');
    this.addSql('alter table "run" add constraint "run_state_check" check ("state" in (\'planned\', \'started\', \'finished\'))');
    this.addSql('alter table "task" add constraint "task_kind_check" check ("kind" in (\'pickup\', \'deliver\', \'return\'))');
    this.addSql(
      "alter table \"task\" add constraint \"task_state_check\" check (\"state\" in ('assigned', 'en_route', 'arrived', 'completed', 'failed', 'skipped'))",
    );
  }
}
