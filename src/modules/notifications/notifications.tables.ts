import { tablesOf } from '../../platform/db/tables.js';
import { MailSchema } from './mail.entity.js';

export const db = tablesOf({ mail: MailSchema });
