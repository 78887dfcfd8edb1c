import { ActionIcon, Button, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { CountrySelect } from '../ui/country-select.js';
import { DecimalInput } from '../ui/decimal-input.js';
import { Section } from '../ui/section.js';
import { TextField } from '../ui/text-field.js';
import type { PartProps } from './part.js';
import type { ProblemOf } from './problems.js';
import { fieldOf } from './field-of.js';
import { crossesBorder, newItem, type Item } from './shipment-form.js';

const MOST_ITEMS = 50;

/** What is in the parcel, and what it is worth. Abroad also what customs ask for. */
export function ItemsSection({ form, set, problemOf }: PartProps) {
  const { t } = useTranslation('ship');
  const { items, currency } = form;
  return (
    <Section title={t('items.title')}>
      {!crossesBorder(form) && (
        <Text size="sm" c="dimmed">
          {t('items.optional')}
        </Text>
      )}
      <Stack gap="md">
        {items.map((item, index) => (
          <ItemFields
            key={index}
            index={index}
            item={item}
            isAbroad={crossesBorder(form)}
            problemOf={problemOf}
            change={(changed) => set({ items: items.with(index, changed) })}
            {...(items.length > 1 && { remove: () => set({ items: items.toSpliced(index, 1) }) })}
          />
        ))}
      </Stack>
      <Group align="end" justify="space-between">
        <Button
          variant="default"
          size="xs"
          disabled={items.length >= MOST_ITEMS}
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => set({ items: [...items, newItem] })}
        >
          {t('items.add')}
        </Button>
        <CurrencyField problemOf={problemOf} set={set} currency={currency} />
      </Group>
    </Section>
  );
}

function CurrencyField({ problemOf, set, currency }: Pick<PartProps, 'problemOf' | 'set'> & { readonly currency: string | null }) {
  const { t } = useTranslation('ship');
  return (
    <TextField
      label={t('items.currency')}
      w={120}
      dir="ltr"
      required
      maxLength={3}
      {...fieldOf('order.currency', problemOf)}
      value={currency ?? ''}
      change={(typed) => set({ currency: typed.trim().toUpperCase() })}
    />
  );
}

interface ItemFieldsProps {
  readonly index: number;
  readonly item: Item;
  readonly isAbroad: boolean;
  readonly problemOf: ProblemOf;
  readonly change: (item: Item) => void;
  readonly remove?: () => void;
}

function ItemFields({ index, item, isAbroad, problemOf, change, remove }: ItemFieldsProps) {
  const { t } = useTranslation('ship');
  const at = (field: keyof Item) => fieldOf(`products[${index}].${field}`, problemOf);
  const set = (part: Partial<Item>): void => change({ ...item, ...part });
  return (
    <Group role="group" aria-label={t('items.item', { number: index + 1 })} align="flex-start" gap="sm" wrap="nowrap">
      <SimpleGrid cols={{ base: 2, xs: 4 }} spacing="sm" style={{ flex: 1 }}>
        <GoodsFields at={at} item={item} set={set} isNeeded={isAbroad} />
        {isAbroad && <CustomsFields at={at} item={item} set={set} />}
      </SimpleGrid>
      {remove && (
        <ActionIcon variant="default" size="lg" mt={24} aria-label={t('items.remove', { number: index + 1 })} onClick={remove}>
          <IconTrash size={16} aria-hidden />
        </ActionIcon>
      )}
    </Group>
  );
}

interface ItemPartProps extends Pick<ItemFieldsProps, 'item'> {
  /** The id of a control, and what is wrong with it. */
  readonly at: (field: keyof Item) => ReturnType<typeof fieldOf>;
  readonly set: (part: Partial<Item>) => void;
}

function GoodsFields({ at, item, set, isNeeded }: ItemPartProps & { readonly isNeeded: boolean }) {
  const { t } = useTranslation('ship');
  return (
    <>
      <TextField
        label={t('items.name')}
        required={isNeeded}
        maxLength={500}
        style={{ gridColumn: 'span 2' }}
        {...at('name')}
        value={item.name}
        change={(name) => set({ name })}
      />
      <DecimalInput
        label={t('items.quantity')}
        required
        inputMode="numeric"
        maxLength={6}
        {...at('quantity')}
        value={item.quantity}
        change={(quantity) => set({ quantity })}
      />
      <DecimalInput
        label={t('items.price')}
        required={isNeeded}
        maxLength={16}
        {...at('price')}
        value={item.price}
        change={(price) => set({ price })}
      />
    </>
  );
}

/** What customs ask for. */
function CustomsFields({ at, item, set }: ItemPartProps) {
  const { t } = useTranslation('ship');
  return (
    <>
      <TextField
        label={t('items.hsCode')}
        dir="ltr"
        maxLength={16}
        style={{ gridColumn: 'span 2' }}
        {...at('hsCode')}
        value={item.hsCode}
        change={(hsCode) => set({ hsCode })}
      />
      <CountrySelect
        label={t('items.originCountry')}
        style={{ gridColumn: 'span 2' }}
        value={item.originCountry}
        {...at('originCountry')}
        choose={(originCountry) => set({ originCountry })}
      />
    </>
  );
}
