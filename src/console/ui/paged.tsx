import { Button, Group, Stack, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Pages } from '../graph/use-pages.js';
import { Loaded } from './loaded.js';
import { Reasoned } from './reasoned.js';
import { Stale } from './stale.js';

interface PagedProps<Row> {
  readonly pages: Pages<Row>;
  /** Empty state. */
  readonly empty: ReactNode;
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/** One page of a list with previous and next links. Rows of an earlier filter are dimmed and inert until the right ones are there. */
export function Paged<Row>({ pages, empty, children }: PagedProps<Row>) {
  const { previous } = pages;
  const { data, error, refetch, isPlaceholderData } = pages.page;
  return (
    // The pager stays in reach: it has the focus while the next page is loading.
    <Loaded read={{ data, error, refetch }}>
      {({ nodes, totalCount, totalCountIsEstimate }) =>
        nodes.length === 0 && !previous ? (
          <Stale isStale={isPlaceholderData}>{empty}</Stale>
        ) : (
          <Stack gap="xs">
            <Stale isStale={isPlaceholderData}>{children(nodes)}</Stale>
            <Pager pages={pages} count={totalCount} isEstimate={totalCountIsEstimate} />
          </Stack>
        )
      }
    </Loaded>
  );
}

interface PagerProps {
  readonly pages: Omit<Pages<unknown>, 'page'>;
  readonly count: number;
  readonly isEstimate: boolean | undefined;
}

function Pager({ pages: { number, previous, next }, count, isEstimate }: PagerProps) {
  const { t } = useTranslation();
  return (
    <Group justify="space-between" component="nav" aria-label={t('pages.name')}>
      <Text size="sm" c="dimmed" aria-live="polite">
        {t(isEstimate ? 'pages.about' : 'pages.total', { count })}
        {number !== null && ` · ${t('pages.number', { number })}`}
      </Text>
      <Group gap="xs">
        <PreviousButton previous={previous} />
        <NextButton next={next} />
      </Group>
    </Group>
  );
}

function PreviousButton({ previous }: Pick<Pages<unknown>, 'previous'>) {
  const { t } = useTranslation();
  return (
    <Reasoned why={previous ? null : t('pages.first')}>
      {(blocked) => (
        <Button
          size="xs"
          variant="default"
          onClick={previous}
          leftSection={<IconChevronLeft size={14} aria-hidden className="points" />}
          {...blocked}
        >
          {t('pages.previous')}
        </Button>
      )}
    </Reasoned>
  );
}

function NextButton({ next }: Pick<Pages<unknown>, 'next'>) {
  const { t } = useTranslation();
  return (
    <Reasoned why={next ? null : t('pages.last')}>
      {(blocked) => (
        <Button
          size="xs"
          variant="default"
          onClick={next}
          rightSection={<IconChevronRight size={14} aria-hidden className="points" />}
          {...blocked}
        >
          {t('pages.next')}
        </Button>
      )}
    </Reasoned>
  );
}
