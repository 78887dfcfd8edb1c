import { Migration } from '../platform/db/migration.js';
import { auditSql } from '../modules/audit/index.js';

/** Who made a request for approval, what staff do, which driver has which parcel, and where payouts go. */
export class Control extends Migration {
  override up(): void {
    this.addSql('alter table "approval_request" add column "requested_with_id" uuid null, add column "requested_by_maker_id" uuid null');
    this.addSql('alter table "approval_request" drop constraint "approval_request_type_check"');
    this.addSql(
      `alter table "approval_request" add constraint "approval_request_type_check" check ("type" in ('wallet_adjustment', 'cod_reversal', 'manual_credit', 'payout', 'seller_terms', 'payout_account'))`,
    );
    this.auditEvents();
    this.assignments();
    this.payoutAccounts();
  }

  private auditEvents(): void {
    this.addSql(
      `create table "audit_event" ("id" uuid not null, "at" timestamptz(3) not null, "actor_type" varchar(20) not null, "actor_id" uuid null, "actor_name" varchar(255) null, "credential_id" uuid null, "credential_kind" varchar(20) null, "network" varchar(50) null, "action" varchar(60) not null, "subject_type" varchar(40) null, "subject_id" varchar(64) null, "seller_id" uuid null, "arguments" jsonb not null, "outcome" text not null, "code" varchar(60) null, "request_id" varchar(128) null, primary key ("id"))`,
    );
    this.addSql(`alter table "audit_event" add constraint "audit_event_outcome_check" check ("outcome" in ('ok', 'refused'))`);
    this.addSql('create index "audit_event_at" on "audit_event" ("at", "id")');
    this.addSql('create index "audit_event_action" on "audit_event" ("action", "at", "id")');
    for (const column of ['actor_id', 'subject_id', 'seller_id'])
      this.addSql(`create index "audit_event_${column}" on "audit_event" ("${column}", "at", "id") where "${column}" is not null`);
    for (const statement of auditSql) this.addSql(statement);
  }

  private assignments(): void {
    this.addSql(
      `create table "shipment_assignment" ("id" uuid not null, "shipment_id" uuid not null, "driver_id" uuid not null, "kind" text not null, "by_type" varchar(20) not null, "by_id" uuid null, "started_at" timestamptz(3) not null, "ended_at" timestamptz(3) null, "ended_by_type" varchar(20) null, "ended_by_id" uuid null, "request_id" varchar(128) null, primary key ("id"))`,
    );
    this.addSql(
      `alter table "shipment_assignment" add constraint "shipment_assignment_kind_check" check ("kind" in ('assigned', 'scanned'))`,
    );
    this.addSql(`create unique index "shipment_assignment_current" on "shipment_assignment" ("shipment_id") where "ended_at" is null`);
    this.addSql(`create index "shipment_assignment_driver" on "shipment_assignment" ("driver_id", "shipment_id") where "ended_at" is null`);
    this.addSql('create index "shipment_assignment_history" on "shipment_assignment" ("shipment_id", "started_at")');
    // Parcels that a driver holds when the service is upgraded stay with that driver.
    this.addSql(
      `insert into "shipment_assignment" ("id", "shipment_id", "driver_id", "kind", "by_type", "by_id", "started_at")
       select gen_random_uuid(), s.id, d.id, 'assigned', 'system', null, now()
         from shipment s
         join lateral (select actor_type, actor_id from timeline_entry where shipment_id = s.id and applied order by seq desc limit 1) e on true
         join staff d on d.id::text = e.actor_id and d.role = 'driver'
        where e.actor_type = 'driver' and s.status in ('pickup', 'in_transit_pickup', 'picked_up', 'in_transit', 'not_collected', 'failed', 'return_to_sender')`,
    );
  }

  private payoutAccounts(): void {
    this.addSql(
      `create table "payout_account" ("id" uuid not null, "seller_id" uuid not null, "currency" char(3) not null, "version" int not null, "holder" varchar(100) not null, "sealed_number" bytea not null, "last_digits" varchar(4) not null, "is_iban" boolean not null, "bank_code" varchar(20) null, "bank_name" varchar(100) not null, "country" char(2) not null, "status" text not null, "entered_by_type" varchar(20) not null, "entered_by_id" uuid null, "approval_request_id" uuid null, "verified_at" timestamptz(3) null, "replaced_at" timestamptz(3) null, "created_at" timestamptz(3) not null, primary key ("id"))`,
    );
    this.addSql(
      `alter table "payout_account" add constraint "payout_account_status_check" check ("status" in ('unverified', 'verified', 'rejected', 'replaced'))`,
    );
    this.addSql('alter table "payout_account" add constraint "payout_account_version" unique ("seller_id", "currency", "version")');
    this.addSql(`create unique index "payout_account_current" on "payout_account" ("seller_id", "currency") where "status" <> 'replaced'`);
  }
}
