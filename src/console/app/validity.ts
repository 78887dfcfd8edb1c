import i18n from 'i18next';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Fields whose message was set here; messages set by pages stay. */
const told = new WeakSet<Field>();

/** Browser validation messages use the browser's language. Replaces them with the page's language in every form. */
export function speakOfValidity(): void {
  document.addEventListener('invalid', ({ target }) => isField(target) && tell(target), true);
  document.addEventListener('input', ({ target }) => isField(target) && forget(target), true);
  // The browser checks a form after the click on its button, which is also what Enter leads to. A value may have changed without an input event.
  document.addEventListener('click', forgetForm, true);
}

function tell(field: Field): void {
  forget(field);
  if (field.validity.valid || field.validity.customError) return;
  field.setCustomValidity(textFor(field));
  told.add(field);
}

function forget(field: Field): void {
  if (told.delete(field)) field.setCustomValidity('');
}

function forgetForm({ target }: Event): void {
  const button = target instanceof Element ? target.closest<HTMLButtonElement>('button[type=submit]') : null;
  for (const field of button?.form?.elements ?? []) if (isField(field)) forget(field);
}

const isField = (target: unknown): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;

function textFor(field: Field): string {
  if (field.validity.patternMismatch && field.title !== '') return field.title;
  return i18n.t(`validity.${reasonOf(field)}` as 'validity.tooLong', {
    min: field.getAttribute('min') ?? field.getAttribute('minlength'),
    max: field.getAttribute('max') ?? field.getAttribute('maxlength'),
    step: field.getAttribute('step'),
  });
}

function reasonOf(field: Field): string {
  const { validity } = field;
  if (validity.valueMissing) return whatIsMissing(field);
  if (validity.typeMismatch) return field.type;
  if (validity.badInput) return field.type === 'number' ? 'number' : 'other';
  if (validity.patternMismatch) return ['decimal', 'numeric'].includes(field.inputMode) ? 'number' : 'patternMismatch';
  return (['tooLong', 'tooShort', 'rangeUnderflow', 'rangeOverflow', 'stepMismatch'] as const).find((flaw) => validity[flaw]) ?? 'other';
}

function whatIsMissing(field: Field): string {
  if (field.type === 'checkbox') return 'choiceMissing';
  if (field.type === 'file') return 'fileMissing';
  const isList = field.type === 'radio' || field instanceof HTMLSelectElement || field.getAttribute('aria-haspopup') === 'listbox';
  return isList ? 'optionMissing' : 'valueMissing';
}
