import { Combobox, Group, Text, TextInput, useCombobox, VisuallyHidden, type TextInputProps } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { useRead } from '../graph/use-read.js';
import { Instant } from '../ui/instant.js';
import { SuggestRecipientsDocument, type SuggestionFragment } from './operations.generated.js';
import type { PartProps } from './part.js';

interface SuggestFieldProps extends Omit<TextInputProps, 'onChange' | 'value' | 'error'>, Pick<PartProps, 'sellerId' | 'isReady'> {
  readonly value: string;
  readonly change: (typed: string) => void;
  /** Fills in the whole recipient. */
  readonly choose: (suggestion: SuggestionFragment) => void;
  readonly error: string | undefined;
}

const WAIT_MS = 150;
/** Shorter texts fit too many recipients. */
const FEWEST = 2;

/** A text field of the recipient that suggests those of the address book and of earlier parcels. Arrow down shows the latest. */
export function SuggestField({ value, change, choose, sellerId, isReady, ...field }: SuggestFieldProps) {
  const { t } = useTranslation('ship');
  const list = useCombobox({ onDropdownClose: () => list.resetSelectedOption() });
  const suggestions = useSuggestions(value, { sellerId, isAsked: isReady && list.dropdownOpened });
  const pick = (index: string): void => {
    const suggestion = suggestions[Number(index)];
    if (suggestion) choose(suggestion);
    list.closeDropdown();
  };
  const type = (typed: string): void => {
    change(typed);
    list.resetSelectedOption();
    if (typed.trim().length >= FEWEST) list.openDropdown();
    else list.closeDropdown();
  };
  return (
    <Combobox store={list} onOptionSubmit={pick} withinPortal={false}>
      <Combobox.Target withAriaAttributes withExpandedAttribute>
        <TextInput
          {...field}
          role="combobox"
          autoComplete="off"
          value={value}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={() => list.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={suggestions.length === 0}>
        <Combobox.Options aria-label={t('to.suggestions')} mah={320} style={{ overflowY: 'auto' }}>
          {suggestions.map((suggestion, index) => (
            <Combobox.Option key={keyOf(suggestion)} value={String(index)}>
              <SuggestionText of={suggestion} />
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
      <VisuallyHidden aria-live="polite">
        {list.dropdownOpened && suggestions.length > 0 && t('to.suggested', { count: suggestions.length })}
      </VisuallyHidden>
    </Combobox>
  );
}

interface Asking extends Pick<PartProps, 'sellerId'> {
  readonly isAsked: boolean;
}

function useSuggestions(typed: string, { sellerId, isAsked }: Asking): readonly SuggestionFragment[] {
  const [text] = useDebouncedValue(typed.trim(), WAIT_MS);
  const search = text.length >= FEWEST ? text : null;
  const { data } = useRead(SuggestRecipientsDocument, { sellerId, search }, { enabled: isAsked, keep: true });
  return isAsked ? (data?.recipientSuggestions ?? []) : [];
}

const keyOf = ({ savedAddressId, usedAt, name, address }: SuggestionFragment): string =>
  savedAddressId ?? `${usedAt} ${name} ${address.address}`;

function SuggestionText({ of: { name, phone, email, usedAt, address } }: { readonly of: SuggestionFragment }) {
  const { t } = useTranslation('ship');
  return (
    <>
      <Group justify="space-between" gap="sm" wrap="nowrap">
        <Text size="sm" fw={600}>
          <bdi>{name}</bdi>
        </Text>
        <Text size="xs" style={{ whiteSpace: 'nowrap' }}>
          {usedAt === null ? t('to.fromBook') : <Instant at={usedAt} ago />}
        </Text>
      </Group>
      <Text size="xs">
        <bdi>{[address.address, address.city].filter(Boolean).join(', ')}</bdi> · <bdi dir="ltr">{phone ?? email}</bdi>
      </Text>
    </>
  );
}
