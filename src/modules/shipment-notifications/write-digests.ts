import { localDay } from '../../kernel/local-time.js';
import { secondsAfter } from '../../kernel/clock.js';
import { rowsOf, statement, type Named, type RowOf } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { NO_ID } from '../../platform/ids.js';
import type { ScheduledTask } from '../../platform/jobs/schedule.js';
import type { Work } from '../../platform/work/work.js';
import { orderDigestMails, sendMail } from '../notifications/index.js';
import { attentionPage, sellerLinks, shipmentsPage } from './console-links.js';
import { dueZone, type DueZone } from './due-digests.rules.js';
import { claimDigests, type ClaimedDigest, type DueDigest } from './read-digests.js';
import { noticeSeller } from './read-facts.js';
import { db } from './shipment-notifications.tables.js';

/** Sellers whose mails are written in one transaction. */
const BATCH = 50;

/** Finds the zones of sellers with something to tell. */
const waitingZones = statement(() =>
  db
    .selectFrom('seller as s')
    .select('s.timezone')
    .distinct()
    .where((eb) =>
      eb.exists(eb.selectFrom('sellerDigestEntry as e').select('e.eventId').whereRef('e.sellerId', '=', 's.id').where('e.day', 'is', null)),
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
        eb.exists(eb.selectFrom('sellerDigest as d').select('d.day').whereRef('d.sellerId', '=', 's.id').whereRef('d.day', '=', 'z.day')),
      ),
    )
    .orderBy('s.id')
    .limit(BATCH),
);

type DueSeller = RowOf<typeof findDue>;

/**
 * Writes the mails of yesterday, from seven in the morning in each seller's time zone. A seller whose mails cannot be written does not keep
 * others from theirs.
 */
async function writeDueDigests({ sql, services, transact }: Work): Promise<void> {
  const now = services.clock.now();
  const zones = (await waitingZones(sql, {})).flatMap(({ timezone }) => dueZone(timezone, now) ?? []);
  const failures: unknown[] = [];
  for (let after = NO_ID; zones.length > 0;) {
    const due = await findDue(sql, { zones, after });
    failures.push(...(await writeEach({ transact }, due)));
    if (due.length < BATCH) break;
    after = due.at(-1)?.id ?? after;
  }
  if (failures.length > 0) throw new AggregateError(failures, `The digests of ${failures.length} sellers could not be written.`);
}

/** All together, else one by one. Returns the failures. */
async function writeEach({ transact }: Pick<Work, 'transact'>, due: readonly DueSeller[]): Promise<unknown[]> {
  try {
    await transact((tx) => writeDigests(tx, due));
    return [];
  } catch (cause) {
    if (due.length === 1) return [cause];
  }
  const failures: unknown[] = [];
  for (const one of due) failures.push(...(await writeEach({ transact }, [one])));
  return failures;
}

async function writeDigests(tx: Tx, due: readonly DueSeller[]): Promise<void> {
  if (due.length === 0) return;
  for (const digest of await claimDigests(tx, due.map(digestOf))) {
    // Entries that a seller no longer wants are marked as done.
    if (digest.due.seller.orderMails !== 'none') await writeDigest(tx, digest);
  }
}

function digestOf({ day, before, ...row }: DueSeller): DueDigest {
  const seller = noticeSeller(row);
  return { seller, day, before, about: localDay(secondsAfter(before, -1), seller.timeZone) };
}

async function writeDigest(tx: Tx, { due: { seller, about }, sections, isUnpaid }: ClaimedDigest): Promise<void> {
  const { services } = tx;
  const { recipients, language, timeZone, orderMails } = seller;
  const links = { ...sellerLinks(services), attention: attentionPage(services), list: shipmentsPage(services) };
  const mails = orderDigestMails(
    { day: about, sections, isUnpaid, links },
    {
      operations: services.settings.mail.operations,
      sellers: recipients,
      language,
      timeZone,
      isDaily: orderMails === 'daily',
      settingsUrl: links.settings,
    },
  );
  await sendMail(tx, seller.id, ...mails);
}

/** Every ten minutes, since the morning of time zones begins at different minutes. */
export const digestRun: ScheduledTask = { queue: 'seller_digests', cron: '*/10 * * * *', run: writeDueDigests };
