import { money, type Money } from '../../kernel/money.js';
import type { Order } from './order.entity.js';

/** What the driver collects; 0 for prepaid orders. */
export const collectionAmountOf = ({ collectionMinor, currency }: Pick<Order, 'collectionMinor' | 'currency'>): Money =>
  money(collectionMinor, currency);

/** What the seller pays when it was collected. */
export const codFeeOf = ({ codFeeMinor, currency }: Pick<Order, 'codFeeMinor' | 'currency'>): Money => money(codFeeMinor, currency);
