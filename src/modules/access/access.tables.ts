import { tablesOf, type Readable } from '../../platform/db/tables.js';
import { AccessTokenSchema } from './access-token.entity.js';
import { AccountChangeSchema } from './account-change.entity.js';
import { AccountLinkSchema } from './account-link.entity.js';

export const db = tablesOf({ accessToken: AccessTokenSchema, accountLink: AccountLinkSchema, accountChange: AccountChangeSchema });

/** For modules that read them. */
export type AccessTables = Readable<typeof db>;
