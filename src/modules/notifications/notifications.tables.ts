import { tablesOf } from '../../platform/db/tables.js';
import { MailSchema } from './mail.entity.js';
import { TextMessageSchema } from './text-message.entity.js';

export const db = tablesOf({ mail: MailSchema, textMessage: TextMessageSchema });
