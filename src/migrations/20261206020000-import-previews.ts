import { Migration } from '../platform/db/migration.js';

/** What the preview of a file asks, warns of and collects, and the answers that a seller has given about its files. */
export class ImportPreviews extends Migration {
  override up(): void {
    this.addSql(
      'alter table "order_import" add column "questions" jsonb null, add column "answers" jsonb null, add column "services" jsonb null',
    );
    this.addSql(
      'alter table "order_import_row" add column "warnings" jsonb null, add column "parcel" jsonb null, add column "service_name" varchar(200) null, add column "wanted_service" varchar(200) null, add column "collect_minor" bigint null',
    );
    this.addSql(
      'create table "order_file_answer" ("seller_id" uuid not null, "kind" text not null, "value_key" varchar(200) not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "value" varchar(200) not null, "answer" varchar(200) not null, "answered_by" jsonb not null, primary key ("seller_id", "kind", "value_key"))',
    );
    this.addSql(
      `alter table "order_file_answer" add constraint "order_file_answer_kind_check" check ("kind" in ('decimal_mark', 'payment', 'order_status', 'service'))`,
    );
  }
}
