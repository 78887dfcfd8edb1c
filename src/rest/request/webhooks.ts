import { z } from 'zod';
import { limit, pages } from './pages.js';
import { path, query, queryOf, textOf, type Source } from './source.js';

const FIELDS = {
  includeHubStatuses: ['include_hub_statuses', 'includeHubStatuses'],
  rateLimit: ['rate_limit', 'rateLimit'],
  isActive: ['is_active', 'isActive'],
  shopId: ['shopId', 'shop_id'],
};

/** The names of webhook fields in both interfaces. */
export const spelling = { CreateWebhookInput: FIELDS, UpdateWebhookInput: FIELDS };
/** The operator's webhooks receive events of all shops. */
export const operatorSpelling = { ...spelling, CreateWebhookInput: { ...FIELDS, shopId: null } };

export const WEBHOOKS = { limit: 50, max: 100 };
export const DELIVERIES = { limit: 100, max: 100 };

const INSTANT = /^\d{4}-/;
const MARK = z.string().optional().describe('An instant, or the end cursor of the previous page.');

/** `before` is a timestamp, or the cursor of the last page. */
const before = (isInstant: boolean): Source =>
  queryOf('before', MARK, (request) => {
    const text = textOf(request, 'before');
    return text !== undefined && INSTANT.test(text) === isInstant ? text : undefined;
  });

/** Variables of a webhook's history for stores, which page by cursor. */
export const history = { webhookId: path('id'), first: limit(DELIVERIES), before: before(true), after: before(false) };

/** The same for the operator, who pages by number. */
export const operatorHistory = { webhookId: path('id'), ...pages(DELIVERIES) };

export const feed = { first: limit(DELIVERIES), includeHubStatuses: query('include_hub_statuses') };
