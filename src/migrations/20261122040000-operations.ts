import { Migration } from '../platform/db/migration.js';

/** The operator's manual work: notes with files, retries, pickup confirmations, and who requested them. */
export class Operations extends Migration {
  override up(): void {
    this.addSql(
      'create table "note_attachment" ("id" uuid not null, "note_id" uuid not null, "place" int not null, "file_name" varchar(255) not null, "content_type" varchar(100) not null, "size" int not null, "stored_as" varchar(64) not null, "created_at" timestamptz(3) not null, primary key ("id"))',
    );
    this.addSql('alter table "note_attachment" add constraint "note_attachment_stored_as_unique" unique ("stored_as")');
    this.addSql('alter table "note_attachment" add constraint "note_attachment_note_place" unique ("note_id", "place")');
    this.addSql(
      'create table "operator_action" ("id" uuid not null, "shipment_id" uuid not null, "action" varchar(30) not null, "operator_email" varchar(255) null, "reason" varchar(500) null, "actor_type" varchar(20) not null, "actor_id" varchar(40) null, "request_id" varchar(128) null, "created_at" timestamptz(3) not null, primary key ("id"))',
    );
    this.addSql('create index "operator_action_shipment" on "operator_action" ("shipment_id", "created_at", "id")');
    this.addSql(
      'create table "pickup_confirmation" ("id" uuid not null, "task_id" uuid not null, "shipment_id" uuid not null, "status" text not null, "international" boolean not null, "picked_up_at" timestamptz(3) not null, "confirmed_by_id" uuid null, "confirmed_at" timestamptz(3) null, "notes" varchar(2000) null, "dropoff_short_id" varchar(13) null, "search_text" text not null, "grams" text[] not null, primary key ("id"))',
    );
    this.addSql('create index "pickup_confirmation_shipment" on "pickup_confirmation" ("shipment_id")');
    this.addSql('create index "pickup_confirmation_confirmer" on "pickup_confirmation" ("confirmed_by_id", "task_id")');
    this.addSql(
      `create index "pickup_confirmation_waiting" on "pickup_confirmation" ("picked_up_at", "id") where "status" = 'pending_confirmation'`,
    );
    this.addSql('create index "pickup_confirmation_grams" on "pickup_confirmation" using gin ("grams")');
    this.addSql('alter table "pickup_confirmation" add constraint "pickup_confirmation_parcel" unique ("task_id", "shipment_id")');
    this.addSql(
      'create table "pickup_task" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "short_id" varchar(9) not null, "worker_type" varchar(20) not null, "worker_id" varchar(40) not null, "seller_id" uuid not null, "day" date not null, "completed_at" timestamptz(3) not null, "pending_confirmation_count" int not null default 0, "confirmed_count" int not null default 0, "not_collected_count" int not null default 0, "auto_confirmed_count" int not null default 0, primary key ("id"))',
    );
    this.addSql('alter table "pickup_task" add constraint "pickup_task_short_id_unique" unique ("short_id")');
    this.addSql('create index "pickup_task_created" on "pickup_task" ("created_at", "id")');
    this.addSql('create index "pickup_task_seller_created" on "pickup_task" ("seller_id", "created_at", "id")');
    this.addSql(
      'create index "pickup_task_pending_confirmation" on "pickup_task" ("created_at", "id") where "pending_confirmation_count" > 0',
    );
    this.addSql('create index "pickup_task_confirmed" on "pickup_task" ("created_at", "id") where "confirmed_count" > 0');
    this.addSql('create index "pickup_task_not_collected" on "pickup_task" ("created_at", "id") where "not_collected_count" > 0');
    this.addSql('create index "pickup_task_auto_confirmed" on "pickup_task" ("created_at", "id") where "auto_confirmed_count" > 0');
    this.addSql('alter table "pickup_task" add constraint "pickup_task_round" unique ("worker_type", "worker_id", "seller_id", "day")');
    this.addSql(
      'create table "shipment_retry" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "shipment_id" uuid not null, "action" text not null, "status" text not null, "scheduled_date" date null, "slot_from" varchar(5) null, "slot_to" varchar(5) null, "phone" varchar(30) null, "reason" varchar(500) null, "attempt" int null, "failure" varchar(40) null, "requested_by_type" varchar(20) not null, "requested_by_id" varchar(40) null, primary key ("id"))',
    );
    this.addSql('create index "shipment_retry_shipment" on "shipment_retry" ("shipment_id", "created_at", "id")');
    this.addSql(`create index "shipment_retry_due" on "shipment_retry" ("scheduled_date", "id") where "status" = 'pending'`);
    this.addSql(`create unique index "shipment_retry_pending" on "shipment_retry" ("shipment_id") where "status" = 'pending'`);
    this.addSql(`create index "shipment_on_hold" on "shipment" ("status_at", "id") where "status" = 'on_hold'`);
    this.addSql('alter table "shipment_note" add "author_name" varchar(255) null');
    this.addSql(
      `alter table "pickup_confirmation" add constraint "pickup_confirmation_status_check" check ("status" in ('pending_confirmation', 'confirmed', 'not_collected', 'auto_confirmed'))`,
    );
    this.addSql(
      `alter table "shipment_retry" add constraint "shipment_retry_action_check" check ("action" in ('retry_pickup', 'redeliver', 'return_to_sender'))`,
    );
    this.addSql(
      `alter table "shipment_retry" add constraint "shipment_retry_status_check" check ("status" in ('pending', 'done', 'cancelled', 'superseded', 'failed'))`,
    );
  }
}
