import { sql } from 'kysely';
import { POSTED_AT } from './journal-entry.entity.js';

/** Posting date of an entry `e` in a statement. */
export const postedAt = sql.raw<Date>(POSTED_AT);
