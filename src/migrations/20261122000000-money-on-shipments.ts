import { Migration } from '../platform/db/migration.js';

/** The money of a shipment as shown in lists, in addition to the ledger. */
export class MoneyOnShipments extends Migration {
  override up(): void {
    this.addSql(
      'alter table "shipment" add column "adjustment_status" text null, add column "adjustment_minor" bigint null, add column "cod_stage" text null',
    );
    this.addSql(
      `alter table "shipment" add constraint "shipment_adjustment_status_check" check ("adjustment_status" in ('unpaid', 'pending_approval', 'disputed', 'paid', 'deleted', 'void'))`,
    );
    this.addSql(
      `alter table "shipment" add constraint "shipment_cod_stage_check" check ("cod_stage" in ('collected', 'with_reception', 'with_accounts', 'deposited'))`,
    );
  }
}
