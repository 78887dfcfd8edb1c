import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { nameOf, send, type TypedText } from './send.js';

interface ReadOptions {
  /** False while it is not known yet what to ask for. */
  readonly enabled?: boolean;
  /** Shows the last answer until the next one is there, for lists whose filters change. */
  readonly keep?: boolean;
  readonly refetchInterval?: number;
}

/** What the service answers to a query. Refreshed whenever something was changed from this page. */
export function useRead<Data, Variables>(
  document: TypedText<Data, Variables>,
  variables: Variables,
  { enabled = true, keep = false, refetchInterval }: ReadOptions = {},
): UseQueryResult<Data> {
  return useQuery<Data>({
    queryKey: [nameOf(document), variables],
    queryFn: ({ signal }) => send(document, variables, signal),
    enabled,
    ...(keep && { placeholderData: keepPreviousData }),
    ...(refetchInterval !== undefined && { refetchInterval }),
  });
}
