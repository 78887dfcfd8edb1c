import { sql as raw, type NotNull } from 'kysely';
import { refuseFields, invalid, FieldChecks } from '../../../kernel/errors.js';
import { anyOf, runOnce, statement, type Named, type RowOf } from '../../../platform/db/statement.js';
import { readPage, type PageArgs } from '../../../platform/graphql/connection.js';
import type { Context } from '../../../platform/work/context.js';
import { listLoaderBy, loaderBy } from '../../../platform/work/loader.js';
import { isUuid } from '../../../platform/ids.js';
import { checkFields } from '../../../platform/graphql/declared-fields.js';
import { db } from '../webhooks.tables.js';
import { endpoints, endpointsOf, findReadableWebhook, ownerOf, webhookOf, wholeWebhooks, type Owner, type Webhook } from './webhook.js';
import { WebhooksArgs } from '../webhook.types.js';

export const webhookById = async ({ sql, actor }: Context, id: string): Promise<Webhook> =>
  webhookOf(await findReadableWebhook(sql, actor, id));

const findOwn = statement(($: Named<Owner & { ids: readonly string[] }>) => wholeWebhooks(endpointsOf($)).where('e.id', '=', anyOf($.ids)));

/** Loads the caller's own endpoints; ids of others yield nothing. */
export const webhookLoader = loaderBy<string, Webhook>(
  async (ids, { sql, actor }) => (await findOwn(sql, { ...ownerOf(actor), ids })).map(webhookOf),
  ({ id }) => id,
);

export interface WebhookFilter {
  /** For the operator: the endpoints of this seller, not those of the operator. */
  readonly sellerId?: string | null;
  /** For the operator: the endpoints of all sellers as well. */
  readonly everybody?: boolean | null;
  readonly failing?: boolean | null;
  /** Part of the URL. */
  readonly search?: string | null;
}

/** The caller's endpoints, newest first, or on request those of sellers for the operator's staff. FORBIDDEN. */
export async function listWebhooks(context: Context, { sellerId, everybody, failing, search, ...page }: PageArgs & WebhookFilter) {
  const { sql } = context;
  const checks = new FieldChecks();
  checkFields(checks, '', WebhooksArgs, { search });
  checks.settle();
  const found = narrowed(whoseWebhooks(context, { sellerId, everybody }), { failing, search: search?.trim() });
  return readPage(page, {
    count: async () => {
      const [row] = await runOnce(
        sql,
        found.select(({ fn }) => fn.countAll<bigint>().as('count')),
      );
      return Number(row?.count ?? 0);
    },
    rows: async ({ limit, after, offset }) => {
      const newest = wholeWebhooks(found).orderBy('e.createdAt', 'desc').orderBy('e.id', 'desc').limit(limit).offset(offset);
      const behind = after && newest.where((eb) => eb(eb.refTuple('e.createdAt', 'e.id'), '<', eb.tuple(after.createdAt, after.id)));
      return (await runOnce(sql, behind ?? newest)).map(webhookOf);
    },
  });
}

type Endpoints = ReturnType<typeof endpoints>;

function narrowed(whose: Endpoints, { failing, search }: Pick<WebhookFilter, 'failing' | 'search'>): Endpoints {
  const named = search ? whose.where(raw<boolean>`strpos(lower(e.url), lower(${search})) > 0`) : whose;
  if (failing == null) return named;
  return failing
    ? named.where((eb) => eb.or([eb('e.failingSince', 'is not', null), eb('e.disabledReason', 'is not', null)]))
    : named.where('e.failingSince', 'is', null).where('e.disabledReason', 'is', null);
}

/** Staff with permission to read sellers can list their webhooks. Only the owner can change them. */
function whoseWebhooks({ actor }: Context, { sellerId, everybody }: Pick<WebhookFilter, 'sellerId' | 'everybody'>): Endpoints {
  if (!actor.actsForOperator) return sellerId == null || sellerId === actor.sellerId ? ownedBy(ownerOf(actor)) : nothing();
  if (sellerId == null && !everybody) return ownedBy(ownerOf(actor));
  actor.require('seller:read');
  if (sellerId == null) return endpoints();
  if (everybody) throw refuseFields([invalid('everybody', 'notWithSellerId')]);
  return isUuid(sellerId) ? ownedBy({ sellerId, shopId: null }) : nothing();
}

function ownedBy({ sellerId, shopId }: Owner): Endpoints {
  const ofSeller = endpoints().where('e.sellerId', sellerId === null ? 'is' : '=', sellerId);
  return shopId === null ? ofSeller : ofSeller.where('e.shopId', '=', shopId);
}

const nothing = (): Endpoints => endpoints().where((eb) => eb.lit(false));

/** How many attempts a list shows of each endpoint. */
const RECENT = 12;

const wanted = (ids: Named<{ ids: readonly string[] }>['ids']) =>
  db.selectFrom(raw<{ id: string }>`unnest(${ids}::uuid[])`.as<'wanted'>(raw`wanted (id)`));

const findRecent = statement(($: Named<{ ids: readonly string[] }>) =>
  wanted($.ids)
    .crossJoinLateral((eb) =>
      eb
        .selectFrom('webhookDelivery')
        .select(['id', 'attempt', 'kind', 'attemptedAt', 'status', 'httpStatus', 'failure', 'errorMessage', 'createdAt'])
        .whereRef('endpointId', '=', 'wanted.id')
        .where('attemptedAt', 'is not', null)
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .limit(RECENT)
        .as('d'),
    )
    .select([
      'wanted.id as endpointId',
      'd.id',
      'd.attempt',
      'd.kind',
      'd.attemptedAt',
      'd.status',
      'd.httpStatus',
      'd.failure',
      'd.errorMessage',
    ])
    .orderBy('wanted.id')
    .orderBy('d.createdAt')
    .orderBy('d.id')
    .$narrowType<{ attemptedAt: NotNull }>(),
);

/** The latest attempts made to each endpoint, oldest first. */
export const recentAttemptsLoader = listLoaderBy<string, RowOf<typeof findRecent>>(
  (ids, { sql }) => findRecent(sql, { ids }),
  ({ endpointId }) => endpointId,
);

/** An endpoint with a long backlog has its next attempt among these, too. */
const NEWEST = 100;

const findNext = statement(($: Named<{ ids: readonly string[] }>) =>
  wanted($.ids)
    .crossJoinLateral((eb) =>
      eb
        .selectFrom((newest) =>
          newest
            .selectFrom('webhookDelivery')
            .select(['status', 'dueAt'])
            .whereRef('endpointId', '=', 'wanted.id')
            .orderBy('createdAt', 'desc')
            .orderBy('id', 'desc')
            .limit(NEWEST)
            .as('n'),
        )
        .select(({ fn }) => fn.min('n.dueAt').as('dueAt'))
        .where('n.status', '=', 'pending')
        .as('d'),
    )
    .select(['wanted.id as endpointId', 'd.dueAt']),
);

/** When the next attempt to each endpoint is due. */
export const nextAttemptLoader = loaderBy<string, RowOf<typeof findNext>>(
  (ids, { sql }) => findNext(sql, { ids }),
  ({ endpointId }) => endpointId,
);
