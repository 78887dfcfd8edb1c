import { Button, Group, Text } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { isolatedLtr } from './isolated.js';

/** Sides of a parcel in centimetres, as typed. */
export interface Sides {
  readonly length: string;
  readonly width: string;
  readonly height: string;
}

const SIZES = [
  { name: 'envelope', sides: [32, 24, 2] },
  { name: 'small', sides: [25, 18, 10] },
  { name: 'shoes', sides: [34, 21, 13] },
  { name: 'large', sides: [45, 35, 30] },
] as const;

/** Sizes of usual boxes, filled in by one click. */
export function UsualSizes({ choose }: { readonly choose: (sides: Sides) => void }) {
  const { t } = useTranslation('ui');
  const id = useId();
  return (
    <Group gap="xs" role="group" aria-labelledby={id}>
      <Text id={id} size="sm" c="dimmed">
        {t('sizes.title')}
      </Text>
      {SIZES.map(({ name, sides: [length, width, height] }) => (
        <Button
          key={name}
          size="xs"
          variant="default"
          onClick={() => choose({ length: String(length), width: String(width), height: String(height) })}
        >
          {t(`sizes.${name}`, { size: isolatedLtr(`${length} × ${width} × ${height}`) })}
        </Button>
      ))}
    </Group>
  );
}
