import { Migration } from '../platform/db/migration.js';

/** Sessions of the drivers' app, bound to a device. */
export class DriverSessions extends Migration {
  override up(): void {
    this.addSql('alter table "access_token" add column "device_hash" bytea null');
    this.addSql('alter table "access_token" drop constraint "access_token_kind_check"');
    this.addSql(
      `alter table "access_token" add constraint "access_token_kind_check" check ("kind" in ('shop', 'api', 'erp', 'seller_session', 'staff_session', 'driver_session'))`,
    );
  }
}
