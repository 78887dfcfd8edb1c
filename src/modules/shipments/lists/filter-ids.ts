import { sql } from 'kysely';
import { statement, type Named } from '../../../platform/db/statement.js';
import type { RunSql } from '../../../platform/db/sql.js';
import { isUuid, NO_ID } from '../../../platform/ids.js';
import type { ShopTables } from '../../shops/index.js';
import { db } from '../shipments.tables.js';

const findShop = statement(($: Named<{ domain: string }>) =>
  db
    .reading<ShopTables>()
    .selectFrom('shop')
    .select('id')
    .where(({ eb, fn }) => eb('domain', '=', fn<string>('lower', [$.domain]))),
);

/** Resolves a shop by domain or by id. */
export async function shopIdOf(on: RunSql, idOrDomain: string | null | undefined): Promise<string | null> {
  if (idOrDomain == null) return null;
  if (isUuid(idOrDomain)) return idOrDomain;
  return (await findShop.first(on, { domain: idOrDomain.trim() }))?.id ?? NO_ID;
}

const findServices = statement(($: Named<{ code: string }>) => {
  const services = sql<{ code: string }>`(
    select s.code from carrier_service s join carrier c on c.id = s.carrier_id where upper(${$.code}) in (upper(s.code), upper(c.code)))`;
  return db.selectFrom(services.as('services')).select('code').orderBy('code');
});

/** Resolves a carrier code to its services, or a service code to itself. */
export async function serviceCodesOf(on: RunSql, code: string | null | undefined): Promise<readonly string[] | null> {
  if (code == null) return null;
  const services = await findServices(on, { code: code.trim() });
  return services.length === 0 ? [code] : services.map((service) => service.code);
}
