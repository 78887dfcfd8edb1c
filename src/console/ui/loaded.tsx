import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PageLoading } from './page-loading.js';
import { Stale } from './stale.js';
import { Trouble } from './trouble.js';

interface LoadedProps<Data> {
  readonly read: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'> & Partial<Pick<UseQueryResult<Data>, 'isPlaceholderData'>>;
  readonly children: (data: Data) => ReactNode;
  readonly loading?: ReactNode;
}

/** Renders loaded data, a loading state or an error. Prefers stale data to none; the data of another question is dimmed and inert. */
export function Loaded<Data>({ read, children, loading = <PageLoading /> }: LoadedProps<Data>) {
  const { data, error, refetch, isPlaceholderData } = read;
  const trouble = error && <Trouble error={error} again={() => void refetch()} />;
  if (data === undefined) return trouble ?? loading;
  const shown = children(data);
  return (
    <>
      {trouble}
      {isPlaceholderData === undefined ? shown : <Stale isStale={isPlaceholderData}>{shown}</Stale>}
    </>
  );
}
