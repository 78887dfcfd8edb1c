import { tablesOf } from '../../platform/db/tables.js';
import type { SellerTables } from '../sellers/index.js';
import { WalletTopUpSchema } from './top-up.entity.js';

const own = tablesOf({ walletTopUp: WalletTopUpSchema });

export const db = own.reading<SellerTables>();

/** Numbers of top-ups start high to avoid confusion with other numbers. */
export const topUpSql = 'alter sequence wallet_top_up_ref_id_seq restart with 500001';
