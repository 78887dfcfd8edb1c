import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../graph/use-read.js';
import { useWrite } from '../graph/use-write.js';
import { CheckField } from '../ui/check-field.js';
import { controlId } from '../ui/form-problems.js';
import { countryName } from '../ui/countries.js';
import { notice } from '../ui/notices.js';
import { Section } from '../ui/section.js';
import { FORM } from './form-problems.js';
import { KeepAction } from './keep-action.js';
import { RememberPlaceDocument, SenderPlacesDocument } from './operations.generated.js';
import { originEntry } from './order-of.js';
import type { PartProps } from './part.js';
import { PlaceFields } from './place-fields.js';
import { offeredOf, SavedPlaceChoice } from './saved-place-choice.js';
import { countryFrom, isKnownPlace, originOf, type Place } from './shipment-form.js';
import { inOneLine } from '../ui/isolated.js';

const PARTS = ['address', 'city', 'state', 'zip', 'countryCode'] as const;

/** Where the parcel is collected: in one line once it is known, and as fields while it is typed. */
export function FromSection(props: PartProps) {
  const { t } = useTranslation('ship');
  const { origin } = props.form;
  const [isTyped, setTyped] = useState(false);
  const isWrong = PARTS.some((part) => props.problemOf(`origin.${part}`));
  if (isTyped || isWrong || !isKnownPlace(origin)) return <OtherOrigin {...props} setTyped={setTyped} />;
  return (
    <Section
      title={t('from.title')}
      id={controlId(FORM, 'sender')}
      actions={
        <Button size="xs" variant="default" onClick={() => setTyped(true)}>
          {t('from.change')}
        </Button>
      }
    >
      <PlaceLine of={origin} />
    </Section>
  );
}

function PlaceLine({ of: { address, zip, city, state, country } }: { readonly of: Place }) {
  const { i18n } = useTranslation();
  const parts = [address, [zip, city].filter(Boolean).join(' '), state === city ? '' : state, countryName(i18n.language, country)];
  return (
    <Text size="sm">
      <bdi>{parts.filter(Boolean).join(', ')}</bdi>
    </Text>
  );
}

interface OtherOriginProps extends PartProps {
  /** Whether it is still being typed; false once it was chosen. */
  readonly setTyped: (isTyped: boolean) => void;
}

function OtherOrigin(props: OtherOriginProps) {
  const { t } = useTranslation('ship');
  const { form, set, setTyped, sellerId, isReady, problemOf } = props;
  const keep = useWrite(RememberPlaceDocument, () => notice(t('book.kept')));
  return (
    <Section
      title={t('from.title')}
      id={controlId(FORM, 'sender')}
      actions={
        <KeepAction
          name={t('from.keep')}
          why={isKnownPlace(form.origin) && isReady ? null : t('why.address')}
          suggestion={form.origin.city}
          keep={(name) => keep.mutateAsync({ sellerId, entry: originEntry(form, name), replace: true })}
        />
      }
    >
      {isReady && <OriginChoice {...props} />}
      <PlaceFields
        at="origin"
        place={form.origin}
        change={(origin) => {
          setTyped(true);
          set({ origin, ...countryFrom(form, origin) });
        }}
        problemOf={problemOf}
        sellerId={sellerId}
        isReady={isReady}
      />
      {isReady && <KeepOrigin {...props} />}
    </Section>
  );
}

function OriginChoice({ form, set, setTyped, sellerId }: OtherOriginProps) {
  const { t } = useTranslation('ship');
  const { data } = useRead(SenderPlacesDocument, { sellerId });
  const offered = (data?.shops.nodes ?? []).flatMap(({ domain, locations }) =>
    locations.map((location) => offeredOf(`${domain} ${location.refId}`, inOneLine(location.refName, location.city), location)),
  );
  const choose = (origin: Place): void => {
    setTyped(false);
    set({ origin, ...countryFrom(form, origin) });
  };
  return (
    <SavedPlaceChoice
      kind="ORIGIN"
      label={t('from.choose')}
      sellerId={sellerId}
      offered={offered}
      choose={({ address }) => choose(originOf(address))}
      chooseOffered={choose}
    />
  );
}

function KeepOrigin({ form, set, sellerId }: OtherOriginProps) {
  const { t } = useTranslation('ship');
  const { data } = useRead(SenderPlacesDocument, { sellerId });
  if (!data) return null;
  return (
    <CheckField
      label={t('from.usual')}
      description={t('from.usualMeaning')}
      checked={form.keepsOrigin ?? data.defaultOrigin === null}
      change={(keepsOrigin) => set({ keepsOrigin })}
    />
  );
}
