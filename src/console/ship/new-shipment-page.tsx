import { Button } from '@mantine/core';
import { IconAddressBook } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useSearchParams } from 'react-router';
import { useSession } from '../app/session.js';
import { useRead } from '../graph/use-read.js';
import { Empty } from '../ui/empty.js';
import { Loaded } from '../ui/loaded.js';
import { Page } from '../ui/page.js';
import { EarlierShipmentDocument, ShipmentDraftDocument } from './operations.generated.js';
import { formOfDraft, formOfPrice, formOfShipment } from './prefilled.js';
import { ShipForm } from './ship-form.js';

/** A shipment made by hand: empty, from a price, as a repeat of an earlier one, or from a draft. */
export default function NewShipmentPage() {
  const { t } = useTranslation('ship');
  const { can } = useSession();
  const [search] = useSearchParams();
  const [earlier, draft] = [search.get('repeat'), search.get('draft')];
  const source = search.toString();
  return (
    <Page
      title={t(draft ? 'titleDraft' : earlier ? 'titleRepeat' : 'title')}
      back={{ to: '/shipments', name: t('back') }}
      actions={
        can('address-book:edit') && (
          <Button component={Link} to="/address-book" variant="default" leftSection={<IconAddressBook size={16} aria-hidden />}>
            {t('book.title')}
          </Button>
        )
      }
    >
      {!can('order:create') ? (
        <Empty title={t('forbidden.title')} advice={t('forbidden.advice')} />
      ) : earlier ? (
        <Repeated key={source} source={source} id={earlier} />
      ) : draft ? (
        <Resumed key={source} source={source} id={draft} />
      ) : (
        <ShipForm key={source} source={source} form={formOfPrice(search)} draftId={null} />
      )}
    </Page>
  );
}

interface FromElsewhere {
  readonly source: string;
  readonly id: string;
}

function Repeated({ source, id }: FromElsewhere) {
  const { t } = useTranslation('ship');
  const { isOperator } = useSession();
  const read = useRead(EarlierShipmentDocument, { id, isOperator });
  return (
    <Loaded read={read}>
      {({ shipment }) => {
        const form = formOfShipment(shipment);
        if (!form) return <Empty title={t('noOrder.title')} advice={t('noOrder.advice')} />;
        return <ShipForm source={source} form={form} draftId={null} />;
      }}
    </Loaded>
  );
}

function Resumed({ source, id }: FromElsewhere) {
  const read = useRead(ShipmentDraftDocument, { id });
  return (
    <Loaded read={read}>
      {({ orderDraft }) =>
        orderDraft.orderId === null ? (
          <ShipForm source={source} form={formOfDraft(orderDraft)} draftId={orderDraft.id} />
        ) : (
          <Navigate to={`/shipments/${orderDraft.orderId}`} replace />
        )
      }
    </Loaded>
  );
}
