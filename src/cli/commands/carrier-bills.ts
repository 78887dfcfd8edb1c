import {
  CarrierInvoiceLineKind,
  CarrierInvoiceLineState,
  type CallOptions,
  type CarrierInvoiceLineRowFragment,
  type CarrierInvoiceLinesQueryVariables,
  type CarrierInvoiceRowFragment,
  type Page,
  type Shipgraph,
} from '../../client/index.js';
import { choices, decimal, oneOf, typed, wholeNumber } from '../choices.js';
import type { Desk } from '../desk.js';
import { forEachItem, idsOf } from '../each-item.js';
import { misused } from '../exit-codes.js';
import { afterOption, allOption, firstOption, showList } from '../lists.js';
import { billingAccount, carrierInvoice } from '../naming.js';
import { saveText, STDOUT } from '../save-file.js';
import { type Column } from '../table.js';
import { plain, amountOf, counted, instantOf, sumOf } from '../words.js';
import type { CommandGroup } from './group.js';

const columns: readonly Column<CarrierInvoiceRowFragment>[] = [
  { title: 'NUMBER', of: ({ number }) => number, whole: true },
  { title: 'CARRIER', of: ({ carrierCode }) => carrierCode },
  { title: 'IMPORTED (UTC)', of: ({ createdAt }) => instantOf(createdAt) },
  { title: 'LINES', of: ({ counts }) => counts.reduce((sum, { lines }) => sum + lines, 0), right: true },
  { title: 'BILLED', of: ({ billed }) => sumOf(billed), right: true },
  { title: 'ADDED TO COST', of: ({ booked }) => sumOf(booked), right: true },
  { title: 'CREDITED', of: ({ credited }) => sumOf(credited), right: true },
  { title: 'OPEN', of: ({ open }) => open, right: true },
];

export const lineColumns: readonly Column<CarrierInvoiceLineRowFragment>[] = [
  { title: 'ID', of: ({ id }) => id, whole: true },
  { title: 'AWB', of: ({ awb }) => awb },
  { title: 'SHIPMENT', of: ({ shipment }) => shipment?.reference },
  { title: 'KIND', of: ({ kind }) => kind.toLowerCase() },
  { title: 'WHY', of: ({ reason, cause }) => reason ?? cause?.toLowerCase() },
  { title: 'BILLED', of: ({ amount }) => amountOf(amount), right: true },
  { title: 'DIFFERENCE', of: ({ difference }) => amountOf(difference), right: true },
  { title: 'STATE', of: ({ state }) => state.toLowerCase() },
];

/** What carriers bill: invoices, their lines, and what was agreed about them. */
export const bills: CommandGroup = (group, desk) => {
  group
    .command('bills')
    .description('list the bills of carriers, latest first')
    .option('--account <account>', 'filter by account, or by the code of a carrier without one')
    .option('--open', 'only bills with open lines')
    .addOption(choices('--kind <kind...>', 'only bills with lines of these kinds', CarrierInvoiceLineKind))
    // A bill carries its sums, so a page of them costs more than one of other lists.
    .option('-n, --first <count>', 'page size, from 1 to 200', wholeNumber(1, 200))
    .option(...afterOption)
    .option(...allOption)
    .action(async ({ account, open, kind, ...extent }) => {
      const variables = { account: await accountIfAny(desk, account), kind, state: open ? ('OPEN' as const) : undefined };
      await showList(desk, (await desk.shipgraph()).carrierInvoices, { variables, extent, columns });
    });

  showBill(group, desk);
  resolve(group, desk);
};

const accountIfAny = (desk: Desk, text: string | undefined): Promise<string | undefined> =>
  text === undefined ? Promise.resolve(undefined) : billingAccount(desk, text);

const showBill: CommandGroup = (group, desk) => {
  group
    .command('bill <invoice>')
    .description('list the lines of a bill, by its number, id or the beginning of that; or save them as CSV')
    .option('--account <account>', 'account or carrier, if several have sent a bill with this number')
    .addOption(choices('--kind <kind...>', 'filter by kind', CarrierInvoiceLineKind))
    .addOption(choices('--state <state...>', 'filter by state', CarrierInvoiceLineState))
    .option('--csv <file>', 'save all lines, with what became of them, as CSV; "-" for standard output')
    .option(...firstOption)
    .option(...afterOption)
    .option(...allOption)
    .action(async (named, { account, kind, state, csv, ...extent }) => {
      if (csv !== undefined && (kind || state)) throw misused('--csv saves all lines: leave out --kind and --state.');
      if (csv === STDOUT && desk.json) throw misused('With --csv -, standard output carries the lines: leave out --json.');
      const invoice = await carrierInvoice(desk, named, await accountIfAny(desk, account));
      if (csv !== undefined) return saveCsv(desk, invoice, csv);
      const list = linesOf(await desk.shipgraph(), invoice);
      await showList(desk, list, { variables: { kind, state }, extent, columns: lineColumns });
    });
};

type LineFilter = Omit<CarrierInvoiceLinesQueryVariables, 'carrierCode' | 'number'>;

/** The lines of one invoice as a list like others. */
const linesOf =
  ({ carrierInvoiceLines }: Shipgraph, { carrierCode, number }: CarrierInvoiceRowFragment) =>
  async (filter: LineFilter, options?: CallOptions): Promise<Page<CarrierInvoiceLineRowFragment>> => {
    const [found] = (await carrierInvoiceLines({ ...filter, carrierCode, number }, options)).nodes;
    if (!found) throw misused(`The invoice ${plain(number)} is no longer there.`);
    return found.lines;
  };

async function saveCsv(desk: Desk, { id, carrierCode, number }: CarrierInvoiceRowFragment, out: string): Promise<void> {
  const { nodes } = await (await desk.shipgraph()).carrierInvoiceCsv({ carrierCode, number }, { signal: desk.signal });
  const file = await saveText(desk, nodes[0]?.csv ?? '', out);
  if (file !== STDOUT) desk.show({ id, number, file }, () => `Saved as ${file}.`);
}

const CONCURRENCY = 4;

const resolve: CommandGroup = (group, desk) => {
  group
    .command('resolve-lines')
    .description('record what was agreed with the carrier about lines of a bill; the cost of the parcels is corrected by what that changes')
    .argument('<state>', `new state: ${typed(CarrierInvoiceLineState).join(', ')}`, oneOf(CarrierInvoiceLineState))
    .argument('[lines...]', 'ids of lines; without ids, or with "-", reads them from standard input')
    .option(
      '--amount <amount>',
      'with credited and one line: what the carrier credits, in the currency of the line (default: the difference, or the whole line if its parcel is unknown or was billed before)',
      decimal,
    )
    .option('--note <text>', 'what was agreed')
    .action(async (state, given, { amount, note }) => {
      if (amount !== undefined && state !== 'CREDITED') throw misused('--amount can only be used with credited.');
      const ids = await idsOf(desk, given);
      if (amount !== undefined && ids.length > 1) throw misused('--amount can only be used with one line.');
      await desk.agree(
        `${counted(ids.length, 'line')} will be ${state.toLowerCase()}, and the cost of the parcels is corrected accordingly.`,
      );
      const input = { state, note, creditedAmount: amount };
      await forEachItem(desk, {
        ids,
        concurrency: CONCURRENCY,
        run: (shipgraph, id) => shipgraph.resolveInvoiceLine({ id, input }, { signal: desk.signal }),
        words: resolvedWords,
      });
    });
};

const resolvedWords = ({ awb, state, credited, booked }: CarrierInvoiceLineRowFragment): string => {
  const words = state === 'CREDITED' ? `${amountOf(credited)} credited` : state.toLowerCase();
  return `${plain(awb)}  ${words}, ${amountOf(booked)} added to the cost`;
};
