import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { send } from '../graph/send.js';
import { useRead } from '../graph/use-read.js';
import { notice } from '../ui/notices.js';
import { Reasoned } from '../ui/reasoned.js';
import { saveFile, bytesOf } from '../ui/files.js';
import { Trouble } from '../ui/trouble.js';
import { ImportLabelsDocument, ImportPaperDocument, type ImportFactsFragment } from './operations.generated.js';

/** Saves the labels of a file as one PDF, on the user's paper; beyond 500, as several. */
export function ImportLabels({ of: { id, labelParts, booking } }: { readonly of: ImportFactsFragment }) {
  const { t, i18n } = useTranslation('imports');
  const { data } = useRead(ImportPaperDocument, {});
  const size = data?.me.labelSize ?? 'INCH_4X6';
  const print = useMutation({
    mutationFn: async () => {
      let missing = 0;
      for (let part = 1; part <= labelParts; part += 1) {
        const language = i18n.language === 'ar' ? 'AR' : 'EN';
        const { orderImportLabels: file } = await send(ImportLabelsDocument, { id, part, size, language });
        saveFile(file.fileName, new Blob([bytesOf(file.content)], { type: 'application/pdf' }));
        missing += file.missing.length;
      }
      return missing;
    },
    onSuccess: (missing) => notice(missing > 0 ? t('labels.missing', { count: missing }) : t('labels.saved')),
  });
  const isBooked = booking.booked > 0 || booking.problems > 0;
  return (
    <>
      {print.error && <Trouble error={print.error} />}
      <Reasoned why={isBooked ? null : t('labels.notYet')}>
        {(blocked) => (
          <Button
            variant="default"
            loading={print.isPending}
            onClick={() => print.mutate()}
            leftSection={<IconPrinter size={16} aria-hidden />}
            {...blocked}
          >
            {t('labels.name')}
          </Button>
        )}
      </Reasoned>
    </>
  );
}
