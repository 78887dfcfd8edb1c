import { useState } from 'react';
import { useSession } from '../app/session.js';
import { forgetForm, keepForm, keptForm, type KeptForm } from './kept-form.js';
import type { ShipmentForm } from './shipment-form.js';

/** Where a form begins: with what is given, at one address of the page. */
export interface Beginning {
  readonly source: string;
  readonly form: ShipmentForm;
  readonly draftId: string | null;
}

export interface FormState {
  readonly form: ShipmentForm;
  readonly set: (change: Partial<ShipmentForm>) => void;
  readonly replace: (form: ShipmentForm) => void;
  readonly key: string;
  readonly draftId: string | null;
  readonly setDraft: (id: string) => void;
  /** Whether this continues what was left in this tab. */
  readonly isContinued: boolean;
  readonly startOver: () => void;
  /** Forgets what is kept, when it is placed or saved. */
  readonly forget: () => void;
}

/** The form, kept in this tab with every change. */
export function useKeptForm({ source, form, draftId }: Beginning): FormState {
  const { email } = useSession();
  const fresh = (): KeptForm => ({ user: email, form, key: crypto.randomUUID(), draftId });
  const [isContinued, setContinued] = useState(() => keptForm(source, email) !== null);
  const [state, setState] = useState<KeptForm>(() => keptForm(source, email) ?? fresh());
  const change = (update: (old: KeptForm) => KeptForm): void =>
    setState((old) => {
      const next = update(old);
      keepForm(source, next);
      return next;
    });
  return {
    ...state,
    isContinued,
    set: (changes) => change((old) => ({ ...old, form: { ...old.form, ...changes } })),
    replace: (next) => change((old) => ({ ...old, form: next })),
    setDraft: (id) => change((old) => ({ ...old, draftId: id })),
    startOver: () => {
      forgetForm(source);
      setContinued(false);
      setState(fresh());
    },
    forget: () => forgetForm(source),
  };
}
