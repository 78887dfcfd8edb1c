import { isStaff, type Actor } from '../../../kernel/actor.js';
import type { Holder } from '../../../platform/auth/principal.js';
import type { RunSql } from '../../../platform/db/sql.js';
import { tokenOf } from '../../access/index.js';

/** Who saved the selection of an endpoint. Both are null for a seller or shop itself, and for the operator's endpoints of earlier releases. */
export interface SelectionMaker {
  readonly selectionTokenId: string | null;
  readonly selectionStaffId: string | null;
}

export const NO_MAKER: SelectionMaker = { selectionTokenId: null, selectionStaffId: null };

export async function makerOf(sql: RunSql, actor: Actor): Promise<SelectionMaker> {
  const selectionTokenId = await tokenOf(sql, actor);
  return { selectionTokenId, selectionStaffId: isStaff(actor.type) ? actor.id : null };
}

type Saved = SelectionMaker & { readonly sellerId: string | null; readonly shopId: string | null };

/** Whose rights bound the answers; undefined if it is not known. */
export function holderOf({ selectionTokenId, selectionStaffId, sellerId, shopId }: Saved): Holder | undefined {
  if (selectionTokenId !== null) return { tokenId: selectionTokenId };
  if (selectionStaffId !== null) return { staffId: selectionStaffId };
  if (shopId !== null) return { shopId };
  return sellerId === null ? undefined : { sellerId };
}
