import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PageLoading } from './page-loading.js';
import { Trouble } from './trouble.js';

interface LoadedProps<Data> {
  readonly read: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>;
  readonly children: (data: Data) => ReactNode;
  readonly loading?: ReactNode;
}

/** Renders loaded data, a loading state or an error. Prefers stale data to none. */
export function Loaded<Data>({ read: { data, error, refetch }, children, loading = <PageLoading /> }: LoadedProps<Data>) {
  const trouble = error && <Trouble error={error} again={() => void refetch()} />;
  if (data === undefined) return trouble ?? loading;
  return (
    <>
      {trouble}
      {children(data)}
    </>
  );
}
