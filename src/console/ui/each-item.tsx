import { Badge, Group, Progress, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GraphError } from '../graph/graph-error.js';
import { DataTable } from './data-table.js';
import { useErrorText } from './error-text.js';
import { RefusalText } from './refusal-text.js';

export interface Outcome {
  readonly id: string;
  readonly name: string;
  readonly error: Error | null;
  /** Result text, if there is more to say than "done". */
  readonly note?: string | undefined;
}

/** Limits concurrency to protect the service. */
const AT_ONCE = 4;

export interface EachItem<Item> {
  readonly outcomes: readonly Outcome[];
  readonly total: number;
  readonly run: (items: readonly Item[]) => Promise<readonly Outcome[]>;
  readonly reset: () => void;
}

/** Processes many items, one transaction each, and reports each result. */
export function useEachItem<Item>(what: {
  nameOf: (item: Item) => string;
  idOf: (item: Item) => string;
  /** A returned text is shown next to the result. */
  act: (item: Item) => Promise<unknown>;
}): EachItem<Item> {
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const [total, setTotal] = useState(0);
  const run = async (items: readonly Item[]): Promise<readonly Outcome[]> => {
    setTotal(items.length);
    setOutcomes([]);
    const waiting = [...items];
    const all: Outcome[] = [];
    const work = async (): Promise<void> => {
      for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
        all.push({ id: what.idOf(item), name: what.nameOf(item), ...(await resultOf(what.act(item))) });
        setOutcomes([...all]);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return all;
  };
  return { outcomes, total, run, reset: () => setOutcomes([]) };
}

const resultOf = (done: Promise<unknown>): Promise<Pick<Outcome, 'error' | 'note'>> =>
  done.then(
    (answer) => ({ error: null, note: typeof answer === 'string' ? answer : undefined }),
    (thrown: unknown) => ({ error: thrown instanceof Error ? thrown : new Error(String(thrown)) }),
  );

/** Progress and results. */
export function Outcomes({ outcomes, total }: { readonly outcomes: readonly Outcome[]; readonly total: number }) {
  const { t } = useTranslation();
  const failed = outcomes.filter(({ error }) => error !== null).length;
  return (
    <Stack gap="xs">
      <Progress
        value={total === 0 ? 0 : (outcomes.length / total) * 100}
        color={failed > 0 ? 'orange' : 'green'}
        aria-label={t('each.progress')}
      />
      <Text size="sm" role="status">
        {t('each.summary', { done: outcomes.length - failed, failed, total })}
      </Text>
      <OutcomeTable outcomes={outcomes} />
    </Stack>
  );
}

function OutcomeTable({ outcomes }: { readonly outcomes: readonly Outcome[] }) {
  const { t } = useTranslation();
  return (
    <DataTable
      caption={t('each.results')}
      rows={outcomes}
      idOf={({ id }) => id}
      columns={[
        { key: 'name', title: t('each.item'), cell: ({ name }) => <bdi>{name}</bdi> },
        {
          key: 'result',
          title: t('each.result'),
          cell: ({ error, note }) => (
            <Group gap="xs" wrap="nowrap">
              <Badge variant="light" color={error ? 'red' : 'green'} tt="none">
                {error ? t('each.failed') : t('each.ok')}
              </Badge>
              {note && <Text size="sm">{note}</Text>}
              {error && <Failure error={error} />}
            </Group>
          ),
        },
      ]}
    />
  );
}

/** Error of one item, with the code to look up in the documentation. */
function Failure({ error }: { readonly error: Error }) {
  const { title, detail } = useErrorText(error);
  const problems = error instanceof GraphError ? error.problems : [];
  return (
    <Text size="sm" component="div">
      {title} {detail && <RefusalText of={detail} />}
      {problems.map((problem) => (
        <span key={`${problem.field} ${problem.message}`}>
          <bdi dir="ltr">{problem.field}</bdi> <RefusalText of={problem} />{' '}
        </span>
      ))}
      {error instanceof GraphError && <bdi dir="ltr">({error.code})</bdi>}
    </Text>
  );
}
