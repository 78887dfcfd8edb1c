import type { CarrierScanColumnsInput, ImportCarrierScansMutation } from '../../client/index.js';
import { headersOf } from '../choices.js';
import type { Desk } from '../desk.js';
import { partnerCode } from '../naming.js';
import { readInput } from '../read-input.js';
import type { Column } from '../table.js';
import { counted, instantOf } from '../words.js';
import type { CommandGroup } from './group.js';

const COLUMNS = {
  awb: 'awb',
  status: 'status',
  time: 'time',
  message: 'message',
  place: 'place',
  signed_by: 'signedBy',
} as const satisfies Readonly<Record<string, keyof CarrierScanColumnsInput>>;

/** Moves the parcels of a partner by its list of scans. */
export const importScans: CommandGroup = (group, desk) => {
  group
    .command('import-scans <partner> <file>')
    .description(
      'import the scans of a partner from a CSV file ("-" for standard input) and move its parcels; scans that were imported before change nothing',
    )
    .option(
      '--map <column=header>',
      `other header of a column; columns: ${Object.keys(COLUMNS).join(', ')}; repeat for each`,
      headersOf(COLUMNS),
    )
    .action(async (named, file, { map }) => {
      const csv = await readInput(desk, file);
      const carrier = await partnerCode(desk, named);
      await desk.agree(
        'The scans change the status of their parcels. A delivery with cash on delivery means that the partner has collected all of it.',
        'Import them?',
      );
      const imported = await (await desk.shipgraph()).importCarrierScans({ carrier, csv, columns: map }, { signal: desk.signal });
      desk.show(imported, () => wordsOf(desk, imported));
    });
};

type Imported = ImportCarrierScansMutation['importCarrierScans'];

const countColumns: readonly Column<Imported['counts'][number]>[] = [
  { title: 'OUTCOME', of: ({ outcome }) => outcome.toLowerCase() },
  { title: 'SCANS', of: ({ scans }) => scans, right: true },
];

const scanColumns: readonly Column<Imported['scans'][number]>[] = [
  { title: 'LINE', of: ({ line }) => line, right: true },
  { title: 'AWB', of: ({ awb }) => awb },
  { title: 'SHIPMENT', of: ({ shipment }) => shipment?.reference },
  { title: 'STATUS', of: ({ code }) => code },
  { title: 'TIME (UTC)', of: ({ occurredAt }) => instantOf(occurredAt) },
  { title: 'OUTCOME', of: ({ outcome }) => outcome.toLowerCase() },
];

/** Scans that were imported before are counted only: a partner's list often begins with the end of the last one. */
function wordsOf(desk: Desk, { scans, counts }: Imported): string {
  const added = scans.filter(({ outcome }) => outcome !== 'REPEATED');
  const before = scans.length - added.length;
  if (added.length === 0) return `Nothing is new: ${counted(before, 'scan was', 'scans were')} imported before.`;
  const unmoved = added.filter(({ outcome }) => outcome !== 'MOVED');
  return [
    `${counted(added.length, 'new scan')}, ${before} imported before.`,
    desk.rows(countColumns, counts),
    ...(unmoved.length === 0 ? [] : ['', `${counted(unmoved.length, 'new scan')} moved nothing.`, desk.rows(scanColumns, unmoved)]),
  ].join('\n');
}
