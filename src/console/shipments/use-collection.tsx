import { useState, type ReactNode } from 'react';
import { useSession } from '../app/session.js';
import { CollectionFields } from './answer-fields.js';
import { collectionOf, inFull, NO_ANSWER, openCash, type Collectable } from './collection.js';
import type { DeliveryCollectionInput } from '../../schema-types.generated.js';

interface Collection {
  readonly fields: ReactNode;
  /** Collection sent with the delivery; undefined if nothing is due. */
  readonly input: () => DeliveryCollectionInput | undefined;
}

/** Asks what was collected when the next status is `delivered`. The person who delivers is the default collector. */
export function useCollection(shipment: Collectable, to: string | undefined): Collection {
  const { staffId } = useSession();
  const due = to === 'DELIVERED' ? openCash(shipment) : null;
  const [answer, change] = useState(NO_ANSWER);
  const [details, changeDetails] = useState(() => ({
    ...inFull(openCash(shipment) ?? { amount: '', currency: '' }),
    collectedById: staffId ?? '',
  }));
  if (!due) return { fields: null, input: () => undefined };
  return {
    fields: <CollectionFields due={due} answer={answer} change={change} details={details} changeDetails={changeDetails} />,
    input: () => collectionOf(answer, details),
  };
}
