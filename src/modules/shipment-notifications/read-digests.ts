import { sql as raw } from 'kysely';
import type { RunSql } from '../../platform/db/sql.js';
import { anyOf, now, rowsOf, statement, type Named, type RowOf } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { MAX_DIGEST_ROWS, type DigestRow, type DigestSection } from '../notifications/index.js';
import { mayWorkAnotherDay, reasonOf } from '../shipments/index.js';
import { factsOfShipments, type NoticeFacts } from './read-facts.js';
import { db } from './shipment-notifications.tables.js';

/** A digest that is due. */
export interface Claim {
  readonly sellerId: string;
  readonly day: string;
  readonly before: Date;
}

const claim = statement(($: Named<{ claims: readonly Claim[] }>) =>
  db
    .with('given', (q) =>
      q.selectFrom(rowsOf($.claims, { sellerId: 'uuid', day: 'date', before: 'timestamptz' }).as('g')).select(['sellerId', 'day', 'before']),
    )
    .with('claimed', (q) =>
      q
        .insertInto('sellerDigest')
        .columns(['sellerId', 'day', 'createdAt'])
        .expression(q.selectFrom('given').select(['sellerId', 'day', now.as('createdAt')]))
        .onConflict((conflict) => conflict.doNothing())
        .returning('sellerId'),
    )
    .with('taken', (q) =>
      q
        .updateTable('sellerDigestEntry as e')
        .from('claimed')
        .innerJoin('given', 'given.sellerId', 'claimed.sellerId')
        .set((eb) => ({ day: eb.ref('given.day') }))
        .whereRef('e.sellerId', '=', 'claimed.sellerId')
        .where('e.day', 'is', null)
        .whereRef('e.occurredAt', '<', 'given.before')
        .returning(['e.sellerId', 'e.shipmentId', 'e.transitionId', 'e.kind', 'e.occurredAt']),
    )
    .with('numbered', (q) =>
      q
        .selectFrom('taken')
        .selectAll()
        .select([
          raw<number>`(count(*) over (partition by seller_id, kind))::integer`.as('total'),
          raw<number>`(row_number() over (partition by seller_id, kind order by occurred_at desc))::integer`.as('place'),
        ]),
    )
    .selectFrom('numbered')
    .select(['sellerId', 'shipmentId', 'transitionId', 'kind', 'occurredAt', 'total'])
    .where('place', '<=', MAX_DIGEST_ROWS)
    .orderBy('sellerId')
    .orderBy('occurredAt', 'desc'),
);

type Entry = RowOf<typeof claim>;

const findReasons = statement(($: Named<{ ids: readonly string[] }>) =>
  db.selectFrom('timelineEntry').select(['id', 'reasonCode']).where('id', '=', anyOf($.ids)),
);

const countWarnings = statement(($: Named<{ ids: readonly string[] }>) =>
  db
    .selectFrom('order')
    .select((eb) => ['id', raw<number>`jsonb_array_length(${eb.ref('warnings')})`.as('count')])
    .where('id', '=', anyOf($.ids)),
);
