import { createHash, randomBytes } from 'node:crypto';
import { sellerListingFill } from '../../src/modules/sellers/index.js';
import { shipmentDayTallyFill, shipmentListFill } from '../../src/modules/shipments/index.js';
import { loadMarket } from '../support/market.js';
import { FIGURES, FIGURES_BY_HAND } from './figures.js';
import type { Database, Ground } from './ground.js';
import type { LoadGenerator } from './load.js';
import type { Options } from './options.js';
import { sampleOf, type Sample } from './sample.js';
import { post } from './shot.js';
import type { Row } from './table.js';

const SHIPMENTS = 50;
const MAX_P95_MS = 200;

/** The queries that the console sends when it opens. */
const BOARD = `{ opsBoard { statuses { status count } openApprovals { count amounts { amount currency } } failedPickups { count } holds { count }
  unpaidAdjustments { count amounts { amount currency } } cashInHand { count amounts { amount currency } } failingWebhooks { count }
  shipments(first: ${SHIPMENTS}) { nodes { id reference status type receiverName destinationCity codStage actualRate { amount currency }
    lastEvent { to trigger occurredAt actorType } order { orderNumber orderReference shopDomain total { amount currency } collectionAmount { amount } }
    allowedTransitions { edge to trigger } } } } }`;

/** The same rows by hand: what PostgreSQL needs for them, and the driver to read them, and nothing else. */
const BY_HAND = [
  `select status, sum(amount) from shipment_tally group by status`,
  `select 'approvals' as what, currency, count(*), sum(amount_minor) from approval_request where status = 'pending' group by 2
   union all select 'adjustments', currency, count(*), sum(amount_minor) from adjustment_invoice where status = 'unpaid' group by 2
   union all select 'cash', currency, count(*), sum(remaining_minor) from cod_collection where reversed_at is null and stage <> 'deposited' and method = 'cash' group by 2
   union all select 'webhooks', null, count(*), null from webhook_endpoint where deleted_at is null and (failing_since is not null or disabled_reason is not null)`,
  `select s.*, o.order_number, o.order_reference, o.shop_domain, o.total_minor, o.collection_minor, e.to_status, e.trigger, e.occurred_at, e.actor_type
   from (select * from shipment where status <> all('{delivered,cancelled}') order by updated_at desc, id desc limit ${SHIPMENTS}) s
   join "order" o on o.id = s.order_id
   cross join lateral (select * from timeline_entry where shipment_id = s.id order by seq desc limit 1) e`,
];

interface Case {
  readonly name: string;
  readonly query: string;
  readonly byHand: readonly string[];
}

/**
 * The operator's board and its charts over a year of business, one after another, beside hand-written queries for the same rows on the same
 * database.
 */
export async function measureBoard(ground: Ground, load: LoadGenerator, { rows, seconds }: Options): Promise<Row[]> {
  const database = await ground.filledDatabase(`board_${rows}`, ({ sql }) =>
    loadMarket(sql, { shipments: rows, sellers: Math.ceil(rows / 20) }, [...shipmentListFill, shipmentDayTallyFill, sellerListingFill]),
  );
  const token = await addErpToken(database);
  const { port } = await ground.service(database, { ROLE: 'web', DEMO: '0' });
  const of = `of ${rows.toLocaleString('en')} shipments`;
  const cases: readonly Case[] = [
    { name: `opsBoard with ${SHIPMENTS} ${of}`, query: BOARD, byHand: BY_HAND },
    { name: `shipmentFigures of 30 days ${of}: 6 statements`, query: FIGURES, byHand: FIGURES_BY_HAND },
  ];
  const table: Row[] = [];
  for (const { name, query, byHand } of cases) {
    const shots = [post('/graphql', { query }, { Authorization: `Bearer ${token}` })];
    const target = load.at('board', { port, connections: 1, shots });
    await target.run(Math.min(1, seconds));
    const hand = await handRead(database, byHand, seconds);
    const sample = await target.run(seconds);
    table.push(
      { name: `The same by hand: ${byHand.length} statements`, figure: `${hand.p50.toFixed(1)} ms`, sample: hand },
      {
        name,
        figure: `${sample.p50.toFixed(1)} ms`,
        sample,
        limit: `p95 ${MAX_P95_MS} ms`,
        ratio: sample.p95 / MAX_P95_MS,
        wanted: '<= 1',
      },
    );
  }
  return table;
}

async function handRead({ sql }: Database, texts: readonly string[], seconds: number): Promise<Sample> {
  const latencies: number[] = [];
  const started = performance.now();
  while (performance.now() - started < seconds * 1_000) {
    const began = performance.now();
    for (const text of texts) await sql(text);
    latencies.push(performance.now() - began);
  }
  return sampleOf(latencies, performance.now() - started);
}

async function addErpToken({ sql }: Database): Promise<string> {
  const token = `erp_${randomBytes(32).toString('base64url')}`;
  await sql(
    `insert into access_token (id, kind, hash, scopes, ip_allow_list, renewed_at, created_at) values (gen_random_uuid(), 'erp', $1, '["erp:*"]', '[]', now(), now())`,
    [createHash('sha256').update(token).digest()],
  );
  return token;
}
