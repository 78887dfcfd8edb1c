import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { send } from '../graph/send.js';
import { Action } from '../ui/action.js';
import { RevealPayoutAccountDocument, type PayoutAccountLineFragment } from './operations.generated.js';

/** Reveals the full account number; the audit log records the access. */
export function RevealAccount({ account: { id, number } }: { readonly account: PayoutAccountLineFragment }) {
  const { t } = useTranslation('sellers');
  const [whole, setWhole] = useState<string>();
  if (whole !== undefined)
    return (
      <>
        <Text span size="sm" ff="monospace" dir="ltr" role="status">
          {whole}
        </Text>{' '}
        <Button size="compact-xs" variant="subtle" onClick={() => setWhole(undefined)}>
          {t('bank.hide')}
        </Button>
      </>
    );
  return (
    <Action
      name={t('bank.revealOf', { number })}
      short={t('bank.reveal')}
      size="xs"
      consequences={t('bank.revealConsequences')}
      run={async () => setWhole((await send(RevealPayoutAccountDocument, { id })).revealPayoutAccount)}
    />
  );
}
