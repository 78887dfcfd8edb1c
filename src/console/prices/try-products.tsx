import { ActionIcon, Button, Group, Stack, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { newLine, type ProductLine } from '../app/price-question.js';
import { numberTyped } from './number-typed.js';
import { fieldOf, type ProblemOf } from './question-problems.js';

const LINE = ['quantity', 'grams', 'length', 'width', 'height', 'price'] as const;

interface ProductsProps {
  readonly lines: readonly ProductLine[];
  readonly problemOf: ProblemOf;
  readonly change: (lines: readonly ProductLine[]) => void;
}

/** The goods of a parcel, line by line. */
export function Products({ lines, problemOf, change }: ProductsProps) {
  const { t } = useTranslation('prices');
  return (
    <Stack gap="sm">
      {lines.map((line, index) => (
        <ProductFields key={index} index={index} problemOf={problemOf} line={line} change={change} lines={lines} />
      ))}
      <Group>
        <Button variant="default" size="xs" leftSection={<IconPlus size={14} aria-hidden />} onClick={() => change([...lines, newLine()])}>
          {t('try.addProduct')}
        </Button>
      </Group>
    </Stack>
  );
}

interface ProductFieldsProps extends Pick<ProductsProps, 'problemOf' | 'change' | 'lines'> {
  readonly index: number;
  readonly line: ProductLine;
}

function ProductFields({ index, problemOf, line, change, lines }: ProductFieldsProps) {
  const { t } = useTranslation('prices');
  return (
    <Group align="flex-end" gap="xs" role="group" aria-label={t('try.product', { number: index + 1 })}>
      {LINE.map((field) => (
        <TextInput
          key={field}
          w={120}
          label={t(`try.${field}`)}
          dir="ltr"
          inputMode="decimal"
          required={field !== 'price'}
          {...fieldOf(`products[${index}].${field}`, problemOf)}
          {...numberTyped(line[field], (text) => change(lines.with(index, { ...line, [field]: text })))}
        />
      ))}
      {lines.length > 1 && (
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={t('try.removeProduct', { number: index + 1 })}
          onClick={() => change(lines.toSpliced(index, 1))}
        >
          <IconTrash size={16} aria-hidden />
        </ActionIcon>
      )}
    </Group>
  );
}
