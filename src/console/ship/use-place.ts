import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '../app/session.js';
import { GraphError } from '../graph/graph-error.js';
import { send } from '../graph/send.js';
import {
  ChangeDraftDocument,
  KeepDraftDocument,
  PackOrderDocument,
  PlaceDraftDocument,
  RememberPlaceDocument,
  type PlaceDraftMutation,
} from './operations.generated.js';
import { contentOf, recipientEntry } from './order-of.js';
import type { FormState } from './use-kept-form.js';

type Placement = PlaceDraftMutation['placeOrderDraft'];

/** What was placed, and what could not be done after it. */
export interface Placed extends Placement {
  readonly failed: readonly ('remember' | 'pack')[];
}

export interface Placing {
  readonly isBusy: boolean;
  readonly error: Error | null;
  /** Saves what is on the form; null if that failed. */
  readonly save: () => Promise<string | null>;
  /** Places it; null if that failed. */
  readonly place: (rateId: string | null) => Promise<Placed | null>;
}

/** Saves and places the form. A repeat after a lost answer finds the draft by its key, and a placed draft is placed once. */
export function usePlace({ form, key, draftId, setDraft }: FormState): Placing {
  const { isOperator } = useSession();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const sellerId = isOperator ? form.sellerId || null : null;

  const kept = async (rateId: string | null): Promise<string> => {
    const content = contentOf(form, rateId);
    const id = draftId ?? (await send(KeepDraftDocument, { input: { sellerId, clientKey: key, content } })).createOrderDraft.id;
    // The draft of this key may be an earlier state of the form, or placed already.
    await send(ChangeDraftDocument, { id, content }).catch(unlessPlaced);
    setDraft(id);
    return id;
  };
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
  return {
    isBusy,
    error,
    save: () => run(() => kept(null)),
    place: (rateId) =>
      run(async () => {
        const { placeOrderDraft } = await send(PlaceDraftDocument, { id: await kept(rateId) });
        const { rememberAs, isPacked } = form;
        const remembered =
          rememberAs === null ||
          (await isDone(send(RememberPlaceDocument, { sellerId, entry: recipientEntry(form, rememberAs), replace: true })));
        const packed = !isPacked || (await isDone(send(PackOrderDocument, { orderId: placeOrderDraft.orderId })));
        return { ...placeOrderDraft, failed: [...(remembered ? [] : ['remember' as const]), ...(packed ? [] : ['pack' as const])] };
      }),
  };
}

function unlessPlaced(error: unknown): void {
  if (error instanceof GraphError && error.code === 'UPDATE_FAILED') return;
  throw error;
}

/** The shipment is placed whatever comes of this; the user is told of it. */
const isDone = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );
