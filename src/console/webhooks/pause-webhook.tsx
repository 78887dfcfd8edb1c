import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { notice } from '../ui/notices.js';
import { UpdateWebhookDocument } from './operations.generated.js';

/** Pauses or resumes a webhook. */
export function PauseWebhook({ webhook: { id, isActive } }: { readonly webhook: { readonly id: string; readonly isActive: boolean } }) {
  const { t } = useTranslation('webhooks');
  const update = useWrite(UpdateWebhookDocument);
  const which = isActive ? 'pause' : 'resume';
  const Icon = isActive ? IconPlayerPause : IconPlayerPlay;
  return (
    <Action
      // Close the dialog when the action changes into its opposite.
      key={which}
      name={t(`${which}.name`)}
      icon={<Icon size={16} aria-hidden />}
      consequences={t(`${which}.consequences`)}
      run={() => update.mutateAsync({ id, input: { isActive: !isActive } })}
      done={() => notice(t(`${which}.done`))}
    />
  );
}
