import { Group } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { CheckField } from '../ui/check-field.js';
import { notice } from '../ui/notices.js';
import { DateField } from '../ui/date-field.js';
import { RecoverWebhookDocument } from './operations.generated.js';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Formats an instant for a datetime field, in the user's time zone. */
const wallClock = (instant: number): string => {
  const offset = new Date(instant).getTimezoneOffset() * 60_000;
  return new Date(instant - offset).toISOString().slice(0, 16);
};

const firstWish = (failingSince: string | null) => ({
  since: wallClock(failingSince === null ? Date.now() - DAY_MS : Date.parse(failingSince) - 60_000),
  until: '',
  onlyFailed: true,
});

type Wish = ReturnType<typeof firstWish>;

/** Resends the events missed in a period. */
export function RecoverWebhook({ id, failingSince }: { readonly id: string; readonly failingSince: string | null }) {
  const { t } = useTranslation('webhooks');
  const [wish, setWish] = useState(() => firstWish(failingSince));
  const recover = useWrite(RecoverWebhookDocument);
  return (
    <Action
      name={t('recover.name')}
      icon={<IconHistory size={16} aria-hidden />}
      consequences={t(wish.onlyFailed ? 'recover.consequences' : 'recover.everything')}
      begin={() => setWish(firstWish(failingSince))}
      run={async () => {
        const until = wish.until === '' ? null : new Date(wish.until).toISOString();
        const input = { since: new Date(wish.since).toISOString(), until, onlyFailed: wish.onlyFailed };
        const { recoverWebhooks } = await recover.mutateAsync({ id, input });
        notice(t('recover.done', { count: recoverWebhooks }));
      }}
    >
      <PeriodFields wish={wish} setWish={setWish} />
      <CheckField label={t('recover.onlyFailed')} checked={wish.onlyFailed} change={(onlyFailed) => setWish({ ...wish, onlyFailed })} />
    </Action>
  );
}

interface PeriodFieldsProps {
  readonly wish: Wish;
  readonly setWish: (wish: Wish) => void;
}

function PeriodFields({ wish, setWish }: PeriodFieldsProps) {
  const { t } = useTranslation('webhooks');
  return (
    <Group grow align="start">
      <DateField
        type="datetime-local"
        label={t('recover.since')}
        description={t('recover.sinceMeaning')}
        required
        value={wish.since}
        change={(since) => setWish({ ...wish, since })}
      />
      <DateField
        type="datetime-local"
        label={t('recover.until')}
        description={t('recover.untilMeaning')}
        min={wish.since}
        value={wish.until}
        change={(until) => setWish({ ...wish, until })}
      />
    </Group>
  );
}
