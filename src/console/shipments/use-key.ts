import { useRef } from 'react';

/** A key that stays the same until what it stands for is done, so that a second try of the same is known as such. */
export function useKey(): { readonly get: () => string; readonly renew: () => void } {
  const key = useRef<string>(undefined);
  return {
    get: () => (key.current ??= crypto.randomUUID()),
    renew: () => {
      key.current = undefined;
    },
  };
}
