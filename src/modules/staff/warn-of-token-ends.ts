import { sql as raw } from 'kysely';
import { daysAfter } from '../../kernel/clock.js';
import { statement, type Named, type RowOf } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { ScheduledTask } from '../../platform/jobs/schedule.js';
import { sendMail, tokenEndingMail } from '../notifications/index.js';
import { db } from './staff.tables.js';

/** Days before the end of a token at which its maker gets a mail. */
const DAYS_BEFORE = 7;
const BATCH = 200;

/** Marks tokens that end soon. Whoever made one for a week knows that it ends. */
const markEnding = statement(($: Named<{ now: Date; until: Date }>) =>
  db
    .with('told', (q) =>
      q
        .updateTable('accessToken')
        .set({ endToldAt: $.now })
        .where('id', 'in', (eb) =>
          eb
            .selectFrom('accessToken')
            .select('id')
            .where('kind', 'in', ['api', 'erp'])
            .where('revokedAt', 'is', null)
            .where('endToldAt', 'is', null)
            .where('expiresAt', '>', $.now)
            .where('expiresAt', '<=', $.until)
            .where(raw<boolean>`expires_at > created_at + interval '8 days'`)
            .orderBy('expiresAt')
            .limit(BATCH)
            .forUpdate()
            .skipLocked(),
        )
        .returning(['id', 'kind', 'name', 'expiresAt', 'lastUsedAt', 'subjectId', 'createdById']),
    )
    .selectFrom('told')
    .leftJoin('seller', 'seller.id', 'told.subjectId')
    .leftJoin('staff', (join) => join.onRef('staff.id', '=', 'told.createdById').on('staff.active', '=', true))
    .select([
      'told.id',
      'told.kind',
      'told.name',
      'told.expiresAt',
      'told.lastUsedAt',
      'seller.email as sellerEmail',
      'staff.email as staffEmail',
    ]),
);

type Ending = RowOf<typeof markEnding>;

/** Sellers hear of their own tokens; of those of ERP systems who made them, else whoever runs the service. */
async function tellMakers(tx: Tx): Promise<number> {
  const now = tx.services.clock.now();
  const ending = await markEnding(tx.sql, { now, until: daysAfter(now, DAYS_BEFORE) });
  for (const token of ending) await sendMail(tx, token.id, mailOf(tx, token));
  return ending.length;
}

function mailOf({ services }: Tx, { kind, name, expiresAt, lastUsedAt, sellerEmail, staffEmail }: Ending) {
  const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
  const facts = {
    name: name ?? '',
    day: dayOf(expiresAt ?? services.clock.now()),
    lastUsedDay: lastUsedAt && dayOf(lastUsedAt),
    link: `${services.publicUrl()}/console/tokens`,
  };
  if (kind === 'api' && sellerEmail !== null) return tokenEndingMail(facts, { audience: 'seller', recipient: sellerEmail });
  return tokenEndingMail(facts, { audience: 'operations', recipient: staffEmail ?? services.settings.mail.operations });
}

/** Mails about tokens that end within a week, once for each. */
export const tokenEndTask: ScheduledTask = {
  queue: 'token_ends',
  cron: '7 6 * * *',
  run: async ({ transact }) => {
    let told = BATCH;
    while (told === BATCH) told = await transact(tellMakers);
  },
};
