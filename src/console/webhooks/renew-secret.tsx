import { NumberInput } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { SecretDialog } from '../ui/secret-dialog.js';
import { RegenerateWebhookSecretDocument } from './operations.generated.js';
import { VerifyHelp } from './verify-help.js';

const USUAL_HOURS = 24;
const MOST_HOURS = 72;

/** Rotates the signing secret and shows the new one once. */
export function RenewSecret({ id }: { readonly id: string }) {
  const { t } = useTranslation('webhooks');
  const [hours, setHours] = useState(USUAL_HOURS);
  const [secret, setSecret] = useState<string>();
  const renew = useWrite(RegenerateWebhookSecretDocument);
  return (
    <>
      <Action
        name={t('renew.name')}
        icon={<IconKey size={16} aria-hidden />}
        isGrave={hours === 0}
        consequences={hours === 0 ? t('renew.atOnce') : t('renew.consequences', { count: hours })}
        begin={() => setHours(USUAL_HOURS)}
        run={async () => {
          const { regenerateWebhookSecret } = await renew.mutateAsync({ id, overlapHours: hours });
          setSecret(regenerateWebhookSecret.secret);
        }}
      >
        <NumberInput
          label={t('renew.hours')}
          description={t('renew.hoursMeaning')}
          min={0}
          max={MOST_HOURS}
          allowDecimal={false}
          required
          value={hours}
          onChange={(value) => setHours(typeof value === 'number' ? value : USUAL_HOURS)}
        />
      </Action>
      <SecretDialog title={t('renew.made')} name={t('secret.name')} secret={secret} close={() => setSecret(undefined)}>
        <VerifyHelp />
      </SecretDialog>
    </>
  );
}
