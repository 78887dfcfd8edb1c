import type { StaffRole } from '../../kernel/permissions.js';
import { searchPattern, searchTextOf } from '../../platform/db/search-terms.js';
import type { Page, PageArgs } from '../../platform/graphql/connection.js';
import type { Context } from '../../platform/graphql/context.js';
import { countOf, readSortedPage } from '../../platform/graphql/sorted-page.js';
import type { Staff } from './staff.row.js';
import { staffLoader } from './staff.loader.js';

export interface StaffFilter {
  readonly role?: StaffRole | null;
  readonly active?: boolean | null;
  readonly search?: string | null;
}

/** All current and former staff, newest first. */
export async function listStaff(context: Context, { role, active, search, ...page }: PageArgs & StaffFilter): Promise<Page<Staff>> {
  const { actor, sql } = context;
  actor.require('staff:manage');
  const values: unknown[] = [];
  const where = [
    ...(role == null ? [] : [`l.role = $${values.push(role)}`]),
    ...(active == null ? [] : [`l.active = $${values.push(active)}`]),
    ...(search ? [`${searchTextOf(['l.name', 'l.email'])} like lower($${values.push(searchPattern(search))})`] : []),
  ];
  const list = { from: 'staff l', where, values };
  return readSortedPage(sql, page, {
    ...list,
    sort: [
      { sql: 'l.created_at', type: 'timestamptz' },
      { sql: 'l.id', type: 'uuid' },
    ],
    descending: true,
    count: () => countOf(sql, list),
    load: async (ids) => (await Promise.all(ids.map((id) => context.load(staffLoader, id)))).filter((staff) => staff !== null),
  });
}
