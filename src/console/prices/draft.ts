import type { WholeCardFragment } from './operations.generated.js';
import type { SurchargeBase, SurchargeCode, SurchargeInput, SurchargeKind } from '../../schema-types.generated.js';
import { gridOf, type PriceGrid } from './price-grid.js';

/** A surcharge being edited: numbers are texts, instants are in the format of the service. */
export interface DraftSurcharge {
  /** Stable identity while surcharges are reordered. */
  readonly key: string;
  readonly code: SurchargeCode;
  readonly label: string;
  readonly kind: SurchargeKind;
  readonly value: string;
  /** Empty for the currency of the card. */
  readonly currency: string;
  readonly appliesTo: SurchargeBase;
  readonly validFrom: string | null;
  readonly validTo: string | null;
  readonly zone: string;
  readonly overLengthCm: string;
  readonly overGirthCm: string;
}

/** The editable fields of a draft. */
export interface Draft {
  readonly currency: string;
  /** Null for the time of drafting. */
  readonly effectiveFrom: string | null;
  readonly effectiveTo: string | null;
  readonly grid: PriceGrid;
  readonly surcharges: readonly DraftSurcharge[];
}

export const draftOf = (card: WholeCardFragment): Draft => ({
  currency: card.currency,
  effectiveFrom: card.effectiveFrom,
  effectiveTo: card.effectiveTo,
  grid: gridOf(card.tiers),
  surcharges: surchargesOf(card),
});

export const surchargesOf = (card: Pick<WholeCardFragment, 'currency' | 'surcharges'>): DraftSurcharge[] =>
  card.surcharges.map(({ id, currency, zone, overLengthCm, overGirthCm, ...rest }) => ({
    ...rest,
    key: id,
    currency: currency === null || currency === card.currency ? '' : currency,
    zone: zone ?? '',
    overLengthCm: overLengthCm === null ? '' : String(overLengthCm),
    overGirthCm: overGirthCm === null ? '' : String(overGirthCm),
  }));

export const newSurcharge = (): DraftSurcharge => ({
  key: crypto.randomUUID(),
  code: 'FUEL',
  label: '',
  kind: 'PERCENT',
  value: '',
  currency: '',
  appliesTo: 'BASE',
  validFrom: null,
  validTo: null,
  zone: '',
  overLengthCm: '',
  overGirthCm: '',
});

export const givenSurcharges = (surcharges: readonly DraftSurcharge[]): SurchargeInput[] =>
  surcharges.map(({ key: _key, label, currency, zone, overLengthCm, overGirthCm, ...rest }) => ({
    ...rest,
    label: label || null,
    currency: rest.kind === 'PERCENT' ? null : currency || null,
    zone: zone || null,
    overLengthCm: wholeOf(overLengthCm),
    overGirthCm: wholeOf(overGirthCm),
  }));

const wholeOf = (text: string): number | null => (text === '' ? null : Number(text));

/** True if both drafts have exactly the same content. */
export const isSame = (left: Draft, right: Draft): boolean => JSON.stringify(left) === JSON.stringify(right);

const NUMBER = /^\d+(\.\d+)?$/;
const WHOLE = /^\d*$/;

/** Names of surcharge fields that cannot be parsed, as the service names them. */
export function surchargeMistakes(surcharges: readonly DraftSurcharge[], noNumber: string): ReadonlyMap<string, string> {
  const errors = new Map<string, string>();
  surcharges.forEach(({ value, overLengthCm, overGirthCm }, index) => {
    if (!NUMBER.test(value)) errors.set(`surcharges[${index}].value`, noNumber);
    if (!WHOLE.test(overLengthCm)) errors.set(`surcharges[${index}].overLengthCm`, noNumber);
    if (!WHOLE.test(overGirthCm)) errors.set(`surcharges[${index}].overGirthCm`, noNumber);
  });
  return errors;
}
