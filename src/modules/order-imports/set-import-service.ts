import pMap from 'p-map';
import { invalid, refuse, refuseFields } from '../../kernel/errors.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { TurnOfLoop } from '../../platform/files/turn-of-loop.js';
import type { Context } from '../../platform/work/context.js';
import { isUuid } from '../../platform/ids.js';
import { shopLoader } from '../shops/index.js';
import { MAX_PRICING_MS, PRICES_AT_ONCE } from './assess-orders.js';
import { tellChange } from './import-events.js';
import type { OrderImport, OrderImportRow } from './order-import.entity.js';
import { db } from './order-imports.tables.js';
import { lockOrderImport, readOrderImport } from './own-import.js';
import { priceContent, withService, type Assessment, type Prices } from './price-content.js';
import type { OrderImportServices } from './services.js';
import { namedContent, storedOrders } from './stored-orders.js';

/** A row with another problem has no order that could be priced. */
const OF_SERVICE: ReadonlySet<string> = new Set(['RATE_UNAVAILABLE', 'INVALID_CARRIER']);

interface Chosen {
  readonly id: string;
  /** All orders that are not placed if null. */
  readonly rowIds: readonly string[] | null;
  /** The cheapest service of each order if null. */
  readonly serviceCode: string | null;
}

/** Chooses the service of orders that are not placed, and prices them again. NOT_FOUND, UPDATE_FAILED while they are placed, RATE_LIMITED. */
export async function setImportService(context: Context<OrderImportServices>, chosen: Chosen): Promise<OrderImport> {
  const { actor, services } = context;
  const { id, rowIds, serviceCode } = chosen;
  const found = await readOrderImport(context, id);
  if (serviceCode !== null && !services.rateBook.current().services.has(serviceCode))
    throw refuseFields([invalid('serviceCode', 'serviceCode')]);
  refuseWhilePlacing(found);
  return services.importTurns.during(actor.sellerId ?? `${actor.type}:${actor.id}`, async () => {
    const rows = await rowsToPrice(context, found, rowIds);
    const priced = await priceRows(context, found, rows, serviceCode);
    return context.transact((tx) => save(tx, context, id, priced));
  });
}

function refuseWhilePlacing({ state }: OrderImport): void {
  if (state === 'placing') throw refuse('UPDATE_FAILED.ordersBeingPlaced');
}

const findUnplaced = statement(($: Named<{ importId: string }>) =>
  db
    .selectFrom('orderImportRow')
    .select(db.columns('orderImportRow'))
    .where('importId', '=', $.importId)
    .where('state', 'in', ['ready', 'problem', 'failed'])
    .orderBy('place'),
);

async function rowsToPrice({ sql }: Context, { id }: OrderImport, rowIds: readonly string[] | null): Promise<OrderImportRow[]> {
  const wanted = rowIds && new Set(rowIds.filter(isUuid).map((rowId) => rowId.toLowerCase()));
  const unplaced = await findUnplaced(sql, { importId: id });
  return unplaced.filter(
    (row) => (!wanted || wanted.has(row.id)) && (row.state !== 'problem' || row.problems.every(({ code }) => OF_SERVICE.has(code))),
  );
}

type PricedRow = Pick<OrderImportRow, 'id'> & Assessment;

async function priceRows(
  context: Context<OrderImportServices>,
  { shopId }: OrderImport,
  rows: readonly OrderImportRow[],
  serviceCode: string | null,
): Promise<PricedRow[]> {
  const shop = await context.load(shopLoader, shopId);
  if (!shop) throw refuse('NOT_FOUND.shop');
  const stored = await storedOrders(
    context.sql,
    shopId,
    rows.map(({ content }) => namedContent(content)),
  );
  const prices: Prices = { shop, known: () => undefined, until: performance.now() + MAX_PRICING_MS, quoted: new Map() };
  const turn = new TurnOfLoop();
  return pMap(
    rows,
    async (row) => {
      await turn.rest();
      const { id, line, parcel } = row;
      const content = withService(row.content, serviceCode);
      const warnings = (row.warnings ?? []).filter(({ ofFile }) => ofFile === true);
      return {
        id,
        ...(await priceContent(context, prices, {
          line,
          content,
          parcel,
          wantedService: null,
          warnings,
          number: stored.numberOf(namedContent(row.content)),
        })),
      };
    },
    { concurrency: PRICES_AT_ONCE },
  );
}

type Repriced = Pick<
  OrderImportRow,
  'id' | 'state' | 'content' | 'problems' | 'warnings' | 'serviceCode' | 'serviceName' | 'priceMinor' | 'collectMinor' | 'currency'
>;

const reprice = statement(($: Named<Repriced>) =>
  db
    .updateTable('orderImportRow')
    .set({
      state: $.state,
      content: $.content,
      problems: $.problems,
      warnings: $.warnings,
      serviceCode: $.serviceCode,
      serviceName: $.serviceName,
      priceMinor: $.priceMinor,
      collectMinor: $.collectMinor,
      currency: $.currency,
    })
    .where('id', '=', $.id)
    .where('state', 'in', ['ready', 'problem', 'failed']),
);

async function save(tx: Tx, { actor }: Context, id: string, rows: readonly PricedRow[]): Promise<OrderImport> {
  const found = await lockOrderImport(tx, actor, id);
  refuseWhilePlacing(found);
  for (const { problems, warnings, ...row } of rows) await reprice(tx.sql, { ...row, problems: [...problems], warnings: [...warnings] });
  await tellChange(tx, found);
  return found;
}
