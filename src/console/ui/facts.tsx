import { Group, SimpleGrid, Text } from '@mantine/core';
import type { ReactNode } from 'react';

/** Label-value list; omits empty values. */
export const Facts = ({
  of,
  cols = 3,
}: {
  readonly of: readonly (readonly [name: string, value: ReactNode])[];
  readonly cols?: number;
}) => (
  <SimpleGrid component="dl" cols={{ base: 1, xs: 2, md: cols }} spacing="sm" verticalSpacing="xs" m={0}>
    {of
      .filter(([, value]) => value !== null && value !== undefined && value !== '' && value !== false)
      .map(([name, value]) => (
        <div key={name}>
          <Text component="dt" size="xs" c="dimmed">
            {name}
          </Text>
          <Group component="dd" gap={4} m={0} fz="sm">
            {/* The group omits falsy children, and 0 is a value. */}
            {typeof value === 'number' ? String(value) : value}
          </Group>
        </div>
      ))}
  </SimpleGrid>
);
