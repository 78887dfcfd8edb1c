import { refuseFields, invalid } from '../../../kernel/errors.js';
import { FieldChecks } from '../../../kernel/field-checks.js';
import { instantOrNull } from '../../../platform/db/sql.js';
import { readPage, type PageArgs } from '../../../platform/graphql/connection.js';
import type { Context } from '../../../platform/graphql/context.js';
import { loaderBy } from '../../../platform/graphql/loader.js';
import { isUuid } from '../../../platform/ids.js';
import type { DeliveryStatus } from '../webhook.entity.js';
import { findReadableWebhook, OWN, ownerOf, webhookOf, WEBHOOK_ROWS, type Webhook, type WebhookRow } from './webhook.js';

export const webhookById = async ({ sql, actor }: Context, id: string): Promise<Webhook> =>
  webhookOf(await findReadableWebhook(sql, actor, id));

/** Endpoints of the caller alone: what others have does not exist for it. */
export const webhookLoader = loaderBy<string, Webhook>(
  async (ids, { sql, actor }) =>
    (await sql<WebhookRow>(`${WEBHOOK_ROWS} where ${OWN} and e.id = any($3::uuid[])`, [...ownerOf(actor), ids])).map(webhookOf),
  ({ id }) => id,
);

export interface WebhookFilter {
  /** For the operator: the endpoints of this seller, instead of its own. */
  readonly sellerId?: string | null;
  /** For the operator: those of every seller beside its own. */
  readonly everybody?: boolean | null;
  readonly failing?: boolean | null;
  /** Part of the address. */
  readonly search?: string | null;
}

const MAX_SEARCH = 200;

/** The endpoints of the caller, newest first; those of sellers as well for people of the operator who ask for them. */
export async function listWebhooks(context: Context, { sellerId, everybody, failing, search, ...page }: PageArgs & WebhookFilter) {
  context.actor.require('webhook:manage');
  const { sql } = context;
  const checks = new FieldChecks();
  checks.atMost('search', search, MAX_SEARCH);
  checks.settle();
  const [whose, owner] = whoseWebhooks(context, { sellerId, everybody });
  const where = `${whose} and ($3::text is null or strpos(lower(e.url), lower($3)) > 0)
    and ($4::boolean is null or $4 = (e.failing_since is not null or e.disabled_reason is not null))`;
  const values = [...owner, search?.trim() || null, failing ?? null];
  return readPage(page, {
    count: async () =>
      Number((await sql<{ count: string }>(`select count(*) from webhook_endpoint e where ${where}`, values))[0]?.count ?? 0),
    rows: async ({ limit, after, offset }) => {
      const keyset = after ? 'and (e.created_at, e.id) < ($7, $8)' : '';
      const rows = await sql<WebhookRow>(
        `${WEBHOOK_ROWS} where ${where} ${keyset} order by e.created_at desc, e.id desc limit $5 offset $6`,
        [...values, limit, offset, ...(after ? [after.createdAt, after.id] : [])],
      );
      return rows.map(webhookOf);
    },
  });
}

/** Both name the owner as the others do, whose places are taken. */
const ANYBODY = 'e.deleted_at is null and $1::uuid is null and $2::uuid is null';
const NOTHING = `${OWN} and false`;

/** Whoever looks after sellers may see what they have. To change it, or to read what was sent there, stays theirs alone. */
function whoseWebhooks(
  { actor }: Context,
  { sellerId, everybody }: Pick<WebhookFilter, 'sellerId' | 'everybody'>,
): [condition: string, owner: [sellerId: string | null, shopId: string | null]] {
  const own = ownerOf(actor);
  if (!actor.actsForOperator) return [sellerId == null || sellerId === actor.sellerId ? OWN : NOTHING, own];
  if (sellerId == null && !everybody) return [OWN, own];
  actor.require('seller:read');
  if (sellerId == null) return [ANYBODY, own];
  if (everybody) throw refuseFields([invalid('everybody', 'and sellerId do not go together')]);
  return isUuid(sellerId) ? [OWN, [sellerId, null]] : [NOTHING, own];
}

interface LastAttempt {
  readonly endpointId: string;
  readonly attemptedAt: Date;
  readonly status: DeliveryStatus;
}

type LastRow = Omit<LastAttempt, 'attemptedAt'> & { readonly attemptedAt: string };

/** The latest attempt that was made to reach each endpoint. */
export const lastAttemptLoader = loaderBy<string, LastAttempt>(
  async (ids, { sql }) => {
    const rows = await sql<LastRow>(
      `select wanted.id as "endpointId", d.attempted_at as "attemptedAt", d.status from unnest($1::uuid[]) as wanted(id) cross join lateral
         (select attempted_at, status from webhook_delivery where endpoint_id = wanted.id and attempted_at is not null
           order by created_at desc, id desc limit 1) d`,
      [ids],
    );
    return rows.flatMap(({ attemptedAt, ...row }) => {
      const at = instantOrNull(attemptedAt);
      return at === null ? [] : [{ ...row, attemptedAt: at }];
    });
  },
  ({ endpointId }) => endpointId,
);
