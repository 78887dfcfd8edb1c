import { IconFileText, IconPlayerStop, IconTruckDelivery } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { CheckField } from '../ui/check-field.js';
import { notice } from '../ui/notices.js';
import { countIn } from './counts.js';
import { ImportLabels } from './import-labels.js';
import { CancelImportDocument, DraftImportRowsDocument, PlaceImportDocument, type ImportFactsFragment } from './operations.generated.js';

/** What can be done with a file: placing its orders, stopping that, keeping what is wrong as drafts, and printing the labels. */
export function ImportActions({ of: found }: { readonly of: ImportFactsFragment }) {
  const { t } = useTranslation('imports');
  const { id, counts, state } = found;
  const draft = useWrite(DraftImportRowsDocument, () => notice(t('drafted')));
  const cancel = useWrite(CancelImportDocument);
  const wrong = countIn(counts, 'PROBLEM') + countIn(counts, 'FAILED');
  return (
    <>
      {wrong > 0 && state !== 'PLACING' && (
        <Action
          name={t('draft.name', { count: wrong })}
          icon={<IconFileText size={16} aria-hidden />}
          consequences={t('draft.consequences')}
          run={() => draft.mutateAsync({ id })}
        />
      )}
      {found.labelParts > 0 && <ImportLabels of={found} />}
      {state === 'PLACING' ? (
        <Action
          name={t('cancel.name')}
          isGrave
          icon={<IconPlayerStop size={16} aria-hidden />}
          consequences={t('cancel.consequences')}
          run={() => cancel.mutateAsync({ id })}
        />
      ) : (
        <PlaceAction of={found} />
      )}
    </>
  );
}

function PlaceAction({ of: { id, counts, booking } }: { readonly of: ImportFactsFragment }) {
  const { t } = useTranslation('imports');
  const [book, setBook] = useState(true);
  const write = useWrite(PlaceImportDocument);
  const waiting = countIn(counts, 'READY') + countIn(counts, 'FAILED');
  const unbooked = countIn(counts, 'PLACED') - booking.booked;
  return (
    <Action
      name={waiting > 0 || unbooked === 0 ? t('place.name', { count: waiting }) : t('place.book', { count: unbooked })}
      variant="filled"
      icon={<IconTruckDelivery size={16} aria-hidden />}
      why={waiting + unbooked === 0 ? t('place.none') : null}
      consequences={t('place.consequences')}
      run={() => write.mutateAsync({ id, book })}
    >
      <CheckField
        label={t('place.withBooking')}
        description={booking.allowed ? t('place.bookingMeaning') : t('place.operatorBooks')}
        checked={book}
        change={setBook}
      />
    </Action>
  );
}
