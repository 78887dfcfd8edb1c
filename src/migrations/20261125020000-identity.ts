import { Migration } from '../platform/db/migration.js';

/** Mailed links of every purpose in one table, second factors, the origin of sessions and tokens, and no tokens in sent mails. */
export class Identity extends Migration {
  override up(): void {
    this
      .addSql(`create table "account_link" ("id" uuid not null, "purpose" text not null, "account_id" uuid not null, "hash" bytea not null, "expires_at" timestamptz(3) not null,
      "used_at" timestamptz(3) null, "ended_at" timestamptz(3) null, "created_by_id" uuid null, "created_at" timestamptz(3) not null, primary key ("id"))`);
    this.addSql('create index "account_link_account_id_index" on "account_link" ("account_id")');
    this.addSql('alter table "account_link" add constraint "account_link_hash_unique" unique ("hash")');
    this.addSql(
      `alter table "account_link" add constraint "account_link_purpose_check" check ("purpose" in ('seller_invitation', 'staff_invitation', 'password_reset'))`,
    );
    // Ends open invitations that were mailed to an address other than the account's current one: they are in the wrong mailbox.
    this.addSql(`
      insert into "account_link" ("id", "purpose", "account_id", "hash", "expires_at", "used_at", "ended_at", "created_by_id", "created_at")
      select i."id", 'seller_invitation', i."seller_id", i."hash", i."expires_at", i."accepted_at",
             case when i."accepted_at" is null and not exists (
               select 1 from "mail" m where m."kind" = 'seller_invited' and m."recipient" = s."email"
                  and m."created_at" between i."created_at" - interval '1 second' and i."created_at" + interval '1 minute') then now() end,
             i."created_by_id", i."created_at"
        from "seller_invitation" i left join "seller" s on s."id" = i."seller_id"`);
    this.addSql('drop table "seller_invitation"');

    this
      .addSql(`create table "two_factor" ("account_id" uuid not null, "secret" bytea null, "confirmed_at" timestamptz(3) null, "last_step" int null,
      "pending_secret" bytea null, "created_at" timestamptz(3) not null, primary key ("account_id"))`);
    this
      .addSql(`create table "recovery_code" ("id" uuid not null, "account_id" uuid not null, "hash" text not null, "used_at" timestamptz(3) null,
      "created_at" timestamptz(3) not null, primary key ("id"))`);
    this.addSql('create index "recovery_code_account_id_index" on "recovery_code" ("account_id")');

    this.addSql(
      'alter table "access_token" add column "parent_id" uuid null, add column "ip" varchar(45) null, add column "user_agent" varchar(300) null',
    );
    this.addSql('create index "access_token_parent_id_index" on "access_token" ("parent_id")');
    // Earlier, programs could create tokens. If no session was live and only one token could have created it, that one becomes its parent.
    this.addSql(`
      update "access_token" child set "parent_id" = makers."id"
        from (select c."id" as child_id, min(m."id"::text)::uuid as "id"
                from "access_token" c join "access_token" m on m."kind" = 'api' and m."subject_id" = c."subject_id" and m."id" <> c."id"
                 and m."scopes" = '[]'::jsonb and m."created_at" < c."created_at" and coalesce(m."revoked_at", 'infinity') >= c."created_at"
                 and coalesce(m."expires_at", 'infinity') >= c."created_at"
               where c."kind" = 'api' and not exists (
                 select 1 from "access_token" s where s."kind" = 'seller_session' and s."subject_id" = c."subject_id" and s."created_at" <= c."created_at"
                    and coalesce(s."revoked_at", 'infinity') >= c."created_at" and coalesce(s."expires_at", 'infinity') >= c."created_at")
               group by c."id" having count(*) = 1) makers
       where child."id" = makers.child_id`);

    this.addSql('alter table "mail" add column "secret" bytea null');
    this.addSql(`
      update "mail" set "text_body" = regexp_replace("text_body", 'inv_[A-Za-z0-9_-]{43}', 'inv_', 'g'),
                        "html_body" = regexp_replace("html_body", 'inv_[A-Za-z0-9_-]{43}', 'inv_', 'g')
       where "kind" = 'seller_invited' and "status" <> 'queued'`);
  }
}
