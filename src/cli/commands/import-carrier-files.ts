import type {
  CarrierInvoiceColumnsInput,
  ImportCarrierInvoiceMutation,
  CarrierScanColumnsInput,
  ImportCarrierScansMutation,
} from '../../client/index.js';
import { mapOption } from '../choices.js';
import type { Desk } from '../desk.js';
import { billingAccount, partnerCode } from '../naming.js';
import { readInput } from '../read-input.js';
import type { Column } from '../table.js';
import { plain, counted, sumOf, instantOf } from '../words.js';
import { lineColumns } from './carrier-bills.js';
import type { CommandGroup } from './group.js';

const COLUMNS = {
  invoice: 'invoice',
  awb: 'awb',
  date: 'date',
  service: 'service',
  weight_kg: 'weightKg',
  amount: 'amount',
  currency: 'currency',
  reason: 'reason',
} as const satisfies Readonly<Record<string, keyof CarrierInvoiceColumnsInput>>;

/** Imports what a carrier bills. */
export const importBill: CommandGroup = (group, desk) => {
  group
    .command('import-bill <account> <file>')
    .description(
      'import the bill of an account, or of a carrier without one, from a CSV file ("-" for standard input) and correct the cost of its parcels; lines that were imported before change nothing',
    )
    .option(...mapOption(COLUMNS))
    .action(async (named, file, { map }) => {
      const csv = await readInput(desk, file);
      const account = await billingAccount(desk, named);
      await desk.agree('The cost of the parcels is corrected by what the bill asks for them.', 'Import it?');
      const imported = await (await desk.shipgraph()).importCarrierInvoice({ account, csv, columns: map }, { signal: desk.signal });
      desk.show(imported, () => wordsOf(desk, imported));
    });
};

type Imported = ImportCarrierInvoiceMutation['importCarrierInvoice'];

function wordsOf(desk: Desk, { added, known, counts, booked, invoices }: Imported): string {
  if (added === 0) return `Nothing is new: ${counted(known, 'line was', 'lines were')} imported before.`;
  const columns = [
    { title: 'KIND', of: ({ kind }: Imported['counts'][number]) => kind.toLowerCase() },
    { title: 'LINES', of: ({ lines }: Imported['counts'][number]) => lines, right: true as const },
    { title: 'OPEN', of: ({ open }: Imported['counts'][number]) => open, right: true as const },
  ];
  return [
    `${counted(added, 'new line')}, ${known} imported before. Added to the cost: ${sumOf(booked)}.`,
    desk.rows(
      columns,
      counts.filter(({ lines }) => lines > 0),
    ),
    ...invoices.flatMap((invoice) => differencesOf(desk, invoice)),
  ].join('\n');
}

/** The lines of an invoice that are not what was booked. */
function differencesOf(desk: Desk, { number, lines }: Imported['invoices'][number]): string[] {
  const { nodes, totalCount } = lines;
  if (nodes.length === 0) return [];
  const more = totalCount - nodes.length;
  return [
    '',
    `${plain(number)}: ${counted(totalCount, 'line differs', 'lines differ')}.`,
    desk.rows(lineColumns, nodes),
    ...(more > 0 ? [`${more} more: see "carriers bill ${plain(number)}".`] : []),
  ];
}

const SCAN_COLUMNS = {
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
    .option(...mapOption(SCAN_COLUMNS))
    .action(async (named, file, { map }) => {
      const csv = await readInput(desk, file);
      const carrier = await partnerCode(desk, named);
      await desk.agree(
        'The scans change the status of their parcels. A delivery with cash on delivery means that the partner has collected all of it.',
        'Import them?',
      );
      const imported = await (await desk.shipgraph()).importCarrierScans({ carrier, csv, columns: map }, { signal: desk.signal });
      desk.show(imported, () => scanWordsOf(desk, imported));
    });
};

type ImportedScans = ImportCarrierScansMutation['importCarrierScans'];

const countColumns: readonly Column<ImportedScans['counts'][number]>[] = [
  { title: 'OUTCOME', of: ({ outcome }) => outcome.toLowerCase() },
  { title: 'SCANS', of: ({ scans }) => scans, right: true },
];

const scanColumns: readonly Column<ImportedScans['scans'][number]>[] = [
  { title: 'LINE', of: ({ line }) => line, right: true },
  { title: 'AWB', of: ({ awb }) => awb },
  { title: 'SHIPMENT', of: ({ shipment }) => shipment?.reference },
  { title: 'STATUS', of: ({ code }) => code },
  { title: 'TIME (UTC)', of: ({ occurredAt }) => instantOf(occurredAt) },
  { title: 'OUTCOME', of: ({ outcome }) => outcome.toLowerCase() },
];

/** Scans that were imported before are counted only: a partner's list often begins with the end of the last one. */
function scanWordsOf(desk: Desk, { scans, counts }: ImportedScans): string {
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
