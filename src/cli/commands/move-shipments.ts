import { CodPaymentMethod, ShipmentStatus, type DeliveryCollectionInput, type ShipmentStepFragment } from '../../client/index.js';
import { choice, choices, decimal, measure, oneOf, typed, wholeNumber } from '../choices.js';
import type { Desk } from '../desk.js';
import { forEachItem, idsOf } from '../each-item.js';
import { misused } from '../exit-codes.js';
import { amountOf, counted } from '../words.js';
import type { CommandGroup } from './group.js';

/** Steps that end a parcel's journey, or give money back. */
const GRAVE: ReadonlySet<ShipmentStatus> = new Set(['CANCELLED', 'FAILED', 'RETURN_TO_SENDER']);

const ALL = 'all';
const amountOrAll = (text: string): string => (text === ALL ? ALL : decimal(text));

const CONCURRENCY = ['-c, --concurrency <count>', 'how many at the same time', wholeNumber(1, 32), 4] as const;

/** Takes many parcels one step further. */
export const move: CommandGroup = (group, desk) => {
  group
    .command('move')
    .description('takes one or many shipments to a status')
    .argument('<status>', `where to: ${typed(ShipmentStatus).join(', ')}`, oneOf(ShipmentStatus))
    .argument('[ids...]', 'any ids of shipments; none or "-" reads them from standard input')
    .option('--note <text>', 'for the timeline')
    .option('--reason <code>', 'a reason code, see the reference of the service')
    .option('--collected <amount>', 'with delivered: what was collected of cash on delivery, or "all"', amountOrAll)
    .addOption(choice('--method <method>', 'with --collected: how it was paid; cash when absent', CodPaymentMethod))
    .option('--pos-reference <slip>', 'with --method pos: the slip number of the terminal')
    .option('--collector <id>', 'with --collected: the member of staff who took it; you when absent')
    .option('--partial', 'with --collected: less than expected is right; needs --note')
    .option('--not-collected <reason>', 'with delivered: why nothing was collected')
    .option('--force', 'also where the table of steps does not allow it; super administrators only')
    .option(...CONCURRENCY)
    .action(async (status, given, { note, reason, force, concurrency, ...money }) => {
      const collection = collectionOf({ ...money, note });
      const ids = await idsOf(desk, given);
      if (GRAVE.has(status) || force || collection?.collected) await desk.agree(await consequencesOf(desk, status, ids));
      await forEachItem(desk, {
        ids,
        concurrency,
        run: (shipgraph, id) =>
          shipgraph.transitionShipment({ input: { id, status, note, reasonCode: reason, force, collection } }, { signal: desk.signal }),
        words: stepOf,
      });
    });
};

interface MoneyOptions {
  readonly collected?: string | undefined;
  readonly method?: CodPaymentMethod | undefined;
  readonly posReference?: string | undefined;
  readonly collector?: string | undefined;
  readonly partial?: true | undefined;
  readonly notCollected?: string | undefined;
  readonly note?: string | undefined;
}

/** What was collected at the door, as the options say it; undefined when they say nothing. */
function collectionOf(options: MoneyOptions): DeliveryCollectionInput | undefined {
  const { collected, notCollected, method, posReference, collector, partial, note } = options;
  if (collected !== undefined && notCollected !== undefined) throw misused('--collected and --not-collected do not go together.');
  if (notCollected !== undefined) return { notCollectedReason: notCollected };
  if (collected === undefined) {
    if (method !== undefined || posReference !== undefined || collector !== undefined || partial) {
      throw misused('--method, --pos-reference, --collector and --partial need --collected.');
    }
    return undefined;
  }
  const amount = collected === ALL ? undefined : collected;
  const details = { posReference, collectedById: collector, acceptPartial: partial, notes: partial ? note : undefined };
  return { collected: { method: method ?? 'CASH', amount, ...details } };
}

/** Records what a parcel really measures. */
export const verify: CommandGroup = (group, desk) => {
  group
    .command('verify <id>')
    .description('records what a parcel really measures; a difference is charged or given back')
    .requiredOption('--weight <kg>', 'in kilograms', measure)
    .requiredOption('--length <cm>', 'in centimetres', measure)
    .requiredOption('--width <cm>', 'in centimetres', measure)
    .requiredOption('--height <cm>', 'in centimetres', measure)
    .option('--notes <text>', 'for the timeline')
    .action(async (id, { weight, length, width, height, notes }) => {
      const input = { id, weightKg: weight, length, width, height, notes };
      const verified = await (await desk.shipgraph()).verifyShipment({ input }, { signal: desk.signal });
      const { shipment, newStatus } = verified;
      desk.show(
        verified,
        () => `${shipment.reference} is ${newStatus.toLowerCase()}. Difference: ${amountOf(shipment.verification?.difference)}`,
      );
    });
};

/** Walks parcels along their way. */
export const simulate: CommandGroup = (group, desk) => {
  group
    .command('simulate <ids...>')
    .description('walks shipments along their way as a carrier would, on services that are set up for it')
    .addOption(choices('--path <status...>', 'the reports to make; the whole way when absent', ShipmentStatus))
    .option(...CONCURRENCY)
    .action(async (given, { path, concurrency }) => {
      const ids = await idsOf(desk, given);
      await desk.agree(`${counted(ids.length, 'shipment')} will be walked along the way, with all bookings of money.`);
      await forEachItem(desk, {
        ids,
        concurrency,
        run: (shipgraph, id) => shipgraph.simulateShipment({ id, path }, { signal: desk.signal }),
        words: ({ status }) => status.toLowerCase(),
      });
    });
};

type Step = Pick<ShipmentStepFragment, 'previousStatus' | 'newStatus'>;

const stepOf = ({ previousStatus, newStatus }: Step): string => `${previousStatus} -> ${newStatus}`.toLowerCase();

/** What the service says of this step, where it is one parcel. */
async function consequencesOf(desk: Desk, status: ShipmentStatus, ids: readonly string[]): Promise<string> {
  const sentence = `${counted(ids.length, 'shipment')} will be ${status.toLowerCase()}.`;
  const [id] = ids;
  if (ids.length > 1 || id === undefined || !desk.io.person) return sentence;
  const { allowedTransitions } = await (await desk.shipgraph()).shipment({ id }, { signal: desk.signal });
  const effects = allowedTransitions.find(({ to }) => to === status)?.effects ?? [];
  return [sentence, ...effects.map((effect) => `  - ${effect}`)].join('\n');
}
