import { Migration } from '../platform/db/migration.js';

/** The person behind an id in `created_by_id` of a link: a staff member, or the creator of the ERP token. */
const INVITER = `coalesce((select s."id" from "staff" s where s."id" = l."created_by_id"), (select t."created_by_id" from "access_token" t where t."id" = l."created_by_id"))`;

/** Who made an account, invited its owner, or set its address or role. Starts with what invitations and sellers already say. */
export class AccountChanges extends Migration {
  override up(): void {
    this.addSql(
      `create table "account_change" ("id" uuid not null, "account_id" uuid not null, "by_id" uuid not null, "what" text not null, "created_at" timestamptz(3) not null, primary key ("id"))`,
    );
    this.addSql(
      `alter table "account_change" add constraint "account_change_what_check" check ("what" in ('made', 'invited', 'address', 'role'))`,
    );
    this.addSql(`create index "account_change_account" on "account_change" ("account_id", "created_at")`);
    this.addSql(
      `insert into "account_change" ("id", "account_id", "by_id", "what", "created_at")
       select gen_random_uuid(), i."account_id", i."by_id", 'invited', i."at"
         from (select l."account_id", ${INVITER} as "by_id", coalesce(l."used_at", l."created_at") as "at" from "account_link" l
                where l."purpose" in ('seller_invitation', 'staff_invitation')) i
        where i."by_id" is not null and i."by_id" <> i."account_id"`,
    );
    this.addSql(
      `insert into "account_change" ("id", "account_id", "by_id", "what", "created_at")
       select gen_random_uuid(), "id", "email_changed_by_id", 'address', "email_changed_at" from "seller"
        where "email_changed_by_id" is not null and "email_changed_at" is not null`,
    );
  }
}
