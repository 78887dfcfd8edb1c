import { sql } from 'kysely';
import type { Actor, Permission, StaffRole } from '../../kernel/actor.js';
import { permissionsOf } from '../../kernel/permissions.js';
import { refuse, FieldChecks } from '../../kernel/errors.js';
import { noteChanges } from '../../platform/db/noted-changes.js';
import type { RunSql } from '../../platform/db/sql.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { isUuid } from '../../platform/ids.js';
import { checkFields } from '../../platform/graphql/declared-fields.js';
import { endLinks, endLinksBy, recordAccountChange, revokeOwnTokens, revokeTokensOf } from '../access/index.js';
import { securityNoticeMail, sendMail } from '../notifications/index.js';
import { claimEmail } from '../sellers/index.js';
import { endCredentials, mailboxOf } from './own-account.js';
import { db, STAFF_COLUMNS, type Staff } from './staff.tables.js';
import { waitsForPassword } from './waiting.js';
import { UpdateStaffInput } from './account.types.js';

const lockById = statement(($: Named<{ id: string }>) => db.selectFrom('staff').select(STAFF_COLUMNS).where('id', '=', $.id).forUpdate());

const writeStaff = statement(($: Named<Staff>) =>
  db.updateTable('staff').set({ email: $.email, name: $.name, role: $.role, active: $.active }).where('id', '=', $.id),
);

/**
 * Updates a staff member. Closing an account ends its sessions, the ERP tokens it created and the invitations it sent; a role that could not
 * create or send them ends those too. Mailed links end with the address or the
 * account, and the old address is notified of a new one. A new role takes effect within a second; who is no longer a driver is logged out of
 * the drivers' app.
 */
export async function updateStaff(tx: Tx, actor: Actor, { id, endTokens, ...changes }: UpdateStaffInput & { id: string }): Promise<Staff> {
  actor.require('staff:manage');
  checkChanges(changes);
  await lockAdministrators(tx);
  const staff = await lockStaff(tx, id);

  const wanted = { ...staff, ...present(changes) };
  if (wanted.email !== staff.email) await claimEmail(tx, wanted.email, id);
  noteChanges(tx.sql, staff, wanted);
  await writeStaff(tx.sql, wanted);
  await keepOneAdministrator(tx);

  const isClosed = staff.active && !wanted.active;
  const hasMoved = wanted.email !== staff.email;
  if (hasMoved) await recordAccountChange(tx, actor, id, 'address');
  // The role comes back with a closed account, too.
  if (wanted.role !== staff.role || (wanted.active && !staff.active)) await recordAccountChange(tx, actor, id, 'role');
  if (isClosed) await endCredentials(tx, { kind: 'staff_session', id }, endTokens ?? true);
  else await endLostRights(tx, staff, wanted.role, endTokens ?? true);
  if (isClosed) await endLinksBy(tx, id, ['staff_invitation', 'seller_invitation']);
  if (staff.role === 'driver' && wanted.role !== 'driver') await revokeTokensOf(tx, ['driver_session'], [id]);
  if (isClosed || hasMoved) await endLinks(tx, id);
  if (hasMoved)
    await sendMail(
      tx,
      id,
      securityNoticeMail(
        'email_changed',
        { name: staff.name, at: tx.services.clock.now() },
        mailboxOf({ ...staff, kind: 'staff_session' }),
      ),
    );
  tx.afterCommit(() => tx.services.access.forget());
  return wanted;
}

/** Ends what the new role could not make: tokens and invitations that would carry on the rights of the old one. */
async function endLostRights(tx: Tx, { id, role }: Staff, wanted: StaffRole, endTokens: boolean): Promise<void> {
  const isLost = (permission: Permission): boolean => permissionsOf[role].has(permission) && !permissionsOf[wanted].has(permission);
  if (endTokens && isLost('token:create-erp')) await revokeOwnTokens(tx, id);
  await endLinksBy(tx, id, [
    ...(isLost('staff:manage') ? (['staff_invitation'] as const) : []),
    ...(isLost('seller:register') ? (['seller_invitation'] as const) : []),
  ]);
}

function checkChanges({ email, name, ...others }: UpdateStaffInput): void {
  const checks = new FieldChecks();
  checkFields(checks, '', UpdateStaffInput, { name, email: email?.trim() });
  checks.settle();
  if ([email, name, ...Object.values(others)].every((value) => value == null)) throw refuse('NO_FIELDS_TO_UPDATE');
}

function present({ email, ...changes }: UpdateStaffInput): Partial<Staff> {
  const given = { ...changes, email: email?.trim().toLowerCase() };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value != null));
}

/** Locks a staff member. NOT_FOUND. */
export async function lockStaff(tx: Tx, id: string): Promise<Staff> {
  const staff = isUuid(id) ? await lockById.first(tx.sql, { id }) : undefined;
  if (!staff) throw refuse('NOT_FOUND.staffAccount');
  return staff;
}

const lockAll = statement(() => db.selectNoFrom(sql`pg_advisory_xact_lock(hashtextextended('super-administrators', 0))`.as('locked')));

/** Serialises changes: two administrators who close each other's account concurrently would leave none. */
export async function lockAdministrators(tx: Tx): Promise<void> {
  await lockAll(tx.sql, {});
}

const countOthers = statement(($: Named<{ email: string }>) =>
  db
    .selectFrom('staff')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('role', '=', 'super_admin')
    .where('active', '=', true)
    .where('email', '<>', $.email),
);

/** How many active super administrators there are besides the one with this address, with those who were only invited. */
export const otherSuperAdmins = async (on: RunSql, { email }: { readonly email: string }): Promise<number> =>
  Number((await countOthers.first(on, { email }))?.count ?? 0);

const findAdministrator = statement(() =>
  db
    .selectFrom('staff as s')
    .select('s.id')
    .where('s.role', '=', 'super_admin')
    .where('s.active', '=', true)
    .where((eb) => eb.not(waitsForPassword(eb.ref('s.id'))))
    .limit(1),
);

/** An administrator who has not accepted the invitation does not count: it may have gone to the wrong address. */
async function keepOneAdministrator(tx: Tx): Promise<void> {
  if (await findAdministrator.first(tx.sql, {})) return;
  const checks = new FieldChecks();
  checks.fail('id', 'lastSuperAdmin');
  checks.settle();
}
