import { DateField } from '../ui/date-field.js';

interface InstantInputProps {
  readonly label: string;
  readonly description?: string;
  readonly error?: string | undefined;
  /** In UTC, in the format of the service. */
  readonly value: string | null;
  readonly change: (instant: string | null) => void;
}

/** Date and time in the user's time zone, to the minute. */
export const InstantInput = ({ label, description, error, value, change }: InstantInputProps) => (
  <DateField
    type="datetime-local"
    label={label}
    description={description}
    inputWrapperOrder={['label', 'input', 'description', 'error']}
    error={error}
    dir="ltr"
    value={value === null ? '' : localText(value)}
    change={(typed) => change(typed === '' ? null : new Date(typed).toISOString())}
  />
);

function localText(instant: string): string {
  const at = new Date(instant);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
