import { useTranslation } from 'react-i18next';
import { useRead } from '../graph/use-read.js';
import { notice } from '../ui/notices.js';
import { Section } from '../ui/section.js';
import { KeepAction } from './keep-action.js';
import { RememberPlaceDocument, SenderPlacesDocument } from './operations.generated.js';
import { originEntry } from './order-of.js';
import { PlaceFields } from './place-fields.js';
import type { PartProps } from './part.js';
import { offeredOf, SavedPlaceChoice } from './saved-place-choice.js';
import { originOf } from './shipment-form.js';
import { useWrite } from '../graph/use-write.js';

/** Where the parcel is collected: a location of a shop, an entry of the address book, or typed. */
export function FromSection({ form, set, problemOf, sellerId, isReady }: PartProps) {
  const { t } = useTranslation('ship');
  const { data } = useRead(SenderPlacesDocument, { sellerId }, { enabled: isReady });
  const keep = useWrite(RememberPlaceDocument, () => notice(t('book.kept')));
  const offered = (data?.shops.nodes ?? []).flatMap(({ domain, locations }) =>
    locations.map((location) => offeredOf(`${domain} ${location.refId}`, `${location.refName} · ${location.city}`, location)),
  );
  return (
    <Section
      title={t('from.title')}
      actions={
        <KeepAction
          name={t('from.keep')}
          why={form.origin.address && form.origin.city && form.origin.country && isReady ? null : t('why.address')}
          suggestion={form.origin.city}
          keep={(name) => keep.mutateAsync({ sellerId, entry: originEntry(form, name), replace: true })}
        />
      }
    >
      {isReady && (
        <SavedPlaceChoice
          kind="ORIGIN"
          label={t('from.choose')}
          sellerId={sellerId}
          offered={offered}
          choose={({ address }) => set({ origin: originOf(address) })}
          chooseOffered={(origin) => set({ origin })}
        />
      )}
      <PlaceFields at="origin" place={form.origin} change={(origin) => set({ origin })} problemOf={problemOf} />
    </Section>
  );
}
