import { Checkbox, Group, NumberInput, ScrollArea, Stack, Switch, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSession } from '../app/session.js';
import { LongTextField, TextField } from '../ui/text-field.js';
import { eventsFor, useEventMeaning } from './event-names.js';

/** Fields of a webhook that can be set on creation and later. */
export interface WebhookWish {
  readonly url: string;
  readonly events: readonly string[];
  readonly includeHubStatuses: boolean;
  /** Null for unlimited. */
  readonly rateLimit: number | null;
  readonly description: string;
  readonly operatorMayReadBodies: boolean;
}

interface WebhookFieldsProps {
  readonly wish: WebhookWish;
  readonly change: (changes: Partial<WebhookWish>) => void;
}

const MOST_A_SECOND = 500;

/** Form fields of a webhook. */
export function WebhookFields({ wish, change }: WebhookFieldsProps) {
  const { t } = useTranslation('webhooks');
  const { isOperator } = useSession();
  return (
    <Stack gap="sm">
      <UrlField wish={wish} change={change} />
      <Events chosen={wish.events} choose={(events) => change({ events })} />
      <Switch
        label={t('fields.hub')}
        description={t('fields.hubMeaning')}
        checked={wish.includeHubStatuses}
        onChange={({ currentTarget }) => change({ includeHubStatuses: currentTarget.checked })}
      />
      <RateField wish={wish} change={change} />
      {!isOperator && (
        <Switch
          label={t('fields.bodies')}
          description={t('fields.bodiesMeaning')}
          checked={wish.operatorMayReadBodies}
          onChange={({ currentTarget }) => change({ operatorMayReadBodies: currentTarget.checked })}
        />
      )}
      <LongTextField
        label={t('fields.description')}
        description={t('fields.descriptionMeaning')}
        maxLength={500}
        value={wish.description}
        change={(description) => change({ description })}
      />
    </Stack>
  );
}

function UrlField({ wish, change }: WebhookFieldsProps) {
  const { t } = useTranslation('webhooks');
  return (
    <TextField
      label={t('fields.url')}
      description={t('fields.urlRules')}
      placeholder="https://shop.example/hooks/shipgraph"
      type="url"
      dir="ltr"
      required
      maxLength={2048}
      value={wish.url}
      change={(url) => change({ url })}
    />
  );
}

function RateField({ wish, change }: WebhookFieldsProps) {
  const { t } = useTranslation('webhooks');
  return (
    <NumberInput
      label={t('fields.rate')}
      description={t('fields.rateMeaning')}
      min={1}
      max={MOST_A_SECOND}
      allowDecimal={false}
      value={wish.rateLimit ?? ''}
      onChange={(value) => change({ rateLimit: typeof value === 'number' ? value : null })}
    />
  );
}

/** Event selection. Keeps events already selected, even unknown ones. */
function Events({ chosen, choose }: { readonly chosen: readonly string[]; readonly choose: (events: readonly string[]) => void }) {
  const { t } = useTranslation('webhooks');
  const { isOperator } = useSession();
  const meaning = useEventMeaning();
  const names = [...new Set([...eventsFor(isOperator), ...chosen])];
  return (
    <Checkbox.Group
      label={t('fields.events')}
      description={t('fields.eventsMeaning')}
      withAsterisk
      value={[...chosen]}
      onChange={(events) => choose(events)}
    >
      <ScrollArea.Autosize mah={280} type="auto" mt="xs">
        <Stack gap={6}>
          {names.map((event) => (
            <EventChoice key={event} event={event} meaning={meaning(event)} />
          ))}
        </Stack>
      </ScrollArea.Autosize>
    </Checkbox.Group>
  );
}

function EventChoice({ event, meaning }: { readonly event: string; readonly meaning: string | undefined }) {
  return (
    <Checkbox
      value={event}
      label={
        <Group gap={6}>
          <Text component="code" size="sm" ff="monospace" dir="ltr">
            {event}
          </Text>
          <Text component="span" size="sm" c="dimmed">
            {meaning}
          </Text>
        </Group>
      }
    />
  );
}
