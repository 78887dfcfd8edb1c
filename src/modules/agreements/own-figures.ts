import type { Actor } from '../../kernel/actor.js';
import { formatScaled } from '../../kernel/decimal.js';
import { money } from '../../kernel/money.js';
import type { Context } from '../../platform/graphql/context.js';
import { moneyOrNull, type MoneyType } from '../../platform/graphql/money.type.js';
import type { Seller } from '../sellers/index.js';

/** For those who may read the account, which a shop token may not, and for those who have just changed it. */
function requireAccount(actor: Actor): void {
  if (!actor.can('seller:edit')) actor.require('seller:read');
}

/** An own figure of the seller. */
export function ownAmount({ actor, services }: Context, minor: bigint | null): MoneyType | null {
  requireAccount(actor);
  return moneyOrNull(minor === null ? null : money(minor, services.settings.baseCurrency));
}

/** Notes are for the operator's own people. */
export const notesFor = (actor: Actor, { notes }: Seller): string | null => (actor.actsForOperator ? notes : null);

export function ownCodFee({ actor }: Context, { codFeeBasisPoints: points }: Seller): string | null {
  requireAccount(actor);
  return points === null ? null : formatScaled(BigInt(points), 2);
}
