import { tablesOf } from '../db/tables.js';
import { IdempotentAnswerSchema } from './idempotent-answer.entity.js';
import { RateLimitSchema } from './rate-limit.entity.js';

export const db = tablesOf({ idempotentAnswer: IdempotentAnswerSchema, rateLimit: RateLimitSchema });
