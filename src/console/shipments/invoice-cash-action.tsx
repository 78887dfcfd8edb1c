import { Alert, Anchor, Group } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { useMoneyText, type Amount } from '../ui/money.js';
import { Copy } from '../ui/shown-once.js';
import { InvoiceCashOfShipmentDocument } from './operations.generated.js';
import type { ShipmentDetails } from './shipment-details.js';

/** Creates a payment page for the receiver. */
export function InvoiceCashAction({ shipment, due }: { readonly shipment: ShipmentDetails; readonly due: Amount }) {
  const { t } = useTranslation('shipments');
  const moneyText = useMoneyText();
  const [link, setLink] = useState<string>();
  const write = useWrite(InvoiceCashOfShipmentDocument, ({ issueCodInvoice }) => setLink(issueCodInvoice.invoice.paymentUrl));
  return (
    <>
      <div>
        <Action
          name={t('cash.invoice')}
          consequences={t('cash.invoiceConsequences', { due: moneyText(due) })}
          run={() => write.mutateAsync({ id: shipment.id })}
        />
      </div>
      {link && (
        <Alert color="green" role="status" title={t('cash.link')}>
          <Group gap="xs">
            <Anchor href={link} target="_blank" rel="noreferrer" size="sm" dir="ltr" style={{ overflowWrap: 'anywhere' }}>
              {link}
            </Anchor>
            <Copy text={link} />
          </Group>
        </Alert>
      )}
    </>
  );
}
