import { CodPaymentMethod, ShipmentStatus, type DeliveryCollectionInput, type ShipmentStepFragment } from '../../client/index.js';
import { amountOrAll, askForCollections, collectionOf, withHint } from '../collection.js';
import { choice, choices, measure, oneOf, typed, wholeNumber } from '../choices.js';
import type { Desk } from '../desk.js';
import { forEachItem, idsOf } from '../each-item.js';
import { staffId } from '../naming.js';
import { amountOf, counted } from '../words.js';
import type { CommandGroup } from './group.js';

/** Steps that end a parcel's journey, or give money back. */
const GRAVE: ReadonlySet<ShipmentStatus> = new Set(['CANCELLED', 'FAILED', 'RETURN_TO_SENDER']);

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
    .option('--collector <staff>', 'with --collected: the member of staff who took it; you when absent')
    .option('--partial', 'with --collected: less than expected is right; needs --note')
    .option('--not-collected <reason>', 'with delivered: why nothing was collected')
    .option('--force', 'also where the table of steps does not allow it; super administrators only')
    .option(...CONCURRENCY)
    .action(async (status, given, { note, reason, force, concurrency, ...money }) => {
      const answered = collectionOf({ ...money, note, collector: await staffId(desk, money.collector) });
      const ids = await idsOf(desk, given);
      const asked = status === 'DELIVERED' && !answered ? await askForCollections(desk, ids) : new Map<string, DeliveryCollectionInput>();
      if (GRAVE.has(status) || force || answered?.collected) await desk.agree(await consequencesOf(desk, status, ids));
      await forEachItem(desk, {
        ids,
        concurrency,
        run: (shipgraph, id) => {
          const input = { id, status, note, reasonCode: reason, force, collection: answered ?? asked.get(id) };
          return withHint(shipgraph.transitionShipment({ input }, { signal: desk.signal }));
        },
        words: stepOf,
      });
    });
};

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
