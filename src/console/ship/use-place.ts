import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../app/session.js';
import { GraphError } from '../graph/graph-error.js';
import { send } from '../graph/send.js';
import {
  BookPickupDocument,
  ChangeDraftDocument,
  KeepDraftDocument,
  PackOrderDocument,
  PlaceDraftDocument,
  RememberPlaceDocument,
  type PlaceDraftMutation,
} from './operations.generated.js';
import { contentOf, originEntry, recipientEntry } from './order-of.js';
import { useMayBook } from './use-may-book.js';
import type { FormState } from './use-kept-form.js';

type Placement = PlaceDraftMutation['placeOrderDraft'];

/** What was placed, and what could not be done after it. */
export interface Placed extends Placement {
  readonly failed: readonly ('remember' | 'origin' | 'pack' | 'pickup' | 'money')[];
  /** Null as long as no pickup is booked, or its carrier has not answered. */
  readonly labelUrl: string | null;
}

export interface Placing {
  readonly isBusy: boolean;
  readonly error: Error | null;
  /** Saves what is on the form; null if that failed. */
  readonly save: () => Promise<string | null>;
  /** Places it; null if that failed. */
  readonly place: (price: ShownPrice) => Promise<Placed | null>;
}

/** The price that was shown for the service. */
export interface ShownPrice {
  readonly rateId: string;
  readonly amount: string;
}

/** Saves and places the form. A repeat after a lost answer finds the draft by its key, and a placed draft is placed once. */
export function usePlace({ form, key, draftId, setDraft }: FormState): Placing {
  const { t } = useTranslation('ship');
  const { isOperator } = useSession();
  const mayBook = useMayBook();
  const { run, ...progress } = useRun();
  const sellerId = isOperator ? form.sellerId || null : null;

  const kept = async (priced: Parameters<typeof contentOf>[1]): Promise<string> => {
    const content = contentOf(form, priced);
    const id = draftId ?? (await send(KeepDraftDocument, { input: { sellerId, clientKey: key, content } })).createOrderDraft.id;
    // The draft of this key may be an earlier state of the form, or placed already.
    await send(ChangeDraftDocument, { id, content }).catch(unlessPlaced);
    setDraft(id);
    return id;
  };
  return {
    ...progress,
    save: () => run(() => kept({ rateId: null, goods: null })),
    place: ({ rateId, amount }) =>
      run(async () => {
        const id = await kept({ rateId, goods: t('items.goods') });
        const { placeOrderDraft } = await send(PlaceDraftDocument, { id, expectedRate: amount });
        const failed = await keepPlaces({ form, sellerId });
        const packed = form.isPacked ? await pack(placeOrderDraft, mayBook) : NOT_PACKED;
        return { ...placeOrderDraft, labelUrl: packed.labelUrl, failed: [...failed, ...packed.failed] };
      }),
  };
}

/** Runs one piece of work at a time, and keeps the error of the last. */
function useRun() {
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const run = async <Result>(work: () => Promise<Result>): Promise<Result | null> => {
    if (isBusy) return null;
    setBusy(true);
    setError(null);
    try {
      return await work();
    } catch (thrown) {
      setError(thrown instanceof Error ? thrown : new Error(String(thrown)));
      return null;
    } finally {
      setBusy(false);
      void queries.invalidateQueries();
    }
  };
  return { isBusy, error, run };
}

function unlessPlaced(error: unknown): void {
  if (error instanceof GraphError && error.code === 'UPDATE_FAILED') return;
  throw error;
}

interface Owned extends Pick<FormState, 'form'> {
  readonly sellerId: string | null;
}

/** Each step is tried, and what could not be done is named: the shipment is placed whatever comes of them. */
async function keepPlaces({ form, sellerId }: Owned): Promise<Placed['failed']> {
  const { rememberAs, keepsOrigin, origin } = form;
  const failed: Placed['failed'][number][] = [];
  if (keepsOrigin) {
    // A name that says where it is meets no other entry.
    const entry = originEntry(form, `${origin.address}, ${origin.city}`.slice(0, 100), true);
    if (await errorOf(send(RememberPlaceDocument, { sellerId, entry, replace: true }))) failed.push('origin');
  }
  if (rememberAs !== null) {
    const entry = recipientEntry(form, rememberAs);
    if (await errorOf(send(RememberPlaceDocument, { sellerId, entry, replace: true }))) failed.push('remember');
  }
  return failed;
}

type Packed = Pick<Placed, 'labelUrl' | 'failed'>;

const NOT_PACKED: Packed = { labelUrl: null, failed: [] };

/** Marks the order as packed, and books the pickup with it. */
async function pack({ orderId, shipmentId }: Placement, mayBook: boolean): Promise<Packed> {
  if (await errorOf(send(PackOrderDocument, { orderId }))) return { labelUrl: null, failed: ['pack'] };
  if (!mayBook) return NOT_PACKED;
  try {
    const { schedulePickup } = await send(BookPickupDocument, { id: shipmentId });
    return { labelUrl: schedulePickup.shipment.label?.url ?? null, failed: [] };
  } catch (error) {
    const isShort = error instanceof GraphError && error.code === 'INSUFFICIENT_BALANCE';
    return { labelUrl: null, failed: [isShort ? 'money' : 'pickup'] };
  }
}

/** Null if it went well. */
const errorOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );
