import { Alert, Button, Grid, Group, Stack } from '@mantine/core';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { labelAddress, useLabelPaper } from '../app/label.js';
import { SellerChoice } from '../app/seller-choice.js';
import { useSession } from '../app/session.js';
import { useSellerCurrency } from '../app/use-seller-currency.js';
import { FormProblems } from '../ui/form-problems.js';
import { notice, warn } from '../ui/notices.js';
import { Drafts } from './drafts.js';
import { fieldOf } from './field-of.js';
import { FORM } from './form-problems.js';
import { FromSection } from './from-section.js';
import { ItemsSection } from './items-section.js';
import { ParcelSection } from './parcel-section.js';
import type { PartProps } from './part.js';
import { PaymentSection } from './payment-section.js';
import { PlaceBar } from './place-bar.js';
import { PriceSection } from './price-section.js';
import { useProblems, type Problems } from './problems.js';
import { noPlace } from './shipment-form.js';
import { ToSection } from './to-section.js';
import { useDefaultOrigin } from './use-default-origin.js';
import { useKeptForm, type Beginning, type FormState } from './use-kept-form.js';
import { usePlace, type Placing } from './use-place.js';
import { usePrices, type LivePrices } from './use-prices.js';
import './ship.css';

/** The form, with live prices beside it. */
export function ShipForm(beginning: Beginning) {
  const { isOperator } = useSession();
  const state = useKeptForm(beginning);
  const owner = ownerOf(state.form.sellerId, isOperator);
  const isFirstOrigin = useDefaultOrigin(state, owner);
  const currency = useSellerCurrency(state.form.sellerId);
  const form = { ...state.form, currency: state.form.currency ?? currency };
  const prices = usePrices(form);
  const placing = usePlace({ ...state, form: { ...form, keepsOrigin: form.keepsOrigin ?? isFirstOrigin } });
  const problems = useProblems(form, { needsSeller: isOperator, placing: placing.error, prices });
  const ways = useWays({ state, placing, prices, problems });
  const part = { form, set: state.set, problemOf: problems.problemOf, ...owner };
  return (
    <form className="ship-form" onSubmit={ways.submit} aria-busy={placing.isBusy} noValidate>
      <FormProblems form={FORM} problems={problems.all} attempt={problems.attempt} />
      <Grid gap="md">
        <Grid.Col span={{ base: 12, lg: 7 }}>
          <Stack gap="md">
            {state.isContinued && <Continued startOver={state.startOver} />}
            {isOperator && <SellerOf {...part} />}
            <FromSection {...part} />
            <ToSection {...part} />
            <ParcelSection {...part} />
            <ItemsSection {...part} />
            <PaymentSection {...part} />
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, lg: 5 }}>
          <Stack gap="md" className="beside-form">
            <PriceSection
              prices={prices}
              error={problems.restOf(prices.error)}
              service={form.service}
              choose={({ serviceCode, actualRate }) => state.set({ service: serviceCode, agreed: actualRate })}
            />
            <PlaceBar
              prices={prices}
              form={form}
              isBusy={placing.isBusy}
              error={problems.restOf(placing.error)}
              isReady={owner.isReady}
              save={ways.save}
            />
            {owner.isReady && <Drafts sellerId={owner.sellerId} current={state.draftId} />}
          </Stack>
        </Grid.Col>
      </Grid>
    </form>
  );
}

const ownerOf = (sellerId: string, isOperator: boolean) => ({
  sellerId: isOperator ? sellerId || null : null,
  isReady: !isOperator || sellerId !== '',
});

interface Ways {
  readonly state: FormState;
  readonly placing: Placing;
  readonly prices: LivePrices;
  readonly problems: Problems;
}

/** What happens when the form is placed or saved. */
function useWays({ state: { forget }, placing, prices: { chosen, isCurrent }, problems }: Ways) {
  const { t, i18n } = useTranslation('ship');
  const { size } = useLabelPaper();
  const navigate = useNavigate();
  const place = async (): Promise<void> => {
    if (!problems.check() || !chosen || !isCurrent) return;
    const placed = await placing.place({ rateId: chosen.id, amount: chosen.actualRate.amount });
    if (!placed) return problems.show();
    forget();
    notice(t('placed', { reference: placed.shipmentReference }));
    for (const failed of placed.failed) warn(t(`failed.${failed}`));
    if (placed.labelUrl !== null) open(labelAddress(placed.labelUrl, { size, language: i18n.language }), '_blank', 'noreferrer');
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

/** Another seller starts at another place. */
function SellerOf({ form, set, problemOf }: PartProps) {
  const { t } = useTranslation('ship');
  const choose = (sellerId: string | null): void =>
    set({ sellerId: sellerId ?? '', ...(form.isOriginFilled && { origin: noPlace, isOriginFilled: false }) });
  return <SellerChoice {...fieldOf('sellerId', problemOf)} label={t('seller')} required value={form.sellerId || null} onChange={choose} />;
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
