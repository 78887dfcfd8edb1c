import { money, type Money } from '../../kernel/money.js';
import type { Order } from './order.entity.js';

/** The amount the driver collects; 0 for prepaid orders. */
export const collectionAmountOf = ({ collectionMinor, currency }: Pick<Order, 'collectionMinor' | 'currency'>): Money =>
  money(collectionMinor, currency);

/** The fee charged to the seller for a collection. */
export const codFeeOf = ({ codFeeMinor, currency }: Pick<Order, 'codFeeMinor' | 'currency'>): Money => money(codFeeMinor, currency);
