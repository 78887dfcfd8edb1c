import { Button, Group, Stack, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Pages } from '../graph/use-pages.js';
import { Loaded } from './loaded.js';

interface PagedProps<Row> {
  readonly pages: Pages<Row>;
  /** Shown when there is nothing at all. */
  readonly empty: ReactNode;
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/** One page of a list, and the ways to its neighbours. */
export function Paged<Row>({ pages: { page, number, next, previous }, empty, children }: PagedProps<Row>) {
  const { t } = useTranslation();
  return (
    <Loaded read={page}>
      {({ nodes, totalCount }) =>
        nodes.length === 0 && !previous ? (
          empty
        ) : (
          <Stack gap="xs" aria-busy={page.isPlaceholderData}>
            {children(nodes)}
            <Group justify="space-between" component="nav" aria-label={t('pages.name')}>
              <Text size="sm" c="dimmed" aria-live="polite">
                {t('pages.total', { count: totalCount })}
                {number !== null && ` · ${t('pages.number', { number })}`}
              </Text>
              <Group gap="xs">
                <Button
                  size="xs"
                  variant="default"
                  disabled={!previous}
                  onClick={previous}
                  leftSection={<IconChevronLeft size={14} aria-hidden className="points" />}
                >
                  {t('pages.previous')}
                </Button>
                <Button
                  size="xs"
                  variant="default"
                  disabled={!next}
                  onClick={next}
                  rightSection={<IconChevronRight size={14} aria-hidden className="points" />}
                >
                  {t('pages.next')}
                </Button>
              </Group>
            </Group>
          </Stack>
        )
      }
    </Loaded>
  );
}
