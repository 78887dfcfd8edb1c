import { Migration } from '../platform/db/migration.js';

/** Keeps which sentence of its code a refusal was, and the values in it: of reports of devices, and of requests of stores. Earlier ones have none. */
export class VariantsOfRefusals extends Migration {
  override up(): void {
    this.addSql('alter table "driver_event" add column "refusal_variant" varchar(60) null, add column "refusal_params" jsonb null');
    this.addSql('alter table "shop_request" add column "variant" varchar(60) null, add column "params" jsonb null');
  }
}
