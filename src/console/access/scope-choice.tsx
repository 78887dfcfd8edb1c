import { Checkbox, Group, Radio, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { CheckField } from '../ui/check-field.js';
import { ADMINISTRATION, EVERYTHING } from './scopes.js';

export interface ScopeWish {
  readonly isEverything: boolean;
  readonly only: readonly string[];
  /** For ERP tokens only. */
  readonly administration: boolean;
}

/** Rights are chosen: everything is a choice too. */
export const nothingChosen: ScopeWish = { isEverything: false, only: [], administration: false };

/** The requested scopes; an empty list grants a seller's token everything. */
export const scopesOf = ({ isEverything, only, administration }: ScopeWish, ofOperator: boolean): string[] => [
  ...(isEverything ? (ofOperator ? [EVERYTHING] : []) : only),
  ...(ofOperator && administration ? [ADMINISTRATION] : []),
];

interface ScopeChoiceProps {
  readonly wish: ScopeWish;
  readonly change: (wish: ScopeWish) => void;
  readonly scopes: readonly string[];
  readonly ofOperator: boolean;
}

/** Scopes of a token as text. */
export function ScopeChoice({ wish, change, scopes, ofOperator }: ScopeChoiceProps) {
  const { t } = useTranslation('access');
  return (
    <Stack gap="xs">
      <Radio.Group
        label={t('scopes.label')}
        value={wish.isEverything ? 'everything' : 'only'}
        onChange={(value) => change({ ...wish, isEverything: value === 'everything' })}
      >
        <Stack gap={6} mt={4}>
          <Radio value="everything" label={t(ofOperator ? 'scopes.everythingErp' : 'scopes.everythingSeller')} />
          <Radio value="only" label={t('scopes.onlyThese')} />
        </Stack>
      </Radio.Group>
      {!wish.isEverything && (
        <Checkbox.Group label={t('scopes.which')} value={[...wish.only]} onChange={(only) => change({ ...wish, only })} ps="lg">
          <Stack gap={6} mt={4}>
            {scopes.map((scope) => (
              <Checkbox key={scope} value={scope} label={<ScopeMeaning scope={scope} />} />
            ))}
          </Stack>
        </Checkbox.Group>
      )}
      {ofOperator && (
        <CheckField
          label={<ScopeMeaning scope={ADMINISTRATION} />}
          checked={wish.administration}
          change={(administration) => change({ ...wish, administration })}
        />
      )}
    </Stack>
  );
}

function ScopeMeaning({ scope }: { readonly scope: string }) {
  const { t } = useTranslation('access');
  return (
    <Group gap={6} component="span">
      <Text component="code" size="sm" ff="monospace" dir="ltr">
        {scope}
      </Text>
      <Text component="span" size="sm" c="dimmed">
        {t(`scopes.of.${scope.replace(':', '_')}` as 'scopes.of.shipments_read')}
      </Text>
    </Group>
  );
}
