import { Anchor, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePages } from '../graph/use-pages.js';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { CodeBlock } from '../ui/code-block.js';
import { DataTable } from '../ui/data-table.js';
import { Empty } from '../ui/empty.js';
import { Instant } from '../ui/instant.js';
import { notice } from '../ui/notices.js';
import { Paged } from '../ui/paged.js';
import { RefusalText } from '../ui/refusal-text.js';
import { LongTextField } from '../ui/text-field.js';
import { DecideEventDocument, RefusedEventsDocument, type RefusedEventFragment } from './operations.generated.js';

/** Reports of drivers that the service refused, until dispatch has decided. */
export default function RefusedEvents() {
  const { t } = useTranslation('runs');
  const pages = usePages(RefusedEventsDocument, {}, ({ refusedDriverEvents }) => refusedDriverEvents);
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        {t('reports.hint')}
      </Text>
      <Paged pages={pages} empty={<Empty title={t('reports.none')} advice={t('reports.noneAdvice')} />}>
        {(rows) => <EventTable rows={rows} />}
      </Paged>
    </Stack>
  );
}

export function EventTable({ rows }: { readonly rows: readonly RefusedEventFragment[] }) {
  const { t } = useTranslation('runs');
  return (
    <DataTable
      caption={t('views.reports')}
      rows={rows}
      idOf={({ id }) => id}
      columns={[
        { key: 'driver', title: t('driver'), cell: ({ driver }) => <bdi>{driver.name ?? driver.id}</bdi> },
        { key: 'kind', title: t('reports.kind'), cell: ({ kind }) => t(`reports.kinds.${kind}` as 'reports.kinds.load') },
        { key: 'task', title: t('reports.task'), cell: (event) => <Parcel event={event} /> },
        { key: 'why', title: t('reports.why'), cell: (event) => <Why event={event} /> },
        { key: 'at', title: t('reports.at'), cell: ({ deviceTime, receivedAt }) => <Instant at={deviceTime ?? receivedAt} ago /> },
        { key: 'decide', title: t('reports.decision'), cell: (event) => <Decide event={event} /> },
      ]}
    />
  );
}

const Parcel = ({ event: { task } }: { readonly event: RefusedEventFragment }) =>
  task ? (
    <Anchor component={Link} to={`/shipments/${task.reference}`} size="sm" dir="ltr">
      {task.reference}
    </Anchor>
  ) : (
    <span>–</span>
  );

function Why({ event: { refusalCode, refusalMessage, refusalVariant, refusalParams } }: { readonly event: RefusedEventFragment }) {
  const { t, i18n } = useTranslation();
  const known = i18n.exists(`errors.${refusalCode ?? ''}`) && t(`errors.${refusalCode ?? ''}` as 'errors.FORBIDDEN');
  return (
    <Text size="sm" maw={340} style={{ whiteSpace: 'normal' }}>
      {known || (
        <RefusalText
          of={{ code: refusalCode, message: refusalMessage ?? refusalCode ?? '', variant: refusalVariant, params: refusalParams }}
        />
      )}
    </Text>
  );
}

function Decide({ event }: { readonly event: RefusedEventFragment }) {
  const { t } = useTranslation('runs');
  const [note, setNote] = useState('');
  const write = useWrite(DecideEventDocument, () => notice(t('reports.decided')));
  return (
    <Action
      name={t('reports.decide')}
      size="xs"
      consequences={t('reports.consequences')}
      run={() => write.mutateAsync({ id: event.id, note: note.trim() })}
    >
      {event.report && <CodeBlock name={t('reports.content')} text={pretty(event.report)} />}
      <LongTextField label={t('reports.note')} value={note} change={setNote} required maxLength={500} minRows={2} />
    </Action>
  );
}

function pretty(report: string): string {
  return JSON.stringify(JSON.parse(report) as unknown, null, 2);
}
