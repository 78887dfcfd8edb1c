import { sql as raw } from 'kysely';
import { refuse } from '../../kernel/errors.js';
import { piles, type Pile, type PileFull } from '../../kernel/piles.js';
import type { CoreServices } from '../services.js';
import { statement, type Named } from './statement.js';
import { tablesOf } from './tables.js';
import type { Tx } from './unit-of-work.js';

const db = tablesOf({});

/** Locks one owner's pile in this schema. It blocks only requests that add to the same pile. */
const takeTurn = statement(($: Named<{ pile: string }>) =>
  db.selectNoFrom(raw`pg_advisory_xact_lock(hashtext(${$.pile}), hashtext(current_schema()))`.as('taken')),
);

export interface Adding {
  /** Null for the operator. */
  readonly owner: string | null;
  /** How many are added. */
  readonly adding?: number;
  /** Counts what the owner has, in its own statement. */
  readonly held: () => Promise<{ readonly count: bigint } | undefined>;
}

/** How many of something one owner may have. */
export const mostOf = ({ settings }: CoreServices, pile: Pile): number => settings.keepLimits[pile] ?? piles[pile].most;

/** Refuses what would give an owner more than it may have. Concurrent requests of one owner cannot exceed it together. LIMIT_REACHED. */
export async function assertRoom(tx: Tx, pile: Pile, { owner, adding = 1, held }: Adding): Promise<void> {
  await takeTurn(tx.sql, { pile: `${pile} of ${owner ?? 'the operator'}` });
  checkRoom(tx, pile, Number((await held())?.count ?? 0) + adding);
}

/** The same for a caller that has locked the owner and counted, with what is added. */
export function checkRoom(tx: Tx, pile: Pile, count: number): void {
  const most = mostOf(tx.services, pile);
  if (count <= most) return;
  const { code = 'LIMIT_REACHED' } = piles[pile];
  throw refuse(`${code}.${pile}` as PileFull, { max: most.toLocaleString('en') });
}
