import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { send, type TypedText } from './send.js';

/** Runs a mutation, then refetches everything on the page. */
export function useWrite<Data, Variables>(
  document: TypedText<Data, Variables>,
  done?: (data: Data, variables: Variables) => void,
): UseMutationResult<Data, Error, Variables> {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (variables: Variables) => send(document, variables),
    onSuccess: async (data, variables) => {
      done?.(data, variables);
      await queries.invalidateQueries();
    },
  });
}
