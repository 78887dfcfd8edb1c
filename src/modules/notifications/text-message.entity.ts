import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '../../platform/db/base.js';

/** `failed` is final: no attempts are left. */
export const textMessageStatuses = ['queued', 'sent', 'failed'] as const;

/** A text message, written in the transaction of its cause and sent later. */
export const TextMessageSchema = defineEntity({
  name: 'TextMessage',
  tableName: 'text_message',
  indexes: [
    {
      name: 'text_message_unsent',
      expression: `create index "text_message_unsent" on "text_message" ("status", "created_at") where "status" <> 'sent'`,
    },
  ],
  properties: {
    id: p.uuid().primary(),
    kind: p.string().length(60),
    recipient: p.string().length(40),
    /** Sealed, because it may contain a secret. Null once it is sent or given up. */
    sealedText: p.blob().nullable(),
    status: p.enum(textMessageStatuses),
    attempts: p.integer(),
    lastError: p.string().length(500).nullable(),
    sentAt: instant().nullable(),
    requestId: p.string().length(128).nullable(),
    createdAt: instant(),
  },
});
