import { IconPlayerPause, IconPlayerPlay, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { notice } from '../ui/notices.js';
import { LongTextField } from '../ui/text-field.js';
import { CheckAccount } from './check-account.js';
import { EditAccount, ReplaceCredentials } from './edit-account.js';
import {
  PauseCarrierAccountDocument, RemoveCarrierAccountDocument, ResumeCarrierAccountDocument, type CarrierAccountQuery,
} from './operations.generated.js'; // prettier-ignore

type Account = CarrierAccountQuery['carrierAccount'];

/** Actions on an account, for those who may manage carriers. */
export const AccountActions = ({ account }: { readonly account: Account }) => (
  <>
    <CheckAccount id={account.id} />
    <EditAccount account={account} />
    <ReplaceCredentials account={account} />
    {account.pausedAt === null ? <Pause id={account.id} /> : <Resume account={account} />}
    <Remove account={account} />
  </>
);

function Pause({ id }: { readonly id: string }) {
  const { t } = useTranslation('carriers');
  const [reason, setReason] = useState('');
  const pause = useWrite(PauseCarrierAccountDocument, () => notice(t('pause.done')));
  return (
    <Action
      name={t('pause.name')}
      icon={<IconPlayerPause size={16} aria-hidden />}
      consequences={t('pause.consequences')}
      begin={() => setReason('')}
      run={() => pause.mutateAsync({ id, reason: reason.trim() || null })}
    >
      <LongTextField label={t('pause.reason')} maxLength={500} value={reason} change={setReason} />
    </Action>
  );
}

function Resume({ account: { id, pausedBy } }: { readonly account: Account }) {
  const { t } = useTranslation('carriers');
  const resume = useWrite(ResumeCarrierAccountDocument, () => notice(t('resume.done')));
  return (
    <Action
      name={t('resume.name')}
      icon={<IconPlayerPlay size={16} aria-hidden />}
      consequences={t(pausedBy === 'CARRIER' ? 'resume.consequencesRefused' : 'resume.consequences')}
      run={() => resume.mutateAsync({ id })}
    />
  );
}

function Remove({ account: { id, openBookings } }: { readonly account: Account }) {
  const { t } = useTranslation('carriers');
  const navigate = useNavigate();
  const remove = useWrite(RemoveCarrierAccountDocument);
  return (
    <Action
      name={t('remove.name')}
      isGrave
      variant="outline"
      icon={<IconTrash size={16} aria-hidden />}
      consequences={t('remove.consequences')}
      why={openBookings > 0 ? t('remove.open', { count: openBookings }) : undefined}
      run={() => remove.mutateAsync({ id })}
      done={() => {
        notice(t('remove.done'));
        void navigate('/carriers');
      }}
    />
  );
}
