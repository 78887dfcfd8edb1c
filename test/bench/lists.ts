import { createHash, randomBytes } from 'node:crypto';
import { sellerListingFill } from '../../src/modules/sellers/index.js';
import { checkLedger, postingTallyFill } from '../../src/modules/ledger/index.js';
import { shipmentDayTallyFill, shipmentListFill } from '../../src/modules/shipments/index.js';
import { loadMarket } from '../support/market.js';
import type { Database, Ground } from './ground.js';
import { listCases, type ListCase } from './list-cases.js';
import type { LoadGenerator } from './load.js';
import type { Options } from './options.js';
import type { Sample } from './sample.js';
import { get } from './shot.js';
import type { Row } from './table.js';

const SMALL = 10_000;
const MAX_P95_MS = 200;
const MAX_GROWTH = 1.5;
/** There are some three hundred measurements; together they take less than ten minutes. */
const WARM_SECONDS = 0.4;
const MOST_SECONDS = 1.2;

/** Every list at its first page, in its middle and at its deepest page, with each filter and search, beside the same lists over ten thousand shipments. */
export async function measureLists(ground: Ground, load: LoadGenerator, options: Options): Promise<Row[]> {
  const small = await Market.open(ground, load, SMALL);
  const large = await Market.open(ground, load, options.rows);
  const rows: Row[] = [];
  for (const list of listCases) {
    const beside = await small.measure(list, 1, options);
    const first = await large.measure(list, 1, options);
    rows.push(rowOf(`${list.name}, first page`, first, beside));
    const pages = await large.pagesOf(list);
    for (const page of new Set([Math.ceil(pages / 2), pages]))
      if (page > 1) rows.push(rowOf(`${list.name}, page ${page.toLocaleString('en')}`, await large.measure(list, page, options)));
  }
  return rows;
}

const rowOf = (name: string, sample: Sample, beside?: Sample): Row => ({
  name,
  figure: `${sample.p95.toFixed(1)} ms`,
  sample,
  limit: beside ? `p50 ${beside.p50.toFixed(1)} ms` : `${MAX_P95_MS} ms`,
  ratio: beside ? sample.p50 / beside.p50 : sample.p95 / MAX_P95_MS,
  wanted: beside ? `<= ${MAX_GROWTH}, p95 <= ${MAX_P95_MS} ms` : '<= 1',
});

/** A service with a year of business in it. */
class Market {
  private constructor(
    private readonly port: number,
    private readonly headers: Readonly<Record<string, string>>,
    private readonly load: LoadGenerator,
  ) {}

  static async open(ground: Ground, load: LoadGenerator, shipments: number): Promise<Market> {
    const database = await ground.filledDatabase(`lists_${shipments}`, (empty) => fill(empty, shipments));
    const token = await addErpToken(database);
    const { port } = await ground.service(database, { ROLE: 'web', DEMO: '0' });
    return new Market(port, { Authorization: `Bearer ${token}` }, load);
  }

  async measure(list: ListCase, page: number, { seconds }: Options): Promise<Sample> {
    const pageOf = (query: string) => `${list.path}?${query}${query === '' ? '' : '&'}page=${page}`;
    const shots = list.queries.map((query) => get(page === 1 && !list.paged ? `${list.path}?${query}` : pageOf(query), this.headers));
    const target = this.load.at(list.name, { port: this.port, connections: 1, shots });
    await target.run(Math.min(WARM_SECONDS, seconds));
    return target.run(Math.min(MOST_SECONDS, seconds));
  }

  /** The deepest page; of a search with many terms there is none that they share. */
  async pagesOf({ path, queries, paged }: ListCase): Promise<number> {
    if (!paged || queries.length > 1) return 1;
    const answer = await fetch(`http://127.0.0.1:${this.port}${path}?${queries[0]}`, { headers: this.headers });
    const { pagination } = (await answer.json()) as { pagination: { totalPages: number } };
    return pagination.totalPages;
  }
}

/** Loads the business and proves that its books are right. */
async function fill({ sql }: Database, shipments: number): Promise<void> {
  const began = performance.now();
  const size = { shipments, sellers: Math.ceil(shipments / 20) };
  await loadMarket(sql, size, [...shipmentListFill, shipmentDayTallyFill, sellerListingFill, postingTallyFill], showProgress);
  const { ok, differences } = await checkLedger(sql, new Date());
  if (!ok) throw new Error(`The books that were loaded are wrong: ${JSON.stringify(differences.slice(0, 3))}`);
  const seconds = (performance.now() - began) / 1000;
  process.stderr.write(`\r  ${shipments.toLocaleString('en')} shipments and their books in ${seconds.toFixed(0)} s${' '.repeat(40)}\n`);
}

const BAR = 30;

function showProgress(what: string, done: number, total: number): void {
  const full = Math.round((done / total) * BAR);
  process.stderr.write(
    `\r  [${'#'.repeat(full)}${' '.repeat(BAR - full)}] ${done.toLocaleString('en')} of ${total.toLocaleString('en')} ${what}   `,
  );
}

async function addErpToken({ sql }: Database): Promise<string> {
  const token = `erp_${randomBytes(32).toString('base64url')}`;
  await sql(
    `insert into access_token (id, kind, hash, scopes, ip_allow_list, renewed_at, created_at) values (gen_random_uuid(), 'erp', $1, '["erp:*"]', '[]', now(), now())`,
    [createHash('sha256').update(token).digest()],
  );
  return token;
}
