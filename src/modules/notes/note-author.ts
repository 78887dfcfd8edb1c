import type { Actor } from '../../kernel/actor.js';
import { invalid, refuseFields } from '../../kernel/errors.js';
import type { RunSql } from '../../platform/db/sql.js';
import { statement, type Named } from '../../platform/db/statement.js';
import { isUuid } from '../../platform/ids.js';
import type { NoteAuthor } from '../shipments/index.js';
import { db } from './notes.tables.js';

interface GivenAuthor {
  readonly authorId?: string | null;
  readonly authorEmail?: string | null;
}

const staffById = statement(($: Named<{ id: string }>) => db.selectFrom('staff').select(['id', 'role']).where('id', '=', $.id));
const staffByEmail = statement(($: Named<{ email: string }>) => db.selectFrom('staff').select(['id', 'role']).where('email', '=', $.email));

/** The author of a note: an ERP system writes on behalf of others; all other callers write in their own name. */
export async function authorOf(sql: RunSql, actor: Actor, { authorId, authorEmail }: GivenAuthor): Promise<NoteAuthor> {
  if (authorId == null && authorEmail == null) return actor;
  const field = authorId == null ? 'authorEmail' : 'authorId';
  if (actor.type !== 'erp') throw refuseFields([invalid(field, 'onlyForSystems')]);
  if (authorId != null) {
    const staff = isUuid(authorId) ? await staffById.first(sql, { id: authorId }) : undefined;
    if (!staff) throw refuseFields([invalid('authorId', 'notStaffId')]);
    return { type: staff.role, id: staff.id };
  }
  const email = (authorEmail ?? '').trim().toLowerCase();
  const staff = await staffByEmail.first(sql, { email });
  // Not every person of the ERP system has an account here.
  return staff ? { type: staff.role, id: staff.id } : { type: actor.type, id: null, name: email };
}
