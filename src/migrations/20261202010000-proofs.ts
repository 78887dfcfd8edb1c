import { Migration } from '../platform/db/migration.js';

/** Proofs of what drivers did, delivery codes, the policies that ask for them, and text messages. */
export class Proofs extends Migration {
  override up(): void {
    this.addSql(
      'create table "delivery_code" ("task_id" uuid not null, "shipment_id" uuid not null, "code_hash" varchar(43) not null, "issued_at" timestamptz(3) not null, "expires_at" timestamptz(3) not null, "tries" int not null, "verified_at" timestamptz(3) null, "sent_to" varchar(200) not null, primary key ("task_id"))',
    );
    this.addSql(
      'create table "delivery_without_code" ("task_id" uuid not null, "driver_id" uuid not null, "reason" varchar(500) not null, "created_at" timestamptz(3) not null, primary key ("task_id"))',
    );
    this.addSql('create index "delivery_without_code_created" on "delivery_without_code" ("created_at", "task_id")');
    this.addSql(
      'create table "proof" ("id" uuid not null, "task_id" uuid not null, "kind" text not null, "sha256" varchar(64) null, "text" varchar(200) null, "content_type" varchar(40) null, "size" int null, "file_key" varchar(64) null, "lat" double precision null, "lng" double precision null, "device_time" timestamptz(3) null, "taken_at" timestamptz(3) not null, "received_at" timestamptz(3) null, "deleted_at" timestamptz(3) null, "created_at" timestamptz(3) not null, primary key ("id"))',
    );
    this.addSql('alter table "proof" add constraint "proof_file_key_unique" unique ("file_key")');
    this.addSql(`create unique index "proof_task_content" on "proof" ("task_id", "kind", coalesce("sha256", "text", ''))`);
    this.addSql(
      'create index "proof_missing" on "proof" ("created_at", "id") where "sha256" is not null and "received_at" is null and "deleted_at" is null',
    );
    this.addSql('create index "proof_kept" on "proof" ("created_at", "id") where "sha256" is not null and "deleted_at" is null');
    this.addSql(
      'create table "proof_policy" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "seller_id" uuid null, "service_code" varchar(40) null, "scan" boolean not null, "photo" boolean not null, "signature" boolean not null, "otp" text not null, "failure_photo" boolean not null, primary key ("id"))',
    );
    this.addSql(
      `create unique index "proof_policy_scope" on "proof_policy" (coalesce("seller_id", '00000000-0000-0000-0000-000000000000'), coalesce("service_code", ''))`,
    );
    this.addSql(
      'create table "text_message" ("id" uuid not null, "kind" varchar(60) not null, "recipient" varchar(40) not null, "sealed_text" bytea null, "status" text not null, "attempts" int not null, "last_error" varchar(500) null, "sent_at" timestamptz(3) null, "request_id" varchar(128) null, "created_at" timestamptz(3) not null, primary key ("id"))',
    );
    this.addSql(`create index "text_message_unsent" on "text_message" ("status", "created_at") where "status" <> 'sent'`);
    this.addSql(
      `alter table "proof" add constraint "proof_kind_check" check ("kind" in ('photo', 'signature', 'otp', 'scan', 'id_document'))`,
    );
    this.addSql(
      `alter table "proof_policy" add constraint "proof_policy_otp_check" check ("otp" in ('never', 'when_collecting_or_valuable', 'always'))`,
    );
    this.addSql(`alter table "text_message" add constraint "text_message_status_check" check ("status" in ('queued', 'sent', 'failed'))`);
  }
}
