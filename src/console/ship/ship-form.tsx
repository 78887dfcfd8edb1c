import { Alert, Button, Grid, Group, Stack } from '@mantine/core';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { SellerChoice } from '../app/seller-choice.js';
import { useSession } from '../app/session.js';
import { useRead } from '../graph/use-read.js';
import { notice } from '../ui/notices.js';
import { Drafts } from './drafts.js';
import { FromSection } from './from-section.js';
import { ItemsSection } from './items-section.js';
import { ShippingSellerDocument } from './operations.generated.js';
import { ParcelSection } from './parcel-section.js';
import { PaymentSection } from './payment-section.js';
import { PlaceBar } from './place-bar.js';
import { PriceSection } from './price-section.js';
import { useProblems } from './problems.js';
import { ToSection } from './to-section.js';
import { useKeptForm, type Beginning, type FormState } from './use-kept-form.js';
import { usePlace, type Placing } from './use-place.js';
import { usePrices, type LivePrices } from './use-prices.js';
import './ship.css';

/** The form, with live prices beside it. */
export function ShipForm(beginning: Beginning) {
  const { isOperator } = useSession();
  const state = useKeptForm(beginning);
  const currency = useCurrency(state.form.sellerId);
  const form = { ...state.form, currency: state.form.currency ?? currency };
  const prices = usePrices(form);
  const placing = usePlace({ ...state, form });
  const { submit, save } = useWays(state, placing, prices);
  const problemOf = useProblems([placing.error, prices.error]);
  const part = {
    form,
    set: state.set,
    problemOf,
    sellerId: isOperator ? form.sellerId || null : null,
    isReady: !isOperator || form.sellerId !== '',
  };
  return (
    <form className="ship-form" onSubmit={submit} aria-busy={placing.isBusy}>
      <Grid gap="md">
        <Grid.Col span={{ base: 12, lg: 7 }}>
          <Stack gap="md">
            {state.isContinued && <Continued startOver={state.startOver} />}
            {isOperator && <SellerOf form={state} />}
            <FromSection {...part} />
            <ToSection {...part} />
            <ParcelSection {...part} />
            <ItemsSection {...part} />
            <PaymentSection {...part} />
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, lg: 5 }}>
          <Stack gap="md" className="beside-form">
            <PriceSection prices={prices} service={form.service} choose={(service) => state.set({ service })} />
            <PlaceBar prices={prices} placing={placing} isReady={part.isReady} save={save} />
            {part.isReady && <Drafts sellerId={part.sellerId} current={state.draftId} />}
          </Stack>
        </Grid.Col>
      </Grid>
    </form>
  );
}

/** What happens when the form is placed or saved. */
function useWays({ forget, form }: FormState, placing: Placing, { chosen, isCurrent }: LivePrices) {
  const { t } = useTranslation('ship');
  const navigate = useNavigate();
  const place = async (): Promise<void> => {
    // The id of a price holds only for what was priced.
    const placed = await placing.place(isCurrent && chosen && form.service !== '' ? chosen.id : null);
    if (!placed) return;
    forget();
    notice(t('placed', { reference: placed.shipmentReference }));
    for (const failed of placed.failed) notice(t(`failed.${failed}`));
    await navigate(`/shipments/${placed.shipmentId}`);
  };
  const save = async (): Promise<void> => {
    const id = await placing.save();
    if (id === null) return;
    forget();
    notice(t('saved'));
    await navigate(`/shipments/new?draft=${id}`, { replace: true });
  };
  return {
    submit: (event: FormEvent): void => {
      event.preventDefault();
      // React passes on what dialogs submit, although they are elsewhere in the document.
      if (event.target === event.currentTarget) void place();
    },
    save: (): void => void save(),
  };
}

/** The currency of the seller's terms, until another is typed. */
function useCurrency(sellerId: string): string {
  const { isOperator, seller } = useSession();
  const { data } = useRead(ShippingSellerDocument, { id: sellerId }, { enabled: isOperator && sellerId !== '' });
  return data?.seller.currency ?? seller?.currency ?? 'USD';
}

function SellerOf({ form: { form, set } }: { readonly form: FormState }) {
  const { t } = useTranslation('ship');
  return (
    <SellerChoice label={t('seller')} required value={form.sellerId || null} onChange={(sellerId) => set({ sellerId: sellerId ?? '' })} />
  );
}

function Continued({ startOver }: Pick<FormState, 'startOver'>) {
  const { t } = useTranslation('ship');
  return (
    <Alert color="blue" role="status">
      <Group justify="space-between">
        {t('continued')}
        <Button size="xs" variant="default" onClick={startOver}>
          {t('startOver')}
        </Button>
      </Group>
    </Alert>
  );
}
