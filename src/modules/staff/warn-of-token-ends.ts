import { daysAfter } from '../../kernel/clock.js';
import { anyOf, statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { ScheduledTask } from '../../platform/jobs/schedule.js';
import { takeEndingTokens, type EndingToken } from '../access/index.js';
import { sendMail, tokenEndingMail } from '../notifications/index.js';
import { db } from './staff.tables.js';

/** Days before the end of a token at which its maker gets a mail. */
const DAYS_BEFORE = 7;

const findAddresses = statement(($: Named<{ ids: readonly string[] }>) =>
  db
    .selectFrom('staff')
    .select(['id', 'email'])
    .where('id', '=', anyOf($.ids))
    .where('active', '=', true)
    .unionAll(db.selectFrom('seller').select(['id', 'email']).where('id', '=', anyOf($.ids))),
);

/** Sellers are warned about their own tokens; about those of ERP systems their makers, else the operators of the service. Returns how many there were. */
async function tellMakers(tx: Tx): Promise<number> {
  const now = tx.services.clock.now();
  const ending = await takeEndingTokens(tx.sql, { now, until: daysAfter(now, DAYS_BEFORE) });
  const found = await findAddresses(tx.sql, { ids: ending.flatMap((token) => makerOf(token) ?? []) });
  const addresses = new Map(found.map(({ id, email }) => [id, email]));
  for (const token of ending) {
    const recipient = addresses.get(makerOf(token) ?? '') ?? tx.services.settings.mail.operations;
    const audience = token.kind === 'api' ? 'seller' : 'operations';
    await sendMail(tx, token.id, tokenEndingMail(factsOf(tx, token), { audience, recipient }));
  }
  return ending.length;
}

const makerOf = ({ kind, subjectId, createdById }: EndingToken): string | null => (kind === 'api' ? subjectId : createdById);

function factsOf({ services }: Tx, { name, expiresAt, lastUsedAt }: EndingToken) {
  const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
  return {
    name: name ?? '',
    day: dayOf(expiresAt ?? services.clock.now()),
    lastUsedDay: lastUsedAt && dayOf(lastUsedAt),
    link: `${services.publicUrl()}/console/tokens`,
  };
}

/** Mails about tokens that end within a week, once for each. */
export const tokenEndTask: ScheduledTask = {
  queue: 'token_ends',
  cron: '7 6 * * *',
  run: async ({ transact }) => {
    while ((await transact(tellMakers)) > 0);
  },
};
