import { Migration } from '../platform/db/migration.js';

/** Sellers' branding towards shoppers, the language of an order, and the mails sent to shoppers. Disabled for every existing seller. */
export class BrandingAndShopperMails extends Migration {
  override up(): void {
    this.addSql(
      `create table "seller_branding" ("seller_id" uuid not null, "brand_name" varchar(60) null, "support_email" varchar(255) null, "support_phone" varchar(30) null, "support_url" varchar(500) null, "shopper_mails" boolean not null default false, "mail_language" text null, "updated_at" timestamptz(3) not null, primary key ("seller_id"))`,
    );
    this.addSql(
      `alter table "seller_branding" add constraint "seller_branding_mail_language_check" check ("mail_language" in ('en', 'ar'))`,
    );
    this.addSql(
      `create table "seller_logo" ("seller_id" uuid not null, "hash" char(64) not null, "content_type" text not null, "width" int not null, "height" int not null, "content" bytea not null, "updated_at" timestamptz(3) not null, primary key ("seller_id"))`,
    );
    this.addSql(
      `alter table "seller_logo" add constraint "seller_logo_content_type_check" check ("content_type" in ('image/png', 'image/jpeg'))`,
    );
    this.addSql(`create index "seller_logo_hash" on "seller_logo" ("hash")`);
    this.addSql(
      `create table "shopper_notice" ("shipment_id" uuid not null, "fact" text not null, "occasion" varchar(36) not null, "created_at" timestamptz(3) not null, primary key ("shipment_id", "fact", "occasion"))`,
    );
    this.addSql(
      `alter table "shopper_notice" add constraint "shopper_notice_fact_check" check ("fact" in ('on_its_way', 'out_for_delivery', 'attempt_failed', 'failed', 'returning', 'delivered'))`,
    );
    this.addSql(`alter table "order" add column "locale" varchar(35) null`);
    this.addSql(
      `alter table "mail" add column "sender_name" text null, add column "reply_to" text null, add column "logo_seller_id" uuid null`,
    );
    this.addSql(`alter table "mail" drop constraint "mail_audience_check"`);
    this.addSql(`alter table "mail" add constraint "mail_audience_check" check ("audience" in ('operations', 'seller', 'shopper'))`);
  }
}
