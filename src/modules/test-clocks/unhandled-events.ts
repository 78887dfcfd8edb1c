import { sql as raw } from 'kysely';
import type { RunSql } from '../../platform/db/sql.js';
import { statement, type Named } from '../../platform/db/statement.js';
import { FAN_OUT } from '../webhooks/index.js';
import { tablesOf } from '../../platform/db/tables.js';
import type { EventTables } from '../../platform/events/events.tables.js';

const db = tablesOf({}).reading<EventTables>();

/** Whether events of a seller have not become messages to its endpoints yet. */
const findUnhandled = statement(($: Named<{ sellerId: string }>) =>
  db.selectNoFrom((eb) => [
    eb
      .or([
        eb.exists(eb.selectFrom('event').select('id').where('ownerId', '=', $.sellerId).where('relayedAt', 'is', null)),
        eb(
          eb
            .selectFrom('event')
            .select('position')
            .where('ownerId', '=', $.sellerId)
            .orderBy('position', (by) => by.desc().nullsLast())
            .limit(1),
          '>',
          eb.selectFrom('eventConsumer').select('position').where('queue', '=', raw.lit(FAN_OUT)),
        ),
      ])
      .as('some'),
  ]),
);

export const hasUnhandledEvents = async (sql: RunSql, sellerId: string): Promise<boolean> =>
  (await findUnhandled.first(sql, { sellerId }))?.some === true;
