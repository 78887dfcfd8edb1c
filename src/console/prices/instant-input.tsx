import { TextInput } from '@mantine/core';

interface InstantInputProps {
  readonly label: string;
  readonly description?: string;
  readonly error?: string | undefined;
  /** In UTC, as the service tells it. */
  readonly value: string | null;
  readonly change: (instant: string | null) => void;
}

/** A moment in the viewer's own time zone, to the minute. */
export const InstantInput = ({ label, description, error, value, change }: InstantInputProps) => (
  <TextInput
    type="datetime-local"
    label={label}
    description={description}
    error={error}
    dir="ltr"
    value={value === null ? '' : localText(value)}
    onChange={(event) => change(event.currentTarget.value === '' ? null : new Date(event.currentTarget.value).toISOString())}
  />
);

function localText(instant: string): string {
  const at = new Date(instant);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
