import { Select } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useSession } from '../app/session.js';
import { useRead } from '../graph/use-read.js';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { notice } from '../ui/notices.js';
import { useShopLabel } from '../ui/manual-shop.js';
import { SecretDialog } from '../ui/secret-dialog.js';
import { CreateWebhookDocument, WebhookShopsDocument } from './operations.generated.js';
import { VerifyHelp } from './verify-help.js';
import { WebhookFields, type WebhookWish } from './webhook-fields.js';

const NOTHING: WebhookWish = {
  url: '',
  events: ['shipment.update'],
  includeHubStatuses: false,
  rateLimit: null,
  description: '',
  operatorMayReadBodies: false,
};

/** Creates a webhook, shows its secret once and opens its page. */
export function CreateWebhook() {
  const { t } = useTranslation('webhooks');
  const { isOperator } = useSession();
  const navigate = useNavigate();
  const [wish, setWish] = useState(NOTHING);
  const [shopId, setShop] = useState<string | null>(null);
  const [made, setMade] = useState<{ readonly id: string; readonly secret: string }>();
  const create = useWrite(CreateWebhookDocument);
  const run = async (): Promise<void> => {
    const { description, ...rest } = wish;
    const input = { ...rest, events: [...rest.events], description: description.trim() || null, shopId };
    const { createWebhook } = await create.mutateAsync({ input });
    setMade({ id: createWebhook.webhook.id, secret: createWebhook.secret });
    for (const { message } of createWebhook.warnings) notice(message);
  };
  return (
    <>
      <Action
        name={t('create.name')}
        variant="filled"
        icon={<IconPlus size={16} aria-hidden />}
        consequences={t(isOperator ? 'create.operatorConsequences' : 'create.consequences')}
        begin={() => {
          setWish(NOTHING);
          setShop(null);
        }}
        run={run}
      >
        <WebhookFields wish={wish} change={(changes) => setWish({ ...wish, ...changes })} />
        {!isOperator && <ShopChoice value={shopId} choose={setShop} />}
      </Action>
      <SecretDialog
        title={t('create.made')}
        name={t('secret.name')}
        secret={made?.secret}
        close={() => void navigate(`/webhooks/${made?.id ?? ''}`)}
      >
        <VerifyHelp />
      </SecretDialog>
    </>
  );
}

function ShopChoice({ value, choose }: { readonly value: string | null; readonly choose: (domain: string | null) => void }) {
  const { t } = useTranslation('webhooks');
  const labelOf = useShopLabel();
  const shops = useRead(WebhookShopsDocument, {}).data?.shops.nodes ?? [];
  return (
    <Select
      label={t('fields.shop')}
      description={t('fields.shopMeaning')}
      placeholder={t('fields.allShops')}
      data={shops.map(({ domain, name }) => ({ value: domain, label: labelOf({ domain, name }) }))}
      value={value}
      onChange={choose}
      clearable
      searchable
      clearButtonProps={{ 'aria-label': t('fields.allShops') }}
    />
  );
}
