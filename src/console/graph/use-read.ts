import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { nameOf, send, type TypedText } from './send.js';

interface ReadOptions {
  /** False while the variables are not known yet. */
  readonly enabled?: boolean;
  /** Keeps the previous result until the next one arrives, for lists whose filters change. */
  readonly keep?: boolean;
  readonly refetchInterval?: number;
}

/** Runs a query. Refetches after every mutation from this page. */
export function useRead<Data, Variables>(
  document: TypedText<Data, Variables>,
  variables: Variables,
  { enabled = true, keep = false, refetchInterval }: ReadOptions = {},
): UseQueryResult<Data> {
  return useQuery<Data>({
    queryKey: [nameOf(document), variables],
    queryFn: ({ signal }) => send(document, variables, { signal }),
    enabled,
    ...(keep && { placeholderData: keepPreviousData }),
    ...(refetchInterval !== undefined && { refetchInterval }),
  });
}
