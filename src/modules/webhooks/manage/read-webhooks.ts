import { readPage, type PageArgs } from '../../../platform/graphql/connection.js';
import type { Context } from '../../../platform/graphql/context.js';
import { loaderBy } from '../../../platform/graphql/loader.js';
import { findWebhook, OWN, ownerOf, webhookOf, WEBHOOK_ROWS, type Webhook, type WebhookRow } from './webhook.js';

export const webhookById = async ({ sql, actor }: Context, id: string): Promise<Webhook> => webhookOf(await findWebhook(sql, actor, id));

/** Endpoints of the caller alone: what others have does not exist for it. */
export const webhookLoader = loaderBy<string, Webhook>(
  async (ids, { sql, actor }) =>
    (await sql<WebhookRow>(`${WEBHOOK_ROWS} where ${OWN} and e.id = any($3::uuid[])`, [...ownerOf(actor), ids])).map(webhookOf),
  ({ id }) => id,
);

/** The endpoints of the caller, newest first. */
export async function listWebhooks({ sql, actor }: Context, args: PageArgs) {
  actor.require('webhook:manage');
  const owner = ownerOf(actor);
  return readPage(args, {
    count: async () => Number((await sql<{ count: string }>(`select count(*) from webhook_endpoint e where ${OWN}`, owner))[0]?.count ?? 0),
    rows: async ({ limit, after, offset }) => {
      const keyset = after ? 'and (e.created_at, e.id) < ($5, $6)' : '';
      const rows = await sql<WebhookRow>(
        `${WEBHOOK_ROWS} where ${OWN} ${keyset} order by e.created_at desc, e.id desc limit $3 offset $4`,
        [...owner, limit, offset, ...(after ? [after.createdAt, after.id] : [])],
      );
      return rows.map(webhookOf);
    },
  });
}
