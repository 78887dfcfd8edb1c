import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { nameOf, send, type TypedText } from '../graph/send.js';

const AT_ONCE = 100;
/** Far more than a user selects at once. */
const AT_MOST = 1_000;

interface PageOf<Row> {
  readonly nodes: readonly Row[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

export interface All<Row> {
  readonly rows: readonly Row[];
  /** True if there are more entries. */
  readonly isCut: boolean;
}

/** Loads a whole list, for totals that one page cannot give. */
export function useAll<Data, Variables, Row>(
  document: TypedText<Data, Variables>,
  variables: Omit<Variables, 'first' | 'after'>,
  pick: (data: Data) => PageOf<Row>,
): UseQueryResult<All<Row>> {
  return useQuery<All<Row>>({
    queryKey: [nameOf(document), variables],
    queryFn: async ({ signal }) => {
      const rows: Row[] = [];
      let after: string | null = null;
      do {
        const page: PageOf<Row> = pick(await send(document, { ...variables, first: AT_ONCE, after } as unknown as Variables, { signal }));
        rows.push(...page.nodes);
        after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
      } while (after !== null && rows.length < AT_MOST);
      return { rows, isCut: after !== null };
    },
    placeholderData: keepPreviousData,
  });
}
