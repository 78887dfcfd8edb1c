import type { BookingProblemsQuery, CloseCarrierDayMutation } from '../../client/index.js';
import { wholeNumber } from '../choices.js';
import type { Desk } from '../desk.js';
import { forEachItem, idsOf } from '../each-item.js';
import { misused } from '../exit-codes.js';
import { carrierAccountId } from '../naming.js';
import { pdfOf, savePdf, STDOUT } from '../save-file.js';
import { type Column } from '../table.js';
import { plain, counted, instantOf } from '../words.js';
import type { CommandGroup } from './group.js';

const columns: readonly Column<BookingProblemsQuery['bookingProblems'][number]>[] = [
  { title: 'SHIPMENT', of: ({ reference }) => reference, whole: true },
  { title: 'CARRIER', of: ({ carrier }) => carrier },
  { title: 'BOOKING', of: ({ status }) => status.toLowerCase() },
  { title: 'TRIES', of: ({ error }) => error?.attempts, right: true },
  { title: 'SINCE (UTC)', of: ({ createdAt }) => instantOf(createdAt) },
  { title: 'MESSAGE', of: ({ error }) => error?.message },
];

/** Bookings that need a person, and the end of a day. */
export const bookings: CommandGroup = (group, desk) => {
  group
    .command('problems')
    .description('list bookings that were refused or whose outcome is unknown, longest waiting first')
    .option('-n, --first <count>', 'at most so many, up to 200', wholeNumber(1, 200))
    .action(async ({ first }) => {
      const items = await (await desk.shipgraph()).bookingProblems({ first: first ?? 50 }, { signal: desk.signal });
      desk.show({ items, totalCount: items.length, endCursor: null }, () => (items.length === 0 ? 'Nothing.' : desk.rows(columns, items)));
    });

  decide(group, desk);
  closeDay(group, desk);
};

const CONCURRENCY = 4;

const decide: CommandGroup = (group, desk) => {
  group
    .command('retry')
    .description('try refused bookings again; after an unknown outcome the carrier is asked first')
    .argument('[shipments...]', 'shipment ids of any kind; without ids, or with "-", reads them from standard input')
    .option('--not-there', 'after an unknown outcome: you have seen that the carrier does not have them')
    .action(async (given, { notThere }) => {
      const ids = await idsOf(desk, given);
      if (notThere) await desk.agree('Parcels that the carrier has after all will be booked twice.', 'Book them again?');
      await forEachItem(desk, {
        ids,
        concurrency: CONCURRENCY,
        run: (shipgraph, id) => shipgraph.retryBooking({ id, notThere: notThere === true }, { signal: desk.signal }),
        words: ({ bookingStatus }) => bookingStatus.toLowerCase(),
      });
    });

  group
    .command('awb <shipment> <awb>')
    .description('complete a booking with the AWB that you found at the carrier')
    .option('--tracking <number>', 'tracking number, if it differs')
    .action(async (id, awb, { tracking }) => {
      const variables = { id, awb, trackingNumber: tracking };
      const shipment = await (await desk.shipgraph()).enterCarrierAwb(variables, { signal: desk.signal });
      desk.show(shipment, () => `${shipment.reference} is ${shipment.bookingStatus.toLowerCase()} with AWB ${plain(shipment.awb)}.`);
    });

  group
    .command('give-up')
    .description('give bookings up and release the money held for them')
    .argument('[shipments...]', 'shipment ids of any kind; without ids, or with "-", reads them from standard input')
    .option('--reason <text>', 'why')
    .action(async (given, { reason }) => {
      const ids = await idsOf(desk, given);
      await desk.agree(`${counted(ids.length, 'booking')} will be given up; the parcels are not booked at the carrier.`);
      await forEachItem(desk, {
        ids,
        concurrency: CONCURRENCY,
        run: (shipgraph, id) => shipgraph.abandonBooking({ id, reason }, { signal: desk.signal }),
        words: ({ bookingStatus }) => bookingStatus.toLowerCase(),
      });
    });
};

const closeDay: CommandGroup = (group, desk) => {
  group
    .command('close-day <account>')
    .description('make the manifest of the parcels booked until the end of a day (UTC) and save its document')
    .option('--date <day>', 'the day, YYYY-MM-DD (default: today)')
    .option('-o, --out <file>', 'output file; "-" for standard output')
    .action(async (named, { date, out }) => {
      if (out === STDOUT && desk.json) throw misused('With --out -, standard output carries the document: leave out --json.');
      const account = await carrierAccountId(desk, named);
      const day = date ?? new Date().toISOString().slice(0, 10);
      const closed = await (await desk.shipgraph()).closeCarrierDay({ account, date: day }, { signal: desk.signal });
      await showClosed(desk, closed, out);
    });
};

/** Saves the document first: the carrier makes it once. */
async function showClosed(desk: Desk, { manifest, rejected }: CloseCarrierDayMutation['closeDay'], out: string | undefined): Promise<void> {
  const { document = null, ...made } = manifest ?? {};
  const fileName = `manifest-${manifest?.manifestRef.replaceAll(/[^\w.-]+/g, '-')}.${manifest?.format?.toLowerCase()}`;
  const file = document === null ? null : await savePdf(desk, pdfOf(document), { fileName, out });
  if (out === STDOUT && file !== null) return;
  desk.show({ manifest: manifest && made, rejected, file }, () =>
    [
      manifest
        ? `Manifest ${plain(manifest.manifestRef)} with ${counted(manifest.parcels, 'parcel')}.`
        : 'No parcel is waiting for a manifest.',
      ...(file === null ? [] : [`Saved as ${file}.`]),
      ...rejected.map((parcel) => `Left out: ${plain(parcel)}`),
    ].join('\n'),
  );
}
