import type { StaffRole } from '../../kernel/permissions.js';
import { likeAny, searchPattern, searchTextOf } from '../../platform/db/search-terms.js';
import type { PageArgs } from '../../platform/graphql/connection.js';
import { listOf } from '../../platform/graphql/list-of.js';
import { newestFirst } from '../../platform/graphql/sorted-page.js';
import { staffLoader } from './staff.loader.js';
import { db } from './staff.tables.js';

export interface StaffFilter {
  readonly role?: StaffRole | null;
  readonly active?: boolean | null;
  readonly search?: string | null;
}

const SEARCHED = searchTextOf(['l.name', 'l.email']);

/** All current and former staff, newest first. */
export const listStaff = listOf(db, 'staff', {
  filter: (l, { role, active, search }: PageArgs & StaffFilter) => [
    l.is('role', role),
    l.is('active', active),
    search ? likeAny(SEARCHED, [searchPattern(search)]) : null,
  ],
  sort: newestFirst,
  loader: staffLoader,
});
