import { formatScaled } from '../../../kernel/decimal.js';
import { money } from '../../../kernel/money.js';
import type { Context } from '../../../platform/graphql/context.js';
import { moneyOrNull, type MoneyType } from '../../../platform/graphql/money.type.js';
import type { Seller } from '../../sellers/index.js';

/** One of the seller's own figures. */
export const ownAmount = ({ services }: Context, minor: bigint | null): MoneyType | null =>
  moneyOrNull(minor === null ? null : money(minor, services.settings.baseCurrency));

export const ownCodFee = ({ codFeeBasisPoints: points }: Seller): string | null =>
  points === null ? null : formatScaled(BigInt(points), 2);
