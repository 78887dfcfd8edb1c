import { Select, SimpleGrid } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useRead } from '../graph/use-read.js';
import { useWrite } from '../graph/use-write.js';
import { DecimalInput } from '../ui/decimal-input.js';
import { notice } from '../ui/notices.js';
import { Section } from '../ui/section.js';
import { UsualSizes } from '../ui/usual-sizes.js';
import { fieldOf } from './field-of.js';
import { KeepAction } from './keep-action.js';
import { KeepParcelDocument, KeptParcelsDocument } from './operations.generated.js';
import type { PartProps } from './part.js';
import { withParcel } from './prefilled.js';
import { SIDES, type Parcel } from './shipment-form.js';

/** Weight and size of the packed parcel, saved or typed. */
export function ParcelSection({ form, set, problemOf, sellerId, isReady }: PartProps) {
  const { t } = useTranslation('ship');
  const { parcel, items, currency } = form;
  const keep = useWrite(KeepParcelDocument, () => notice(t('parcel.kept')));
  const isKnown = isReady && Object.values(parcel).every((text) => Number(text) > 0);
  const [first] = items;
  const kept = (name: string) => ({
    name,
    grams: Math.round(Number(parcel.kg) * 1_000),
    length: Number(parcel.length),
    width: Number(parcel.width),
    height: Number(parcel.height),
    contents: first?.name.trim() || null,
    ...(first?.price && currency && { price: first.price, currency }),
  });
  return (
    <Section
      title={t('parcel.title')}
      actions={
        <KeepAction
          name={t('parcel.keep')}
          why={isKnown ? null : t('why.parcel')}
          suggestion={SIDES.map((side) => parcel[side]).join(' × ')}
          keep={(name) => keep.mutateAsync({ sellerId, parcel: kept(name) })}
        />
      }
    >
      {isReady && <ParcelChoice form={form} set={set} sellerId={sellerId} />}
      <ParcelFields problemOf={problemOf} set={set} parcel={parcel} />
      <UsualSizes choose={(sides) => set({ parcel: { ...parcel, ...sides } })} />
    </Section>
  );
}

function ParcelFields({ problemOf, set, parcel }: Pick<PartProps, 'problemOf' | 'set'> & { readonly parcel: Parcel }) {
  const { t } = useTranslation('ship');
  return (
    <SimpleGrid cols={{ base: 2, xs: 4 }} spacing="sm">
      {(['kg', ...SIDES] as const).map((field) => (
        <DecimalInput
          key={field}
          {...fieldOf(`parcel.${field}`, problemOf)}
          label={t(`parcel.${field}`)}
          required
          maxLength={12}
          value={parcel[field]}
          change={(typed) => set({ parcel: { ...parcel, [field]: typed } })}
        />
      ))}
    </SimpleGrid>
  );
}

function ParcelChoice({ form, set, sellerId }: Pick<PartProps, 'form' | 'set' | 'sellerId'>) {
  const { t } = useTranslation('ship');
  const { data } = useRead(KeptParcelsDocument, { sellerId });
  const kept = data?.savedParcels.nodes ?? [];
  if (kept.length === 0) return null;
  const choose = (id: string | null): void => {
    const parcel = kept.find((each) => each.id === id);
    if (parcel) set(withParcel(form, parcel));
  };
  return (
    <Select
      label={t('parcel.choose')}
      placeholder={t('parcel.placeholder')}
      searchable
      value={null}
      onChange={choose}
      data={kept.map(({ id, name, grams }) => ({ value: id, label: `${name} · ${grams} g` }))}
    />
  );
}
