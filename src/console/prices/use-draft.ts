import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { GraphError, type Said } from '../graph/graph-error.js';
import { send } from '../graph/send.js';
import { useWrite } from '../graph/use-write.js';
import { useRefusalText } from '../ui/refusal-text.js';
import { draftOf, givenSurcharges, isSame, surchargeMistakes, type Draft } from './draft.js';
import { givenOf, mistakesOf, placeOf, type CellErrors, type GivenGrid, type GridWords } from './grid-input.js';
import { DraftRateCardDocument, RateCardDocument, UpdateRateCardDraftDocument, type WholeCardFragment } from './operations.generated.js';
import { type RateCardPurpose } from '../../schema-types.generated.js';

interface Subject {
  readonly serviceCode: string;
  readonly purpose: RateCardPurpose;
  /** The draft as last loaded; undefined until it is first saved. */
  readonly card: WholeCardFragment | undefined;
  readonly initial: Draft;
  readonly words: GridWords;
  readonly saved: (card: WholeCardFragment) => void;
}

export interface Drafting {
  readonly draft: Draft;
  readonly change: (edit: (draft: Draft) => Draft) => void;
  /** True if there are unsaved changes. */
  readonly isDirty: boolean;
  readonly isBusy: boolean;
  readonly cellErrors: CellErrors;
  /** By the service's names of fields outside the sheet. */
  readonly fieldErrors: ReadonlyMap<string, string>;
  readonly error: Error | undefined;
  /** Another user has saved since this draft was loaded. */
  readonly isOvertaken: boolean;
  readonly save: () => Promise<void>;
  readonly overwrite: () => Promise<void>;
  readonly loadTheirs: () => Promise<void>;
}

const NO_ERRORS: ReadonlyMap<string, string> = new Map();

/** State of a draft: changes, validation errors, and saving with conflict detection. */
export function useDraft({ serviceCode, purpose, card, initial, words, saved }: Subject): Drafting {
  const [base, setBase] = useState({ draft: initial, revision: card?.revision });
  const [draft, setDraft] = useState(initial);
  const { errors, show, fail } = useErrors();
  const refusalText = useRefusalText();
  const { write, isBusy } = useWriteDraft({ serviceCode, purpose, card });
  const isDirty = !isSame(draft, base.draft);
  const isNewer = card !== undefined && base.revision !== undefined && card.revision > base.revision;

  const begin = (from: WholeCardFragment): void => {
    setBase({ draft: draftOf(from), revision: from.revision });
    setDraft(draftOf(from));
    show(NO_ERRORS, NO_ERRORS, undefined);
  };
  // Without local changes, show what others save immediately.
  useEffect(() => {
    if (isNewer && !isDirty) begin(card);
  });
  const saveAs = async (expectedRevision: number | undefined): Promise<void> => {
    const cells = mistakesOf(draft.grid, words);
    const fields = surchargeMistakes(draft.surcharges, words.noNumber);
    if (cells.size + fields.size > 0) return show(cells, fields, undefined);
    const given = givenOf(draft.grid);
    try {
      const written = await write(expectedRevision, draft, given);
      begin(written);
      saved(written);
    } catch (thrown) {
      const found = sorted(asError(thrown), draft, given, refusalText);
      show(found.cells, found.fields, found.rest);
    }
  };
  const withTheirs = useTheirs(card, fail);
  return {
    draft,
    change: setDraft,
    isDirty,
    isBusy,
    ...errors,
    isOvertaken: (isNewer && isDirty) || (errors.error instanceof GraphError && errors.error.code === 'VERSION_CONFLICT'),
    save: () => saveAs(base.revision),
    overwrite: () => withTheirs(({ revision }) => saveAs(revision)),
    loadTheirs: () => withTheirs(async (theirs) => begin(theirs)),
  };
}

/** What is wrong, and where. The first wrong field is focused. */
function useErrors() {
  const [cellErrors, setCellErrors] = useState<CellErrors>(NO_ERRORS);
  const [fieldErrors, setFieldErrors] = useState(NO_ERRORS);
  const [error, setError] = useState<Error>();
  const show = (cells: CellErrors, fields: ReadonlyMap<string, string>, trouble: Error | undefined): void => {
    setCellErrors(cells);
    setFieldErrors(fields);
    setError(trouble);
    if (cells.size + fields.size > 0) window.setTimeout(() => document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus());
  };
  return { errors: { cellErrors, fieldErrors, error }, show, fail: setError };
}

/** Creates the card, or saves a revision of it. */
function useWriteDraft({ serviceCode, purpose, card }: Pick<Subject, 'serviceCode' | 'purpose' | 'card'>) {
  const create = useWrite(DraftRateCardDocument);
  const update = useWrite(UpdateRateCardDraftDocument);
  const write = async (expectedRevision: number | undefined, draft: Draft, given: GivenGrid): Promise<WholeCardFragment> => {
    const { currency, effectiveFrom, effectiveTo } = draft;
    const prices = {
      currency: currency || null,
      tiers: given.tiers,
      surcharges: givenSurcharges(draft.surcharges),
      effectiveFrom,
      effectiveTo,
    };
    if (!card) return (await create.mutateAsync({ input: { ...prices, serviceCode, purpose } })).draftRateCard;
    const input = { ...prices, expectedRevision: expectedRevision ?? null };
    return (await update.mutateAsync({ id: card.id, input })).updateRateCardDraft;
  };
  return { write, isBusy: create.isPending || update.isPending };
}

/** Passes on the latest saved version, which may be newer than the loaded one. */
function useTheirs(card: WholeCardFragment | undefined, fail: (error: Error) => void) {
  const queries = useQueryClient();
  return async (use: (theirs: WholeCardFragment) => Promise<void>): Promise<void> => {
    try {
      const { rateCard } = await send(RateCardDocument, { id: card?.id ?? '' });
      await use(rateCard);
      await queries.invalidateQueries();
    } catch (thrown) {
      fail(asError(thrown));
    }
  };
}

const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/** Assigns each error to its place; errors without one stay with the message. */
function sorted(
  error: Error,
  draft: Draft,
  { rows }: GivenGrid,
  text: (said: Said) => string,
): { cells: CellErrors; fields: CellErrors; rest: Error } {
  const cells = new Map<string, string>();
  const fields = new Map<string, string>();
  if (!(error instanceof GraphError)) return { cells, fields, rest: error };
  const rest = error.problems.filter((problem) => {
    const { field } = problem;
    const place = placeOf(field, draft.grid, rows);
    if (place !== undefined) cells.set(place, text(problem));
    else if (field !== null && /^(surcharges\[|effective|currency)/.test(field)) fields.set(field, text(problem));
    else return true;
    return false;
  });
  return { cells, fields, rest: error.withProblems(rest) };
}
