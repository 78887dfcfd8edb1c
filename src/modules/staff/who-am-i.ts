import { refuse } from '../../kernel/errors.js';
import type { Context } from '../../platform/work/context.js';
import { sellerLoader, type Seller } from '../sellers/index.js';
import type { Staff } from './staff.tables.js';
import { staffLoader } from './staff.loader.js';

export interface Me {
  readonly type: string;
  readonly id: string | null;
  readonly permissions: readonly string[];
  readonly mustEnrolTwoFactor: boolean;
  readonly staff: Staff | null;
  readonly seller: Seller | null;
}

export async function whoAmI(context: Context): Promise<Me> {
  const { type, id, sellerId, mustEnrol } = context.actor;
  if (type === 'public') throw refuse('UNAUTHORIZED');
  const isStaff = type !== 'erp' && sellerId === undefined && id !== null;
  const staff = isStaff ? await context.load(staffLoader, id) : null;
  const seller = sellerId === undefined ? null : await context.load(sellerLoader, sellerId);
  return { type, id, permissions: permissionsIn(context), mustEnrolTwoFactor: mustEnrol, staff, seller };
}

/** Where the operator books the pickups, sellers do not. */
const permissionsIn = ({ actor, services: { settings } }: Context): readonly string[] =>
  settings.sellerPickups || actor.sellerId === undefined ? actor.permissions : actor.permissions.filter((each) => each !== 'pickup:book');
