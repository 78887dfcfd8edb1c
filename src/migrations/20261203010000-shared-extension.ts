import { Migration } from '../platform/db/migration.js';

/**
 * A database has an extension once. Earlier releases made it in the schema of the first service, whose removal would take the indexes of the
 * others along. Without the permission it stays where it is.
 */
export class SharedExtension extends Migration {
  override up(): void {
    this.addSql(`
do $$
begin
  if exists (select from pg_extension where extname = 'pg_trgm' and extnamespace = current_schema()::regnamespace)
    and to_regnamespace('public') is not null
  then
    alter extension pg_trgm set schema public;
  end if;
exception when insufficient_privilege then
  raise notice 'The extension pg_trgm stays in the schema %.', current_schema();
end $$`);
  }
}
