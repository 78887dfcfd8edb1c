import { fullNameOf } from '../ui/full-name.js';
import { emptyForm, type ShipmentForm } from './shipment-form.js';

/** A form that was left, so that nothing typed is lost. Kept by this tab only, until the shipment is placed or the user signs out. */
export interface KeptForm {
  readonly user: string;
  readonly form: ShipmentForm;
  /** The key of its draft: however often it is sent, it is placed once. */
  readonly key: string;
  readonly draftId: string | null;
}

const nameOf = (source: string): string => `shipgraph.shipment:${source}`;

/** The form that this user left at the same address of the page. */
export function keptForm(source: string, user: string): KeptForm | null {
  const text = sessionStorage.getItem(nameOf(source));
  if (text === null) return null;
  try {
    const kept = JSON.parse(text) as KeptForm;
    // A form of an older release may lack fields.
    const before: Partial<ShipmentForm['contact']> & Parameters<typeof fullNameOf>[0] = kept.form.contact;
    const contact = { ...emptyForm.contact, ...before, name: before.name ?? fullNameOf(before) };
    return kept.user === user ? { ...kept, form: { ...emptyForm, ...kept.form, contact } } : null;
  } catch {
    return null;
  }
}

export const keepForm = (source: string, kept: KeptForm): void => sessionStorage.setItem(nameOf(source), JSON.stringify(kept));

export const forgetForm = (source: string): void => sessionStorage.removeItem(nameOf(source));
