import { tablesOf, type Readable } from '../../platform/db/tables.js';
import type { SellerTables } from '../sellers/index.js';
import { ApprovalRequestSchema } from './approval-request.entity.js';

export const db = tablesOf({ approvalRequest: ApprovalRequestSchema }).reading<SellerTables>();

/** For modules that read them. */
export type ApprovalTables = Readable<typeof db>;
