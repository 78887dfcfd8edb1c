import { useState } from 'react';

interface Draft<Fields> {
  readonly fields: Fields;
  readonly set: (changes: Partial<Fields>) => void;
  /** Idempotency key per opening of a dialog, so that a retry after a lost response does not repeat the operation. */
  readonly key: string;
  readonly begin: () => void;
}

/** Input of a dialog, reset when it opens. */
export function useDraft<Fields extends object>(initial: Fields): Draft<Fields> {
  const [{ fields, key }, setDraft] = useState(() => ({ fields: initial, key: crypto.randomUUID() }));
  return {
    fields,
    key,
    set: (changes) => setDraft((now) => ({ ...now, fields: { ...now.fields, ...changes } })),
    begin: () => setDraft({ fields: initial, key: crypto.randomUUID() }),
  };
}
