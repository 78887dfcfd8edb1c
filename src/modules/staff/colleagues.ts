import type { StaffRole } from '../../kernel/actor.js';
import type { Context } from '../../platform/graphql/context.js';

export interface Colleague {
  readonly id: string;
  readonly name: string;
  readonly role: StaffRole;
}

/** Nobody chooses from more names than this. */
const MOST = 500;

/** Who can take over what is handed over: open accounts, by name. */
export function colleagues({ actor, sql }: Context): Promise<Colleague[]> {
  actor.require('cod:handover');
  return sql<Colleague>(`select id, name, role from staff where active order by lower(name), id limit ${MOST}`);
}
