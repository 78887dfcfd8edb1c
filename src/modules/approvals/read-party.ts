import type { Context } from '../../platform/work/context.js';
import { sellerLoader } from '../sellers/index.js';
import { staffLoader } from '../staff/index.js';

/** A person involved in a request: a seller or a staff member. */
export interface Party {
  readonly id: string;
  readonly name: string;
  readonly displayName: string;
  readonly email: string;
  readonly company: string | null;
  readonly role: string;
}

/** Null for an account that no longer exists, and for requests not made by a person. */
export async function readParty(context: Context, id: string | null): Promise<Party | null> {
  if (id === null) return null;
  const staff = await context.load(staffLoader, id);
  if (staff) return { id, name: staff.name, displayName: staff.name, email: staff.email, company: null, role: staff.role };
  const seller = await context.load(sellerLoader, id);
  if (!seller) return null;
  return { id, name: seller.name, displayName: seller.displayName, email: seller.email, company: seller.company, role: 'seller' };
}
