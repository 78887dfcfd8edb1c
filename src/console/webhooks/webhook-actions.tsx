import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { IconTrash } from '@tabler/icons-react';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { notice } from '../ui/notices.js';
import { EditWebhook } from './edit-webhook.js';
import { DeleteWebhookDocument, type WebhookQuery } from './operations.generated.js';
import { PauseWebhook } from './pause-webhook.js';
import { RecoverWebhook } from './recover-webhook.js';
import { RenewSecret } from './renew-secret.js';
import { TestWebhook } from './test-webhook.js';

type Webhook = WebhookQuery['webhook'];

/** Actions on a webhook. */
export const WebhookActions = ({ webhook }: { readonly webhook: Webhook }) => (
  <>
    <TestWebhook webhook={webhook} />
    <EditWebhook key={webhook.updatedAt} webhook={webhook} />
    <PauseWebhook webhook={webhook} />
    {webhook.isActive && <RecoverWebhook id={webhook.id} failingSince={webhook.failingSince} />}
    <RenewSecret id={webhook.id} />
    <DeleteWebhook id={webhook.id} />
  </>
);

function DeleteWebhook({ id }: { readonly id: string }) {
  const { t } = useTranslation('webhooks');
  const navigate = useNavigate();
  const remove = useWrite(DeleteWebhookDocument);
  return (
    <Action
      name={t('delete.name')}
      isGrave
      variant="outline"
      icon={<IconTrash size={16} aria-hidden />}
      consequences={t('delete.consequences')}
      run={async () => {
        // Leave the page first: the deleted webhook can no longer be fetched when queries refetch.
        await navigate('/webhooks');
        await remove.mutateAsync({ id });
        notice(t('delete.done'));
      }}
    />
  );
}
