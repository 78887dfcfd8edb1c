import { Group, SimpleGrid, Text } from '@mantine/core';
import type { ReactNode } from 'react';

/** Names and their values. What has no value is left out. */
export const Facts = ({
  of,
  cols = 3,
}: {
  readonly of: readonly (readonly [name: string, value: ReactNode])[];
  readonly cols?: number;
}) => (
  <SimpleGrid component="dl" cols={{ base: 1, xs: 2, md: cols }} spacing="sm" verticalSpacing="xs" m={0}>
    {of
      .filter(([, value]) => value !== null && value !== undefined && value !== false && value !== '')
      .map(([name, value]) => (
        <div key={name}>
          <Text component="dt" size="xs" c="dimmed">
            {name}
          </Text>
          <Group component="dd" gap={4} m={0} fz="sm">
            {value}
          </Group>
        </div>
      ))}
  </SimpleGrid>
);
