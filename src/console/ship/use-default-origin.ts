import { useEffect, useEffectEvent } from 'react';
import { useRead } from '../graph/use-read.js';
import { SenderPlacesDocument } from './operations.generated.js';
import { countryFrom, originOf, type Place } from './shipment-form.js';
import type { FormState } from './use-kept-form.js';

interface Owner {
  readonly sellerId: string | null;
  readonly isReady: boolean;
}

/** Fills in the usual origin of the seller, once, where the form has none; true if the seller has no usual origin yet. */
export function useDefaultOrigin({ form, set }: Pick<FormState, 'form' | 'set'>, { sellerId, isReady }: Owner): boolean {
  const { data } = useRead(SenderPlacesDocument, { sellerId }, { enabled: isReady });
  const usual = data?.defaultOrigin?.address;
  const fill = useEffectEvent(() => {
    if (!usual || form.isOriginFilled) return;
    const origin = originOf(usual);
    if (!fits(form.origin, origin)) return;
    set({ origin, isOriginFilled: true, ...countryFrom(form, origin) });
  });
  useEffect(() => fill(), [usual]);
  return data !== undefined && usual === undefined;
}

/** A quote names the city, and its price may depend on the postal code. */
const fits = (known: Place, { city, country, zip }: Place): boolean =>
  known.address === '' &&
  [known.city, known.country, known.zip].every(
    (part, index) => part === '' || part.toLowerCase() === [city, country, zip][index]?.toLowerCase(),
  );
