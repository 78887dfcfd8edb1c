import { sql, type RawBuilder } from 'kysely';

export type Condition = RawBuilder<boolean>;

/** Must match the condition of the statement indexes verbatim; otherwise the planner does not use them. */
export const ON_SELLER_ACCOUNT: Condition = sql`p.account in ('1200', '2100')`;

export const IS_REVERSED: Condition = sql`exists (select 1 from journal_entry r where r.reverses_entry_id = p.entry_id)`;

const NEVER: Condition = sql`false`;

/** The condition of each status on a posting; a pending transaction is not a posting. */
export const STATUS_CONDITIONS = { posted: sql<boolean>`not ${IS_REVERSED}`, reversed: IS_REVERSED, pending: NEVER } as const;

/** The same on the tally of postings `t`. */
export const TALLY_CONDITIONS = { posted: sql<boolean>`not t.reversed`, reversed: sql<boolean>`t.reversed`, pending: NEVER } as const;

/** All conditions; always true without any. */
export const allOf = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`;

/** At least one condition; never true without any. */
export const oneOf = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? NEVER : sql`(${sql.join(conditions, sql` or `)})`;
