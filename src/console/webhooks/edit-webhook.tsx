import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { notice } from '../ui/notices.js';
import { UpdateWebhookDocument, type WebhookQuery } from './operations.generated.js';
import { WebhookFields, type WebhookWish } from './webhook-fields.js';

type Webhook = WebhookQuery['webhook'];

const wishOf = ({ url, events, includeHubStatuses, rateLimit, description, operatorMayReadBodies }: Webhook): WebhookWish => ({
  url,
  events,
  includeHubStatuses,
  rateLimit,
  operatorMayReadBodies,
  description: description ?? '',
});

/** Edits the events and URL of a webhook. */
export function EditWebhook({ webhook }: { readonly webhook: Webhook }) {
  const { t } = useTranslation('webhooks');
  const [wish, setWish] = useState(() => wishOf(webhook));
  const update = useWrite(UpdateWebhookDocument);
  return (
    <Action
      name={t('edit.name')}
      icon={<IconPencil size={16} aria-hidden />}
      consequences={t('edit.consequences')}
      begin={() => setWish(wishOf(webhook))}
      run={() => {
        const { description, events, ...rest } = wish;
        return update.mutateAsync({ id: webhook.id, input: { ...rest, events: [...events], description: description.trim() || null } });
      }}
      done={() => notice(t('edit.done'))}
    >
      <WebhookFields wish={wish} change={(changes) => setWish({ ...wish, ...changes })} />
    </Action>
  );
}
