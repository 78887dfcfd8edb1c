import { refuse } from '../../kernel/errors.js';
import { statement, type Named, type RowOf } from '../../platform/db/statement.js';
import type { RunSql } from '../../platform/db/sql.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { db } from './shops.tables.js';
import type { Work } from '../../platform/work/work.js';

const find = statement(($: Named<{ id: string }>) =>
  db.selectFrom('shop').select(['id', 'sellerId', 'clockAheadMs', 'clockTarget']).where('id', '=', $.id).where('mode', '=', 'test'),
);
export type ShopClock = RowOf<typeof find>;

/** The clock of a shop in test mode; undefined for others. */
export const readShopClock = (sql: RunSql, id: string): Promise<ShopClock | undefined> => find.first(sql, { id });

const findAhead = statement(() =>
  db
    .selectFrom('shop')
    .select(['id', 'sellerId', 'clockAheadMs', 'clockTarget'])
    .where('mode', '=', 'test')
    .where((eb) => eb.or([eb('clockAheadMs', '<>', 0), eb('clockTarget', 'is not', null)])),
);

/** The clocks that are not at real time. */
export const clocksAhead = (sql: RunSql): Promise<ShopClock[]> => findAhead(sql, {});

const aim = statement(($: Named<{ id: string; target: Date }>) =>
  db.updateTable('shop').set({ clockTarget: $.target }).where('id', '=', $.id).where('clockTarget', 'is', null).returning('id'),
);

/** Sets the time that a clock is to be advanced to. TEST_CLOCK_ADVANCING while it has another. */
export async function aimClock(tx: Tx, id: string, target: Date): Promise<void> {
  if (!(await aim.first(tx.sql, { id, target }))) throw refuse('TEST_CLOCK_ADVANCING');
}

const set = statement(($: Named<{ id: string; aheadMs: number; before: number }>) =>
  db
    .updateTable('shop')
    .set({ clockAheadMs: $.aheadMs })
    .where('id', '=', $.id)
    .where('clockAheadMs', '=', $.before)
    .where('clockTarget', 'is not', null)
    .returning('id'),
);

/** Moves a clock; false if another process has moved it in the meantime. */
export async function setClock(tx: Tx, { id, clockAheadMs: before }: ShopClock, aheadMs: number): Promise<boolean> {
  const moved = await set.first(tx.sql, { id, aheadMs, before });
  if (moved) tx.afterCommit(() => tx.services.access.forget());
  return moved !== undefined;
}

const arrive = statement(($: Named<{ id: string; target: Date }>) =>
  db.updateTable('shop').set({ clockTarget: null }).where('id', '=', $.id).where('clockTarget', '=', $.target),
);

/** The clock has reached its target. */
export async function endAdvance(tx: Tx, id: string, target: Date): Promise<void> {
  await arrive(tx.sql, { id, target });
}

/** Something that happens to the parcels of a shop when its time has come. A test clock runs these of its shop, in order. */
export interface ShopTimer<Needs = unknown> {
  /** When the next is due after an instant, by the clock of the shop; undefined if nothing waits. */
  readonly nextDue: (context: Work<Needs>, wanted: ShopMoment) => Promise<Date | undefined>;
  /** Does what is due by the clock of the context. */
  readonly run: (context: Work<Needs>, shopId: string) => Promise<void>;
}

export interface ShopMoment {
  readonly shopId: string;
  readonly after: Date;
}
