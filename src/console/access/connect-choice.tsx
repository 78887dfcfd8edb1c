import { Button, Group, Radio, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Filters } from '../graph/use-filters.js';
import { Section } from '../ui/section.js';
import { kindOf, kinds, type StoreKind } from './connect-kinds.js';

interface ConnectChoiceProps {
  readonly kind: StoreKind | null;
  readonly domain: string;
  readonly choose: Filters['set'];
}

/** The domain as the service spells it: without a scheme, a path and capitals. */
const tidy = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/\/.*$/, '');

/** Which store, and its domain. Both are in the URL, so that the page can be shared with whoever installs the plug-in. */
export function ConnectChoice({ kind, domain, choose }: ConnectChoiceProps) {
  const { t } = useTranslation('access');
  const [typed, setTyped] = useState(domain);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    choose({ domain: tidy(typed) });
    setTyped(tidy(typed));
  };
  return (
    <Section title={t('connect.choice')}>
      <Radio.Group aria-label={t('connect.choice')} value={kind ?? ''} onChange={(value) => choose({ kind: kindOf(value) })}>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          {kinds.map((each) => (
            <Radio.Card key={each} value={each} p="sm" aria-label={t(`connect.kinds.${each}`)}>
              <Group wrap="nowrap" align="start" gap="sm">
                <Radio.Indicator />
                <Stack gap={2}>
                  <Text size="sm" fw={600}>
                    {t(`connect.kinds.${each}`)}
                  </Text>
                  <Text size="xs" c="dimmed">
                    {t(`connect.kindMeanings.${each}`)}
                  </Text>
                </Stack>
              </Group>
            </Radio.Card>
          ))}
        </SimpleGrid>
      </Radio.Group>
      <form onSubmit={submit}>
        <Group align="end">
          <TextInput
            label={t('connect.domain')}
            description={t('connect.domainMeaning')}
            placeholder="mugs.example"
            dir="ltr"
            required
            maxLength={255}
            flex={1}
            miw={220}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <Button type="submit" variant={domain === '' ? 'filled' : 'default'}>
            {t('connect.go')}
          </Button>
        </Group>
      </form>
    </Section>
  );
}
