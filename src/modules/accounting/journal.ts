import { sql } from 'kysely';
import { anyOf, statement, type Named } from '../../platform/db/statement.js';
import { postedAt } from '../ledger/index.js';
import { sellerNameSql } from '../sellers/index.js';
import { db } from './accounting.tables.js';

/** The entries of a page, without postings. */
export const entries = () =>
  db
    .selectFrom('journalEntry as e')
    .select(['e.id', 'e.type', 'e.sourceType', 'e.sourceId', 'e.description', 'e.occurredAt', 'e.reversesEntryId', postedAt.as('postedAt')])
    .select((eb) => eb.selectFrom('journalEntry as r').select('r.id').whereRef('r.reversesEntryId', '=', 'e.id').as('reversedByEntryId'));

/** The postings of entries, with human-readable names. */
export const findPostings = statement(($: Named<{ entryIds: readonly string[] }>) =>
  db
    .selectFrom('posting as p')
    .leftJoin('shipment as s', 's.id', 'p.shipmentId')
    .leftJoin('order as o', 'o.id', 'p.orderId')
    .leftJoin('seller as u', 'u.id', 'p.sellerId')
    .leftJoin('staff as w', 'w.id', 'p.workerId')
    .select(['p.id', 'p.entryId', 'p.line', 'p.seq', 'p.account', 'p.direction', 'p.amountMinor', 'p.currency', 'p.source'])
    .select(['p.sellerId', 'p.workerId', 'p.shipmentId', 'p.reference', 'p.description', 'p.balanceAfterMinor'])
    .select(['s.reference as shipmentReference', 'w.name as workerName', sql.raw<string | null>(sellerNameSql('u')).as('sellerName')])
    .select((eb) => eb.fn.coalesce('p.orderReference', 'o.orderReference').as('orderReference'))
    .where('p.entryId', '=', anyOf($.entryIds))
    .orderBy('p.entryId')
    .orderBy('p.line'),
);

export type EntryPosting = Awaited<ReturnType<typeof findPostings>>[number];
