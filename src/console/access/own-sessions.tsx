import { Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../graph/use-read.js';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { CheckField } from '../ui/check-field.js';
import { DataTable } from '../ui/data-table.js';
import { Instant } from '../ui/instant.js';
import { Loaded } from '../ui/loaded.js';
import { notice } from '../ui/notices.js';
import { Section } from '../ui/section.js';
import { StateBadge } from '../ui/status.js';
import { EndOtherSessionsDocument, EndSessionDocument, OwnSessionsDocument, type OwnSessionsQuery } from './operations.generated.js';

type OwnSession = OwnSessionsQuery['sessions'][number];

/** Sessions of the current user, with actions to end them. */
export function OwnSessions() {
  const { t } = useTranslation('access');
  const sessions = useRead(OwnSessionsDocument, {});
  const others = sessions.data?.sessions.filter(({ isCurrent }) => !isCurrent) ?? [];
  return (
    <Section title={t('sessions.title')} actions={others.length > 0 && <EndOthers count={others.length} />}>
      <Loaded read={sessions}>
        {(data) => (
          <DataTable
            caption={t('sessions.list')}
            rows={data.sessions}
            idOf={({ id }) => id}
            columns={[
              { key: 'device', title: t('sessions.device'), cell: ({ device }) => <bdi>{device ?? t('sessions.unknown')}</bdi> },
              { key: 'network', title: t('sessions.network'), cell: ({ network }) => <bdi dir="ltr">{network ?? '–'}</bdi> },
              { key: 'used', title: t('tokens.lastUsed'), cell: ({ lastUsedAt }) => <Instant at={lastUsedAt} ago /> },
              { key: 'since', title: t('sessions.since'), cell: ({ createdAt }) => <Instant at={createdAt} /> },
              { key: 'do', title: t('tokens.do'), cell: (session) => <End session={session} /> },
            ]}
          />
        )}
      </Loaded>
    </Section>
  );
}

function End({ session: { id, isCurrent, device } }: { readonly session: OwnSession }) {
  const { t } = useTranslation('access');
  const [endTokens, setEndTokens] = useState(false);
  const end = useWrite(EndSessionDocument);
  if (isCurrent) return <StateBadge colour="indigo" label={t('sessions.current')} />;
  return (
    <Action
      name={t('sessions.end', { device: device ?? t('sessions.unknown') })}
      short={t('sessions.endShort')}
      size="xs"
      isGrave
      variant="outline"
      consequences={t('sessions.endConsequences')}
      begin={() => setEndTokens(false)}
      run={() => end.mutateAsync({ id, endTokens })}
      done={() => notice(t('sessions.ended'))}
    >
      <EndTokens value={endTokens} change={setEndTokens} />
    </Action>
  );
}

function EndOthers({ count }: { readonly count: number }) {
  const { t } = useTranslation('access');
  const [endTokens, setEndTokens] = useState(false);
  const end = useWrite(EndOtherSessionsDocument);
  return (
    <Action
      name={t('sessions.endOthers')}
      isGrave
      variant="outline"
      consequences={t('sessions.endOthersConsequences', { count })}
      begin={() => setEndTokens(false)}
      run={() => end.mutateAsync({ endTokens })}
      done={() => notice(t('sessions.ended'))}
    >
      <EndTokens value={endTokens} change={setEndTokens} />
      <Text size="sm" c="dimmed">
        {t('sessions.passwordHint')}
      </Text>
    </Action>
  );
}

function EndTokens({ value, change }: { readonly value: boolean; readonly change: (value: boolean) => void }) {
  const { t } = useTranslation('access');
  return <CheckField label={t('sessions.endTokens')} description={t('sessions.endTokensMeaning')} checked={value} change={change} />;
}
