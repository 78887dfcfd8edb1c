import type {
  CarrierCashParcelsQuery,
  CarrierCashQuery,
  CarrierRemittanceColumnsInput,
  ImportCarrierRemittanceMutation,
} from '../../client/index.js';
import { mapOption } from '../choices.js';
import type { Desk } from '../desk.js';
import { misused } from '../exit-codes.js';
import { afterOption, allOption, firstOption, showList } from '../lists.js';
import { billingAccount, carrierCode } from '../naming.js';
import { readInput } from '../read-input.js';
import type { Column } from '../table.js';
import { amountOf, counted, instantOf, sumOf } from '../words.js';
import type { CommandGroup } from './group.js';

const columns: readonly Column<CarrierCashQuery['carrierCash'][number]>[] = [
  { title: 'CARRIER', of: (cash) => cash.carrierCode, whole: true },
  { title: 'DAYS', of: ({ fromDays, toDays }) => (toDays === null ? `${fromDays} and more` : `${fromDays} to ${toDays}`) },
  { title: 'PARCELS', of: ({ shipments }) => shipments, right: true },
  { title: 'PARTLY PAID', of: ({ partlyPaid }) => partlyPaid, right: true },
  { title: 'OWED', of: ({ amount }) => amountOf(amount), right: true },
  { title: 'OLDEST (UTC)', of: ({ oldestAt }) => instantOf(oldestAt) },
];

const parcelColumns: readonly Column<CarrierCashParcelsQuery['shipments']['nodes'][number]>[] = [
  { title: 'SHIPMENT', of: ({ reference }) => reference, whole: true },
  { title: 'AWB', of: ({ awb }) => awb },
  { title: 'CARRIER', of: ({ carrierName }) => carrierName },
  { title: 'COLLECTED (UTC)', of: ({ cod }) => instantOf(cod?.history[0]?.at) },
  { title: 'COLLECTED', of: ({ cod }) => amountOf(cod?.collected), right: true },
  { title: 'OWED', of: ({ cod }) => amountOf(cod?.remaining), right: true },
];

/** Cash on delivery that carriers collect, and what they pay of it. */
export const cash: CommandGroup = (group, desk) => {
  importRemittance(group, desk);

  group
    .command('cash')
    .description('show the cash on delivery that carriers collected and have not paid yet, by days since the collection')
    .option('--carrier <carrier>', 'filter by carrier: code or name')
    .option('--parcels', 'list the parcels instead, newest first')
    .option(...firstOption)
    .option(...afterOption)
    .option(...allOption)
    .action(async ({ carrier, parcels, ...extent }) => {
      if (!parcels && Object.keys(extent).length > 0) throw misused('--first, --after and --all require --parcels.');
      const code = carrier === undefined ? undefined : await carrierCode(desk, carrier);
      const shipgraph = await desk.shipgraph();
      if (parcels) return showList(desk, shipgraph.carrierCashParcels, { variables: { carrier: code }, extent, columns: parcelColumns });
      const items = await shipgraph.carrierCash({ carrierCode: code }, { signal: desk.signal });
      const rows = () => (items.length === 0 ? 'No carrier owes any cash.' : desk.rows(columns, items));
      desk.show({ items, totalCount: items.length, endCursor: null }, rows);
    });

  writeOff(group, desk);
};

const writeOff: CommandGroup = (group, desk) => {
  group
    .command('write-off-cash <shipment>')
    .description('write off what a carrier has not paid of the cash for a parcel, at the expense of the operator')
    .requiredOption('--reason <text>', 'why')
    .action(async (id, { reason }) => {
      await desk.agree(`The operator bears what the carrier has not paid for ${id}. This cannot be undone.`, 'Write it off?');
      const written = await (await desk.shipgraph()).writeOffCarrierCash({ id, reason }, { signal: desk.signal });
      desk.show(written, () => `${amountOf(written.shortage)} of ${written.shipmentReference} is written off.`);
    });
};

const COLUMNS = {
  awb: 'awb',
  amount: 'amount',
  currency: 'currency',
  date: 'date',
  reference: 'reference',
} as const satisfies Readonly<Record<string, keyof CarrierRemittanceColumnsInput>>;

const importRemittance: CommandGroup = (group, desk) => {
  group
    .command('import-remittance <account> <file>')
    .description(
      'import the cash that an account, or a carrier without one, has paid from a CSV file ("-" for standard input) and book it as deposited; lines that were booked before change nothing',
    )
    .option(...mapOption(COLUMNS))
    .action(async (named, file, { map }) => {
      const csv = await readInput(desk, file);
      const account = await billingAccount(desk, named);
      await desk.agree('The cash that the file lists leaves the carrier and is booked as deposited at the bank.', 'Import it?');
      const imported = await (await desk.shipgraph()).importCarrierRemittance({ account, csv, columns: map }, { signal: desk.signal });
      desk.show(imported, () => wordsOf(desk, imported));
    });
};

type Imported = ImportCarrierRemittanceMutation['importCarrierRemittance'];
type Line = Imported['lines'][number];

const lineColumns: readonly Column<Line>[] = [
  { title: 'LINE', of: ({ line }) => line, right: true },
  { title: 'AWB', of: ({ awb }) => awb },
  { title: 'SHIPMENT', of: ({ shipment }) => shipment?.reference },
  { title: 'OUTCOME', of: ({ outcome }) => outcome.toLowerCase() },
  { title: 'PAID', of: ({ amount }) => amountOf(amount), right: true },
  { title: 'BOOKED', of: ({ booked }) => amountOf(booked), right: true },
];

function wordsOf(desk: Desk, { lines, booked }: Imported): string {
  const before = lines.filter(({ replayed }) => replayed).length;
  if (before === lines.length) return `Nothing is new: ${counted(before, 'line was', 'lines were')} booked before.`;
  const others = lines.filter(({ outcome }) => outcome !== 'DEPOSITED');
  return [
    `${counted(lines.length, 'line')}, ${before} booked before. Deposited: ${sumOf(booked)}.`,
    ...(others.length === 0
      ? []
      : ['', `${counted(others.length, 'line is', 'lines are')} not what the carrier owed.`, desk.rows(lineColumns, others)]),
  ].join('\n');
}
