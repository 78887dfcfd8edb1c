import { Migration } from '../platform/db/migration.js';

/** The carriers' price lists for the operator, beside the operator's price lists for sellers, and the resulting costs. */
export class CarrierCosts extends Migration {
  override up(): void {
    this.addSql(`alter table "rate_card" add column "purpose" text not null default 'sale'`);
    this.addSql(`alter table "rate_card" add constraint "rate_card_purpose_check" check ("purpose" in ('sale', 'cost'))`);
    this.addSql(
      'create table "shipment_cost" ("shipment_id" uuid not null, "rate_card_id" uuid null, "missing" varchar(40) null, "entry_id" uuid null, "amount_minor" bigint null, "currency" char(3) not null, "occurred_at" timestamptz(3) not null, primary key ("shipment_id"))',
    );
    this.addSql(
      'alter table "shipment_cost" add constraint "shipment_cost_known_or_missing" check ((missing is null) = (amount_minor is not null))',
    );
  }
}
