import type { RunSql } from '../../platform/db/sql.js';
import { statement, type Named } from '../../platform/db/statement.js';
import { loaderBy } from '../../platform/work/loader.js';
import type { CarrierManifestType, CarrierPickupType } from './booking.types.js';
import { db } from './bookings.tables.js';
import { countOpen } from './remove-carrier-account.js';
import { storedError } from './booking.js';

const LATEST = 30;

const findPickups = statement(($: Named<{ accountId: string }>) =>
  db
    .selectFrom('carrierPickup')
    .select(['id', 'date', 'status', 'confirmation', 'errorMessage', 'error'])
    .where('accountId', '=', $.accountId)
    .orderBy('createdAt', 'desc')
    .limit(LATEST),
);
const findManifests = statement(($: Named<{ accountId: string }>) =>
  db
    .selectFrom('carrierManifest')
    .select(['id', 'date', 'parcels', 'format', 'document', 'createdAt'])
    .select((eb) => eb.ref('manifestRef').$notNull().as('manifestRef'))
    .where('accountId', '=', $.accountId)
    .where('manifestRef', 'is not', null)
    .orderBy('createdAt', 'desc')
    .limit(LATEST),
);

interface OfAccount<Row> {
  readonly accountId: string;
  readonly rows: readonly Row[];
}

/** There are few accounts, so one statement for each is enough. */
const perAccount = <Row>(read: (sql: RunSql, values: { accountId: string }) => Promise<Row[]>) =>
  loaderBy<string, OfAccount<Row>>(
    (accountIds, { sql }) => Promise.all(accountIds.map(async (accountId) => ({ accountId, rows: await read(sql, { accountId }) }))),
    ({ accountId }) => accountId,
  );

export const pickupsLoader = perAccount<CarrierPickupType>(async (sql, values) =>
  (await findPickups(sql, values)).map((pickup) => ({ ...pickup, error: storedError(pickup, pickup.status) })),
);
export const manifestsLoader = perAccount<CarrierManifestType>(findManifests);

export const openBookings = (sql: RunSql, accountId: string): Promise<number> => countOpen.count(sql, { accountId });
