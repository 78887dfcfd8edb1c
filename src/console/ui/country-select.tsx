import { Select } from '@mantine/core';
import { useMemo, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { countriesIn } from './countries.js';

interface CountrySelectProps {
  readonly label: string;
  /** Two-letter code; empty for none. */
  readonly value: string;
  readonly choose: (code: string) => void;
  readonly required?: boolean;
  readonly error?: string | undefined;
  readonly id?: string;
  readonly className?: string;
  readonly style?: CSSProperties;
}

/** Country picker, searchable by localised name or code. */
export function CountrySelect({ value, choose, required = false, ...rest }: CountrySelectProps) {
  const { i18n } = useTranslation();
  const countries = useMemo(() => countriesIn(i18n.language), [i18n.language]);
  return (
    <Select
      {...rest}
      searchable
      required={required}
      clearable={!required}
      allowDeselect={!required}
      data={countries}
      value={value === '' ? null : value}
      onChange={(code) => choose(code ?? '')}
    />
  );
}
