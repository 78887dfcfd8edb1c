import type { UseQueryResult } from '@tanstack/react-query';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { TypedText } from './send.js';
import { useRead } from './use-read.js';

export const PAGE_SIZE = 25;

/** Page information that every list returns. */
export interface PageOf<Row> {
  readonly nodes: readonly Row[];
  readonly totalCount: number;
  /** Only requested by searchable lists. */
  readonly totalCountIsEstimate?: boolean;
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor?: string | null };
}

/** `More` is what a list answers besides its rows. */
export interface Pages<Row, More = unknown> {
  readonly page: UseQueryResult<PageOf<Row> & More>;
  /** Page number from 1; null when opened through a link into the middle. */
  readonly number: number | null;
  readonly next: (() => void) | undefined;
  readonly previous: (() => void) | undefined;
}

interface PageVariables {
  readonly first?: number;
  readonly after?: string | null;
}

/** Cursor pagination, equally fast at both ends of a long list. The position is in the URL. */
export function usePages<Data, Variables extends PageVariables, Row, More = unknown>(
  document: TypedText<Data, Variables>,
  variables: Omit<Variables, 'first' | 'after'>,
  pick: (data: Data) => PageOf<Row> & More,
  size = PAGE_SIZE,
): Pages<Row, More> {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { readonly before?: readonly (string | null)[] } | null };
  const after = search.get('after');
  const before = state?.before ?? [];
  const answer = useRead(document, { ...variables, first: size, after } as unknown as Variables, { keep: true });
  const page = { ...answer, data: answer.data && pick(answer.data) } as UseQueryResult<PageOf<Row> & More>;

  const go = (cursor: string | null, trail: readonly (string | null)[]): void => {
    // A cursor of an earlier filter leads nowhere.
    if (answer.isPlaceholderData) return;
    const there = new URLSearchParams(search);
    if (cursor === null) there.delete('after');
    else there.set('after', cursor);
    void navigate({ search: there.toString() }, { state: { before: trail } });
  };
  const { endCursor = null, hasNextPage = false } = page.data?.pageInfo ?? {};
  const previous = before.at(-1) ?? null;
  return {
    page,
    number: after === null ? 1 : before.length > 0 ? before.length + 1 : null,
    next: hasNextPage && endCursor !== null ? () => go(endCursor, [...before, after]) : undefined,
    previous: after === null ? undefined : () => go(previous, before.slice(0, -1)),
  };
}
