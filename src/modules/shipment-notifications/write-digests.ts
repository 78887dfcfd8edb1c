import { sql as raw } from 'kysely';
import { localDay } from '../../kernel/local-time.js';
import { daysAfter } from '../../kernel/clock.js';
import { rowsOf, statement, now as clockTime, type Named, type RowOf } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { NO_ID } from '../../platform/ids.js';
import type { ScheduledTask } from '../../platform/jobs/schedule.js';
import type { Work } from '../../platform/work/work.js';
import { orderDigestMails, sendMail } from '../notifications/index.js';
import { dueZone, type DueZone } from './due-digests.rules.js';
import { readDigests, takeEntries } from './read-digests.js';
import { db } from './shipment-notifications.tables.js';

/** Sellers whose mails are written in one transaction. */
const BATCH = 50;

const waitingZones = statement(() =>
  db
    .selectFrom('seller as s')
    .select('s.timezone')
    .distinct()
    .where((eb) =>
      eb.exists(
        eb.selectFrom('sellerDigestEntry as e').select('e.eventId').whereRef('e.sellerId', '=', 's.id').where('e.day', 'is', null),
      ),
    ),
);

const findDue = statement(($: Named<{ zones: readonly DueZone[]; after: string }>) =>
  db
    .selectFrom('seller as s')
    .innerJoin(rowsOf($.zones, { timezone: 'text', day: 'date', before: 'timestamptz' }).as('z'), 'z.timezone', 's.timezone')
    .select(['s.id', 's.email', 's.notifyEmails', 's.language', 's.timezone', 's.orderMails', 'z.day', 'z.before'])
    .where('s.id', '>', $.after)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('sellerDigestEntry as e')
          .select('e.eventId')
          .whereRef('e.sellerId', '=', 's.id')
          .where('e.day', 'is', null)
          .whereRef('e.occurredAt', '<', 'z.before'),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('sellerDigest as d').select('d.day').whereRef('d.sellerId', '=', 's.id').whereRef('d.day', '=', 'z.day'),
        ),
      ),
    )
    .orderBy('s.id')
    .limit(BATCH),
);

export type DueSeller = RowOf<typeof findDue>;
