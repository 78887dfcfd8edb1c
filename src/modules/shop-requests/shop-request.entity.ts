import { defineEntity, p } from '@mikro-orm/core';
import type { Said, ToldParams } from '../../kernel/messages.js';
import { instant } from '../../platform/db/base.js';

/** Something that the service said about a request, beside the code of its answer. */
export interface RequestProblem extends Said {
  readonly field: string | null;
  readonly code: string;
  /** The request was carried out all the same. */
  readonly isWarning: boolean;
}

/** One of the last requests of a shop, redacted. Its id begins with its time. */
export const ShopRequestSchema = defineEntity({
  name: 'ShopRequest',
  tableName: 'shop_request',
  indexes: [{ name: 'shop_request_shop', properties: ['shopId', 'id'] }],
  properties: {
    id: p.uuid().primary(),
    shopId: p.uuid(),
    /** False if it only named the shop, and may come from anyone. */
    isAuthenticated: p.boolean(),
    method: p.string().length(10),
    path: p.string().length(300),
    route: p.string().length(200).nullable(),
    query: p.string().length(1000).nullable(),
    status: p.integer(),
    code: p.string().length(60).nullable(),
    reason: p.string().length(60).nullable(),
    message: p.string().length(1000).nullable(),
    variant: p.string().length(60).nullable(),
    params: p.json<ToldParams>().nullable(),
    problems: p.json<readonly RequestProblem[]>(),
    durationMs: p.integer(),
    requestId: p.string().length(128),
    userAgent: p.string().length(200).nullable(),
    tokenKind: p.string().length(10).nullable(),
    requestBody: p.text().nullable(),
    responseBody: p.text().nullable(),
    createdAt: instant(),
  },
});

export const recordedSteps = ['call', 'rates', 'label'] as const;

/** When something first worked for a shop. Never deleted: three rows for each shop at most. */
export const ShopStepSchema = defineEntity({
  name: 'ShopStep',
  tableName: 'shop_step',
  properties: {
    shopId: p.uuid().primary(),
    step: p
      .enum(() => recordedSteps)
      .$type<(typeof recordedSteps)[number]>()
      .primary(),
    createdAt: instant(),
  },
});
