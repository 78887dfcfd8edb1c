import { Alert, Anchor, Text } from '@mantine/core';
import { IconMail, IconUser } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { Instant } from '../ui/instant.js';
import { notice } from '../ui/notices.js';
import { LongTextField } from '../ui/text-field.js';
import { TellWebhookOwnerDocument, type WebhookQuery } from './operations.generated.js';

type Webhook = WebhookQuery['webhook'];

/** Sends an e-mail to the owner of a seller's webhook. */
export function TellOwner({ id }: { readonly id: string }) {
  const { t } = useTranslation('webhooks');
  const [message, setMessage] = useState('');
  const tell = useWrite(TellWebhookOwnerDocument, ({ tellWebhookOwner: { recipients } }) => notice(t('tell.done', { count: recipients })));
  return (
    <Action
      name={t('tell.name')}
      variant="filled"
      icon={<IconMail size={16} aria-hidden />}
      consequences={t('tell.consequences')}
      begin={() => setMessage('')}
      run={() => tell.mutateAsync({ id, message: message.trim() || null })}
    >
      <LongTextField
        label={t('tell.message')}
        description={t('tell.messageHint')}
        value={message}
        change={setMessage}
        maxLength={2000}
        minRows={3}
      />
    </Action>
  );
}

/** Owner information and actions for staff. */
export function OfSeller({ webhook }: { readonly webhook: Webhook }) {
  const { t } = useTranslation('webhooks');
  const { seller, operatorMayReadBodies } = webhook;
  if (!seller) return null;
  return (
    <Alert color="blue" icon={<IconUser aria-hidden />} title={t('ofSeller.title')}>
      <Text size="sm">
        <Anchor component={Link} to={`/sellers/${seller.id}`} size="sm">
          <bdi>{seller.displayName}</bdi>
        </Anchor>
        {' · '}
        {t('ofSeller.meaning')}
      </Text>
      <Text size="sm">{t(operatorMayReadBodies ? 'ofSeller.bodiesShown' : 'ofSeller.bodiesHidden')}</Text>
    </Alert>
  );
}

/** Last notification to the owner: time, sender and message. */
export function LastNotice({ of: { lastOwnerNotice } }: { readonly of: Webhook }) {
  const { t } = useTranslation('webhooks');
  if (!lastOwnerNotice) return null;
  const { at, byName, message } = lastOwnerNotice;
  return (
    <span>
      <Instant at={at} ago />
      {byName && (
        <>
          {' '}
          <bdi>{t('tell.lastBy', { name: byName })}</bdi>
        </>
      )}
      {message && (
        <Text size="xs" c="dimmed">
          <bdi>{message}</bdi>
        </Text>
      )}
    </span>
  );
}
