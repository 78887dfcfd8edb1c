import { sql, type RawBuilder } from 'kysely';

export type Condition = RawBuilder<boolean>;

/** The condition under which the indexes of statements are kept, word for word: only then are they used. */
export const ON_SELLER_ACCOUNT: Condition = sql`p.account in ('1200', '2100')`;

export const IS_REVERSED: Condition = sql`exists (select 1 from journal_entry r where r.reverses_entry_id = p.entry_id)`;

const NEVER: Condition = sql`false`;

/** What a status demands of a posting; a pending one is no posting at all. */
export const STATUS_CONDITIONS = { posted: sql<boolean>`not ${IS_REVERSED}`, reversed: IS_REVERSED, pending: NEVER } as const;

/** The same for the tally of postings `t`. */
export const TALLY_CONDITIONS = { posted: sql<boolean>`not t.reversed`, reversed: sql<boolean>`t.reversed`, pending: NEVER } as const;

/** All of them; without any it holds always. */
export const allOf = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`;

/** One of them at least; without any it never holds. */
export const oneOf = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? NEVER : sql`(${sql.join(conditions, sql` or `)})`;
