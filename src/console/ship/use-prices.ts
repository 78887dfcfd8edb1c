import { useDebouncedValue } from '@mantine/hooks';
import { useRead } from '../graph/use-read.js';
import { LivePricesDocument, type LiveOptionFragment, type LivePricesQuery } from './operations.generated.js';
import { pricedOf } from './order-of.js';
import type { ShipmentForm } from './shipment-form.js';

const WAIT_MS = 400;

export interface LivePrices {
  /** Undefined as long as route, weight and size are not known. */
  readonly rates: LivePricesQuery['rates'] | undefined;
  readonly error: Error | null;
  /** False while the prices shown are those of an earlier state of the form. */
  readonly isCurrent: boolean;
  readonly again: () => void;
  /** The chosen service, or the cheapest; undefined if it is not available. */
  readonly chosen: LiveOptionFragment | undefined;
}

/** Prices of what is on the form, asked for when typing pauses. */
export function usePrices(form: ShipmentForm): LivePrices {
  const wanted = JSON.stringify(pricedOf(form));
  const [asked] = useDebouncedValue(wanted, WAIT_MS);
  const input = asked === wanted ? pricedOf(form) : (JSON.parse(asked) as ReturnType<typeof pricedOf>);
  const { data, error, isPlaceholderData, isFetching, refetch } = useRead(
    LivePricesDocument,
    { input: input ?? { origin: NOWHERE, destination: NOWHERE } },
    { enabled: input !== null, keep: true },
  );
  const rates = input === null || error || !data ? undefined : { ...data.rates, rates: data.rates.rates.toSorted(byPrice) };
  const options = rates?.rates ?? [];
  return {
    rates,
    error,
    isCurrent: asked === wanted && !isPlaceholderData && !isFetching,
    again: () => void refetch(),
    chosen: form.service === '' ? options[0] : options.find(({ serviceCode }) => serviceCode === form.service),
  };
}

/** By what the seller pays, not by what shoppers see. */
const byPrice = (left: LiveOptionFragment, right: LiveOptionFragment): number =>
  Number(left.actualRate.amount) - Number(right.actualRate.amount) || left.maxTransitDays - right.maxTransitDays;

const NOWHERE = { address: '', city: '', zip: '', countryCode: '' };
