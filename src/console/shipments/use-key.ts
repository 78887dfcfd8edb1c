import { useRef } from 'react';

/** Idempotency key that stays the same until the operation succeeds, so that retries are recognised. */
export function useKey(): { readonly get: () => string; readonly renew: () => void } {
  const key = useRef<string>(undefined);
  return {
    get: () => (key.current ??= crypto.randomUUID()),
    renew: () => {
      key.current = undefined;
    },
  };
}
