import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GraphError, type FieldProblem } from '../graph/graph-error.js';
import type { FormProblem } from '../ui/form-problems.js';
import { useRefusalText } from '../ui/refusal-text.js';
import { problemsIn } from './form-problems.js';
import type { ShipmentForm } from './shipment-form.js';
import type { LivePrices } from './use-prices.js';

/** What is wrong with a field; undefined if nothing. */
export type ProblemOf = (field: string) => string | undefined;

export interface Problems {
  readonly all: readonly FormProblem[];
  readonly problemOf: ProblemOf;
  /** Counts the attempts to place. */
  readonly attempt: number;
  /** Counts one more attempt; true if nothing is wrong with the form itself. */
  readonly check: () => boolean;
  /** Counts the answer to an attempt as one, so that what the service says is looked at. */
  readonly show: () => void;
  /** An error without what is shown at fields; null if nothing of it is left. */
  readonly restOf: (error: Error | null) => Error | null;
}

interface Judged {
  readonly needsSeller: boolean;
  /** Why the form was not placed. */
  readonly placing: Error | null;
  readonly prices: LivePrices;
}

/** Everything that is wrong: with the form, once it was to be placed, and what the service says of its fields. */
export function useProblems(form: ShipmentForm, { needsSeller, placing, prices }: Judged): Problems {
  const { t } = useTranslation('ship');
  const refusalText = useRefusalText();
  const [attempt, setAttempt] = useState(0);
  const told = useTold(form, placing, prices.error);
  const found = [...(needsSeller && form.sellerId === '' ? [noSeller(t)] : []), ...problemsIn(form, t)];
  // The price is looked at once everything that it depends on is there.
  const judged = found.length > 0 || told.length > 0 ? found : priceProblems(prices, t);
  const own = attempt > 0 ? judged : [];
  const theirs = told.filter(({ field }) => !own.some((each) => each.field === field));
  const all = [
    ...own.map((each) => ({ ...each, atField: each.text })),
    ...theirs.map(({ field, problem }) => ({
      field,
      text: t('problems.told', { field: labelOf(field, t), problem: refusalText(problem) }),
      atField: refusalText(problem),
    })),
  ];
  return {
    all,
    attempt,
    problemOf: (field) => all.find((each) => each.field === field)?.atField,
    check: () => {
      setAttempt((count) => count + 1);
      return judged.length === 0;
    },
    show: () => setAttempt((count) => count + 1),
    restOf,
  };
}

const noSeller = (t: Words): FormProblem => ({ field: 'sellerId', text: t('problems.seller') });

function priceProblems({ isCurrent, chosen, rates }: LivePrices, t: Words): readonly FormProblem[] {
  if (isCurrent && chosen) return [];
  const reason = !isCurrent ? 'waiting' : !rates ? 'noPrice' : rates.rates.length > 0 ? 'service' : 'noService';
  return [{ field: 'prices', text: t(`problems.${reason}`) }];
}

interface Told {
  readonly field: string;
  readonly problem: FieldProblem;
}

/** What the service says of fields that have not changed since. Prices follow the form by themselves. */
function useTold(form: ShipmentForm, placing: Error | null, prices: Error | null): readonly Told[] {
  const [sent, setSent] = useState({ placing, form });
  if (sent.placing !== placing) setSent({ placing, form });
  const stands = ({ field }: Told): boolean => valueOf(sent.form, field) === valueOf(form, field);
  return firstOfEach([...toldIn(placing).filter(stands), ...toldIn(prices)]);
}

const toldIn = (error: Error | null): readonly Told[] =>
  error instanceof GraphError
    ? error.problems.flatMap((problem) => {
        const field = controlFor(problem.field);
        return field === undefined ? [] : [{ field, problem }];
      })
    : [];

const firstOfEach = (told: readonly Told[]): readonly Told[] =>
  told.filter(({ field }, index) => told.findIndex((each) => each.field === field) === index);

function restOf(error: Error | null): Error | null {
  if (!(error instanceof GraphError) || error.problems.length === 0) return error;
  const rest = error.problems.filter(({ field }) => controlFor(field) === undefined);
  return rest.length === 0 ? null : error.withProblems(rest);
}

/** Names of the service for what this form has another field for. Each line is a slice of the parcel. */
const CONTROLS: Readonly<Record<string, string>> = {
  'customer.firstName': 'customer.name',
  'customer.lastName': 'customer.name',
  // What carriers ask of the sender is in the profile of the seller.
  'shipper.phone': 'sender',
  'shipper.name': 'sender',
  weight: 'parcel.kg',
  grams: 'parcel.kg',
  length: 'parcel.length',
  width: 'parcel.width',
  height: 'parcel.height',
  currency: 'order.currency',
  collectionAmount: 'order.collectionAmount',
};
const OF_FORM = /^(origin|destination|customer)[.]|^products\[\d+\][.](name|quantity|price|hsCode|originCountry)$/;
const OF_ORDER: ReadonlySet<string> = new Set(['order.currency', 'order.collectionAmount', 'order.orderReference', 'sellerId']);

/** The field of this form that a problem belongs to; undefined if there is none. */
function controlFor(field: string | null): string | undefined {
  if (field === null) return undefined;
  const other = CONTROLS[field] ?? CONTROLS[/^products\[\d+\][.](\w+)$/.exec(field)?.[1] ?? ''];
  return other ?? (OF_FORM.test(field) || OF_ORDER.has(field) ? field : undefined);
}

/** What stands in the form for a field, to see whether it has changed. */
function valueOf({ origin, destination, contact, parcel, items, sellerId, ...order }: ShipmentForm, field: string): unknown {
  const line = /^products\[(\d+)\]/.exec(field)?.[1];
  const [owner = '', name = ''] = field.split('.');
  const owners: Readonly<Record<string, object>> = { origin, destination, customer: contact, parcel, order };
  return Reflect.get(line === undefined ? (owners[owner] ?? { sellerId }) : (items[Number(line)] ?? {}), IN_FORM[name] ?? name);
}

/** Fields that have another name in the form. */
const IN_FORM: Readonly<Record<string, string>> = {
  countryCode: 'country',
  collectionAmount: 'collection',
  orderReference: 'reference',
  '': 'sellerId',
};

type Words = ReturnType<typeof useTranslation<'ship'>>['t'];

function labelOf(field: string, t: Words): string {
  const [, line, ofLine = ''] = /^products\[(\d+)\][.](\w+)$/.exec(field) ?? [];
  if (line !== undefined) return t('problems.ofItem', { number: Number(line) + 1, field: t(`items.${ofLine}` as 'items.name') });
  const [owner = '', name = ''] = field.split('.');
  if (owner !== 'origin' && owner !== 'destination') return t(`problems.labels.${name || owner}` as 'problems.labels.name');
  const end = t(owner === 'origin' ? 'from.title' : 'to.title');
  return t('problems.ofPlace', { end, field: t(`place.${IN_FORM[name] ?? name}` as 'place.city') });
}
