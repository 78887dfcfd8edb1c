import { formatScaled } from '../../kernel/decimal.js';
import { money } from '../../kernel/money.js';
import type { Context } from '../../platform/graphql/context.js';
import { moneyOrNull, type MoneyType } from '../../platform/graphql/money.type.js';
import type { Seller } from '../sellers/index.js';

/** An own figure of the seller, for those who may read the account: a shop token may not. */
export function ownAmount({ actor, services }: Context, minor: bigint | null): MoneyType | null {
  actor.require('seller:read');
  return moneyOrNull(minor === null ? null : money(minor, services.settings.baseCurrency));
}

export function ownCodFee({ actor }: Context, { codFeeBasisPoints: points }: Seller): string | null {
  actor.require('seller:read');
  return points === null ? null : formatScaled(BigInt(points), 2);
}
