import { Migration } from '../platform/db/migration.js';

/** Customs details of a product, and the label paper size of each user. */
export class Labels extends Migration {
  override up(): void {
    this.addSql(`alter table "order_line" add column "hs_code" varchar(16) null, add column "origin_country" varchar(2) null`);
    this.addSql(
      `create table "label_preference" ("subject_id" uuid not null, "size" text check ("size" in ('a4', 'a6', '4x6')) not null, "updated_at" timestamptz(3) not null, primary key ("subject_id"))`,
    );
  }
}
