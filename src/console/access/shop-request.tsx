import { Anchor, Button, Code, Group, List, Paper, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronDown, IconChevronUp, IconExternalLink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Instant } from '../ui/instant.js';
import { RefusalText } from '../ui/refusal-text.js';
import { StateBadge } from '../ui/status.js';
import type { StoreRequestFragment } from './operations.generated.js';
import { RequestDetails } from './shop-request-details.js';

const colourOf = ({ status, problems }: StoreRequestFragment): string => {
  if (status >= 500) return 'red';
  if (status >= 400) return 'orange';
  return problems.length > 0 ? 'yellow' : 'green';
};

/** A request as it came, and what was wrong with it in plain words. */
export function ShopRequest({ request }: { readonly request: StoreRequestFragment }) {
  const { t } = useTranslation('access');
  const [isOpen, { toggle }] = useDisclosure();
  const { method, path, query, status, createdAt } = request;
  return (
    <Paper withBorder p="sm" role="listitem">
      <Stack gap={6}>
        <Group justify="space-between" gap="xs">
          <Group gap="xs">
            <StateBadge colour={colourOf(request)} label={String(status)} />
            <Code dir="ltr" style={{ overflowWrap: 'anywhere' }}>{`${method} ${path}${query === null ? '' : `?${query}`}`}</Code>
          </Group>
          <Text size="xs" c="dimmed">
            <Instant at={createdAt} ago />
          </Text>
        </Group>
        <WhatWasWrong of={request} />
        <div>
          <Button
            size="compact-xs"
            variant="subtle"
            onClick={toggle}
            aria-expanded={isOpen}
            aria-label={t(isOpen ? 'requests.hideOf' : 'requests.showOf', { request: `${method} ${path}` })}
            rightSection={isOpen ? <IconChevronUp size={14} aria-hidden /> : <IconChevronDown size={14} aria-hidden />}
          >
            {t(isOpen ? 'requests.hide' : 'requests.show')}
          </Button>
        </div>
        {isOpen && <RequestDetails of={request} />}
      </Stack>
    </Paper>
  );
}

function WhatWasWrong({
  of: { code, reason, message, variant, params, problems, isAuthenticated },
}: {
  readonly of: StoreRequestFragment;
}) {
  const { t, i18n } = useTranslation(['access', 'app']);
  if (code === null && problems.length === 0) return null;
  // The code of an answer to somebody else: "you are not signed in" would be about the reader.
  const isOfFields = code !== null && i18n.exists(`errors.${code}`) && problems.some(({ isWarning }) => !isWarning);
  const key = reason !== null && i18n.exists(`access:requests.reasons.${reason}`) ? (`requests.reasons.${reason}` as const) : null;
  const summary =
    key === null ? <RefusalText of={{ code, message: message ?? '', variant, params }} /> : t(key as 'requests.reasons.INVALID_TOKEN');
  return (
    <Stack gap={4}>
      {message !== null && (
        <Text size="sm" fw={600}>
          {isOfFields ? t(`app:errors.${code}` as 'app:errors.MISSING_FIELD') : summary}
        </Text>
      )}
      {problems.length > 0 && (
        <List size="sm">
          {problems.map(({ field, isWarning, ...said }) => (
            <List.Item key={`${field} ${said.message}`}>
              {isWarning && <StateBadge colour="yellow" label={t('requests.warning')} />} {field !== null && <Code dir="ltr">{field}</Code>}{' '}
              <RefusalText of={said} />
            </List.Item>
          ))}
        </List>
      )}
      {!isAuthenticated && (
        <Text size="xs" c="dimmed">
          {t('requests.stranger')}
        </Text>
      )}
      {code !== null && (
        <Anchor href={`/docs/errors/${code}`} target="_blank" rel="noreferrer" size="sm">
          <Group gap={4} component="span">
            <bdi dir="ltr">{code}</bdi> – {t('requests.docs')}
            <IconExternalLink size={14} aria-hidden />
          </Group>
        </Anchor>
      )}
    </Stack>
  );
}
