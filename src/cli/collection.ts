import { CodPaymentMethod, ShipgraphError, type DeliveryCollectionInput, type ShipmentQuery } from '../client/index.js';
import { decimal, oneOf, typed } from './choices.js';
import type { Desk } from './desk.js';
import { exitCodes, misused, Stop } from './exit-codes.js';
import type { Person } from './io.js';
import { plain, amountOf } from './words.js';

const ALL = 'all';
export const amountOrAll = (text: string): string => (text === ALL ? ALL : decimal(text));

interface MoneyOptions {
  readonly collected?: string | undefined;
  readonly method?: CodPaymentMethod | undefined;
  readonly posReference?: string | undefined;
  readonly collector?: string | undefined;
  readonly partial?: true | undefined;
  readonly notCollected?: string | undefined;
  readonly note?: string | undefined;
}

/** Builds the collection from the options; undefined when none are given. */
export function collectionOf(options: MoneyOptions): DeliveryCollectionInput | undefined {
  const { collected, notCollected, method, posReference, collector, partial, note } = options;
  if (collected !== undefined && notCollected !== undefined) throw misused('--collected and --not-collected cannot be used together.');
  if (notCollected !== undefined) return { notCollectedReason: notCollected };
  if (collected === undefined) {
    if (method !== undefined || posReference !== undefined || collector !== undefined || partial) {
      throw misused('--method, --pos-reference, --collector and --partial require --collected.');
    }
    return undefined;
  }
  const amount = collected === ALL ? undefined : collected;
  const details = { posReference, collectedById: collector, acceptPartial: partial, notes: partial ? note : undefined };
  return { collected: { method: method ?? 'CASH', amount, ...details } };
}

/** Asks an interactive user what was collected for each parcel with open cash on delivery. Asks nothing without a terminal. */
export async function askForCollections(desk: Desk, ids: readonly string[]): Promise<Map<string, DeliveryCollectionInput>> {
  const answers = new Map<string, DeliveryCollectionInput>();
  const { person } = desk.io;
  if (!person) return answers;
  for (const id of ids) {
    const shipment = await shipmentOf(desk, id);
    if (shipment && isOpen(shipment)) answers.set(id, await askOne(desk, person, shipment));
  }
  return answers;
}

type Shipment = ShipmentQuery['shipment'];
type CashShipment = Shipment & { readonly cod: NonNullable<Shipment['cod']> };

const isOpen = (shipment: Shipment): shipment is CashShipment =>
  shipment.type === 'OUTBOUND' && shipment.paymentStatus === 'POSTPAID' && shipment.cod !== null && shipment.cod.stage === null &&
  Number(shipment.cod.amount.amount) > 0; // prettier-ignore

/** Skips shipments that cannot be read: the transition itself reports why. */
async function shipmentOf(desk: Desk, id: string): Promise<Shipment | undefined> {
  try {
    return await (await desk.shipgraph()).shipment({ id }, { signal: desk.signal });
  } catch (error) {
    if (error instanceof ShipgraphError && (error.code === 'SHIPMENT_NOT_FOUND' || error.code === 'AMBIGUOUS_ID')) return undefined;
    throw error;
  }
}

async function askOne(desk: Desk, person: Person, { reference, cod }: CashShipment): Promise<DeliveryCollectionInput> {
  const answer = await asked(desk, person, `Was ${amountOf(cod.amount)} collected for ${plain(reference)}? (yes / how much / no: reason)`, {
    understood: understoodSum,
    help: 'Answer "yes", an amount such as 12.50, or "no:" and the reason.',
  });
  if ('refused' in answer) {
    return {
      notCollectedReason: answer.refused || (await asked(desk, person, 'Why not?', { understood: something, help: 'Give a reason.' })),
    };
  }
  const isPartial = answer.amount !== undefined && Number(answer.amount) < Number(cod.amount.amount);
  const notes = isPartial
    ? await asked(desk, person, 'Why was less collected?', { understood: something, help: 'Give a reason.' })
    : undefined;
  const method = await asked(desk, person, 'How was it paid? (cash / pos / card / bank_transfer; cash when empty)', {
    understood: understoodMethod,
    help: `Answer ${typed(CodPaymentMethod).join(', ')}.`,
  });
  const posReference =
    method === 'POS'
      ? await asked(desk, person, 'Slip number of the card terminal?', { understood: something, help: 'POS payments require it.' })
      : undefined;
  return { collected: { method, amount: answer.amount, posReference, acceptPartial: isPartial || undefined, notes } };
}

interface Understanding<Answer> {
  /** Returns undefined for an answer that cannot be understood. */
  readonly understood: (text: string) => Answer | undefined;
  readonly help: string;
}

const PATIENCE = 3;

async function asked<Answer>(desk: Desk, person: Person, question: string, { understood, help }: Understanding<Answer>): Promise<Answer> {
  for (let attempt = 0; attempt < PATIENCE; attempt += 1) {
    const answer = understood((await person.ask(question)).trim());
    if (answer !== undefined) return answer;
    desk.remark(help);
  }
  throw new Stop('Cancelled. Nothing was done.', exitCodes.declined);
}

type Sum = { readonly amount: string | undefined } | { readonly refused: string };

function understoodSum(text: string): Sum | undefined {
  const word = text.toLowerCase();
  if (['y', 'yes', ALL].includes(word)) return { amount: undefined };
  if (/^\d{1,15}(\.\d{1,4})?$/.test(word)) return { amount: word };
  return word === 'n' || word === 'no' || word.startsWith('no:')
    ? { refused: text.slice(text.indexOf(':') + 1 || text.length).trim() }
    : undefined;
}

function understoodMethod(text: string): CodPaymentMethod | undefined {
  if (text === '') return 'CASH';
  return typed(CodPaymentMethod).includes(text.toLowerCase()) ? oneOf(CodPaymentMethod)(text) : undefined;
}

const something = (text: string): string | undefined => (text === '' ? undefined : text);

const HINT = 'Add --collected AMOUNT|all with --method cash|pos, or --not-collected REASON.';

/** Adds the relevant options to a refusal for a missing collection. */
export async function withHint<Result>(answer: Promise<Result>): Promise<Result> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof ShipgraphError) || error.code !== 'COLLECTION_REQUIRED') throw error;
    const { code, message, errors, requestId, status } = error;
    throw new ShipgraphError({ code, message: `${message} ${HINT}`, errors, ...(requestId && { requestId }), ...(status && { status }) });
  }
}
