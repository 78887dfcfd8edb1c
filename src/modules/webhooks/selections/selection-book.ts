import { Actor } from '../../../kernel/actor.js';
import { KeptCopy } from '../../../platform/cache/kept-copy.js';
import type { RunSql } from '../../../platform/db/sql.js';
import { statement, type RowOf } from '../../../platform/db/statement.js';
import type { SelectionMaker } from './selection-maker.js';
import { db } from '../webhooks.tables.js';

const findSelecting = statement(() =>
  db
    .selectFrom('webhookEndpoint as e')
    .leftJoin('shop', 'shop.id', 'e.shopId')
    .select(['e.id', 'e.sellerId', 'e.shopId', 'e.selection', 'e.selectionTokenId', 'e.selectionStaffId'])
    .select(['shop.domain', 'shop.activated', 'shop.mode', 'shop.clockAheadMs'])
    .where('e.selection', 'is not', null)
    .where('e.isActive', '=', true)
    .where('e.deletedAt', 'is', null),
);
type Row = RowOf<typeof findSelecting>;

/** An endpoint whose events carry an answer. */
export interface Selecting extends SelectionMaker {
  readonly endpointId: string;
  readonly sellerId: string | null;
  readonly shopId: string | null;
  readonly selection: string;
  /** Its owner. */
  readonly reader: Actor;
}

/** Keeps the few endpoints with a selection in memory, so that the changes of everybody else cost nothing. */
export class SelectionBook {
  private all: readonly Selecting[] = [];
  private readonly copy: KeptCopy;

  constructor(
    private readonly sql: RunSql,
    warn: (message: string, error: unknown) => void,
  ) {
    this.copy = new KeptCopy(
      () => this.load(),
      (error) => warn('The selections of webhooks could not be reloaded; the previous ones stay in use.', error),
    );
  }

  /** Those that are notified of a shipment. */
  of({ sellerId, shopId }: { readonly sellerId: string; readonly shopId: string }): readonly Selecting[] {
    return this.all.filter(
      (each) => (each.sellerId === null || each.sellerId === sellerId) && (each.shopId === null || each.shopId === shopId),
    );
  }

  async load(): Promise<void> {
    const rows = await findSelecting(this.sql, {});
    this.all = rows.flatMap((row) => selectingOf(row) ?? []);
  }

  /** False if they could not be loaded. */
  refresh(): Promise<boolean> {
    return this.copy.refresh();
  }
}

function selectingOf({ id: endpointId, selection, ...row }: Row): Selecting | undefined {
  const { sellerId, shopId, selectionTokenId, selectionStaffId } = row;
  return selection === null
    ? undefined
    : { endpointId, sellerId, shopId, selection, selectionTokenId, selectionStaffId, reader: readerOf(row) };
}

type Owner = Pick<Row, 'sellerId' | 'shopId' | 'domain' | 'activated' | 'mode' | 'clockAheadMs'>;

/** Answers are for the owner of the endpoint: the operator, a seller, or one of its shops. */
export function readerOf({ sellerId, shopId, domain, activated, mode, clockAheadMs }: Owner): Actor {
  if (sellerId === null) return new Actor({ type: 'erp', id: null, scopes: ['erp:*'] });
  if (shopId === null) return new Actor({ type: 'seller', id: sellerId, sellerId });
  const shop = { id: shopId, domain: domain ?? '', activated: activated ?? false };
  return new Actor({ type: 'shop', id: shopId, sellerId, shop: { ...shop, isTest: mode === 'test', clockAheadMs: clockAheadMs ?? 0 } });
}
