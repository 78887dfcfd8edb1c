import { sql } from 'kysely';
import { statement } from '../../platform/db/statement.js';
import type { ScheduledTask } from '../../platform/jobs/schedule.js';
import { db } from './ledger.tables.js';

const KIND = ['block', 'direction', 'source', 'reversed'] as const;

/** Folds the rows of blocks that have new ones. A concurrent count sees either the rows or their sum, never both. */
const fold = statement(() =>
  db
    .with('gone', (tallies) =>
      tallies
        .deleteFrom('postingTally')
        .where('block', 'in', (eb) => eb.selectFrom('postingTally').select('block').where('fresh', '=', true))
        .returning([...KIND, 'amount', 'firstAt', 'lastAt']),
    )
    .insertInto('postingTally')
    .columns([...KIND, 'amount', 'firstAt', 'lastAt', 'fresh'])
    .expression((eb) =>
      eb
        .selectFrom('gone')
        .select([
          ...KIND,
          sql`sum(amount)`.as('amount'),
          eb.fn.min('firstAt').as('firstAt'),
          eb.fn.max('lastAt').as('lastAt'),
          eb.lit(false).as('fresh'),
        ])
        .groupBy([...KIND])
        .having(sql<boolean>`sum(amount) <> 0`),
    ),
);

/** Runs every minute, so that a count sums at most one minute of changes. */
export const foldPostingTally: ScheduledTask = {
  queue: 'posting_tally',
  cron: '* * * * *',
  run: async (context) => void (await fold(context.sql, {})),
};
