import { CodPaymentMethod, ShipmentStatus, type DeliveryCollectionInput, type ShipmentStepFragment } from '../../client/index.js';
import { amountOrAll, askForCollections, collectionOf, withHint } from '../collection.js';
import { choice, choices, measure, oneOf, typed, wholeNumber } from '../choices.js';
import type { Desk } from '../desk.js';
import { forEachItem, idsOf } from '../each-item.js';
import { staffId } from '../naming.js';
import { amountOf, counted } from '../words.js';
import type { CommandGroup } from './group.js';

/** Transitions that end a shipment or refund money. */
const GRAVE: ReadonlySet<ShipmentStatus> = new Set(['CANCELLED', 'FAILED', 'RETURN_TO_SENDER']);

const CONCURRENCY = ['-c, --concurrency <count>', 'number of parallel requests', wholeNumber(1, 32), 4] as const;

/** Moves one or many shipments to a status. */
export const move: CommandGroup = (group, desk) => {
  group
    .command('move')
    .description('move one or many shipments to a status')
    .argument('<status>', `target status: ${typed(ShipmentStatus).join(', ')}`, oneOf(ShipmentStatus))
    .argument('[ids...]', 'shipment ids of any kind; without ids, or with "-", reads them from standard input')
    .option('--note <text>', 'note for the timeline')
    .option('--reason <code>', 'reason code; see the reference of the service')
    .option('--collected <amount>', 'with delivered: amount of cash on delivery collected, or "all"', amountOrAll)
    .addOption(choice('--method <method>', 'with --collected: payment method (default: cash)', CodPaymentMethod))
    .option('--pos-reference <slip>', 'with --method pos: slip number of the card terminal')
    .option('--collector <staff>', 'with --collected: staff member who collected it (default: you)')
    .option('--partial', 'with --collected: accept less than the expected amount; requires --note')
    .option('--not-collected <reason>', 'with delivered: reason why nothing was collected')
    .option('--force', 'bypass the transition rules; super administrators only')
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

/** Records the measured weight and size of a parcel. */
export const verify: CommandGroup = (group, desk) => {
  group
    .command('verify <id>')
    .description('record the measured weight and size of a parcel; a difference is charged or credited')
    .requiredOption('--weight <kg>', 'weight in kilograms', measure)
    .requiredOption('--length <cm>', 'length in centimetres', measure)
    .requiredOption('--width <cm>', 'width in centimetres', measure)
    .requiredOption('--height <cm>', 'height in centimetres', measure)
    .option('--notes <text>', 'note for the timeline')
    .option('--confirm-unusual', 'take measures that are far from the declared ones')
    .action(async (id, { weight, length, width, height, notes, confirmUnusual }) => {
      const input = { id, weightKg: weight, length, width, height, notes, confirmUnusual };
      const verified = await (await desk.shipgraph()).verifyShipment({ input }, { signal: desk.signal });
      const { shipment, newStatus } = verified;
      desk.show(
        verified,
        () => `${shipment.reference} is ${newStatus.toLowerCase()}. Difference: ${amountOf(shipment.verification?.difference)}`,
      );
    });
};

/** Simulates carrier reports for shipments. */
export const simulate: CommandGroup = (group, desk) => {
  group
    .command('simulate <ids...>')
    .description('simulate carrier reports for shipments, on services that allow it')
    .addOption(choices('--path <status...>', 'statuses to report (default: the whole journey)', ShipmentStatus))
    .option(...CONCURRENCY)
    .action(async (given, { path, concurrency }) => {
      const ids = await idsOf(desk, given);
      await desk.agree(
        `${counted(ids.length, 'shipment')} will be moved along by simulated carrier reports, including all money postings.`,
      );
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

/** Lists the effects that the service reports for the transition, for a single shipment. */
async function consequencesOf(desk: Desk, status: ShipmentStatus, ids: readonly string[]): Promise<string> {
  const sentence = `${counted(ids.length, 'shipment')} will be ${status.toLowerCase()}.`;
  const [id] = ids;
  if (ids.length > 1 || id === undefined || !desk.io.person) return sentence;
  const { allowedTransitions } = await (await desk.shipgraph()).shipment({ id }, { signal: desk.signal });
  const effects = allowedTransitions.find(({ to }) => to === status)?.effects ?? [];
  return [sentence, ...effects.map((effect) => `  - ${effect}`)].join('\n');
}
