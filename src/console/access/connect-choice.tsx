import { Button, Group } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShopMode } from '../../schema-types.generated.js';
import type { Filters } from '../graph/use-filters.js';
import { Section } from '../ui/section.js';
import { TextField } from '../ui/text-field.js';
import { Cards } from './connect-cards.js';
import { kinds, type StoreKind } from './connect-kinds.js';
import { ConnectMode, DomainSuggestion } from './connect-mode.js';

interface ConnectChoiceProps {
  readonly kind: StoreKind | null;
  readonly domain: string;
  readonly mode: ShopMode;
  readonly isConnected: boolean;
  readonly choose: Filters['set'];
}

/** The domain as the service spells it: without a scheme, a path and capitals. */
const tidy = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .split('/', 1)
    .join();

/** Which store, its mode and its domain. All are in the URL, so that the page can be shared with anyone who installs the plug-in. */
export function ConnectChoice({ kind, domain, mode, isConnected, choose }: ConnectChoiceProps) {
  const { t } = useTranslation('access');
  const [typed, setTyped] = useState(domain);
  const use = (next: string): void => {
    choose({ domain: next });
    setTyped(next);
  };
  const cards = kinds.map((value) => ({ value, name: t(`connect.kinds.${value}`), meaning: t(`connect.kindMeanings.${value}`) }));
  return (
    <Section title={t('connect.choice')}>
      <Cards label={t('connect.choice')} isLabelHidden cards={cards} value={kind} choose={(value) => choose({ kind: value })} />
      <ConnectMode
        domain={domain}
        mode={mode}
        isFixed={isConnected}
        choose={(value) => choose({ mode: value === 'LIVE' ? 'live' : null })}
      />
      <DomainForm domain={domain} typed={typed} type={setTyped} use={use} />
      {mode === 'TEST' && !isConnected && <DomainSuggestion domain={domain} use={use} />}
    </Section>
  );
}

interface DomainFormProps {
  readonly domain: string;
  readonly typed: string;
  readonly type: (text: string) => void;
  readonly use: (domain: string) => void;
}

function DomainForm({ domain, typed, type, use }: DomainFormProps) {
  const { t } = useTranslation('access');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    use(tidy(typed));
  };
  return (
    <form onSubmit={submit}>
      <Group align="end">
        <TextField
          label={t('connect.domain')}
          description={t('connect.domainMeaning')}
          placeholder="mugs.example"
          dir="ltr"
          required
          maxLength={255}
          flex={1}
          miw={220}
          value={typed}
          change={type}
        />
        <Button type="submit" variant={domain === '' ? 'filled' : 'default'}>
          {t('connect.go')}
        </Button>
      </Group>
    </form>
  );
}
