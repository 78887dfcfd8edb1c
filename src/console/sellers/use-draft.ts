import { useState } from 'react';

interface Draft<Fields> {
  readonly fields: Fields;
  readonly set: (changes: Partial<Fields>) => void;
  /** Names what is asked for in this opening of a dialog, so that asking again after a lost answer does not do it twice. */
  readonly key: string;
  readonly begin: () => void;
}

/** What is typed into a dialog, from its opening on. */
export function useDraft<Fields extends object>(initial: Fields): Draft<Fields> {
  const [{ fields, key }, setDraft] = useState(() => ({ fields: initial, key: crypto.randomUUID() }));
  return {
    fields,
    key,
    set: (changes) => setDraft((now) => ({ ...now, fields: { ...now.fields, ...changes } })),
    begin: () => setDraft({ fields: initial, key: crypto.randomUUID() }),
  };
}
