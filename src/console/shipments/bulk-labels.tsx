import { Alert, Button, Group, List, Modal, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPrinter } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { LabelSize } from '../../schema-types.generated.js';
import { send } from '../graph/send.js';
import { ChoiceField } from '../ui/choice-field.js';
import { Reasoned } from '../ui/reasoned.js';
import { saveFile } from '../ui/files.js';
import { Trouble } from '../ui/trouble.js';
import { labelLanguageOf, papers, pdfOf, useLabelPaper } from '../app/label.js';
import { RefusalText } from '../ui/refusal-text.js';
import { Left } from './left.js';
import { PrintLabelsDocument, type PrintLabelsQuery, type ShipmentRowFragment } from './operations.generated.js';

/** Maximum number of labels in one file. */
const MOST = 100;

/** Downloads the labels of the selected shipments as one PDF, in the user's label size. */
export function BulkLabels({ rows }: { readonly rows: readonly ShipmentRowFragment[] }) {
  const { t } = useTranslation(['shipments', 'app']);
  const [opened, { open, close }] = useDisclosure();
  const { size, choose } = useLabelPaper();
  const labelled = rows.filter(({ label }) => label !== null);
  const print = usePrint(size);
  const leave = (): void => {
    close();
    print.reset();
  };
  const missing = print.data?.labelsFile.missing ?? [];
  return (
    <>
      <OpenButton count={labelled.length} open={open} />
      <Modal
        opened={opened}
        onClose={leave}
        title={t('bulk.labels', { count: labelled.length })}
        closeButtonProps={{ 'aria-label': t('app:close') }}
      >
        <Stack gap="sm">
          <Alert color="blue">
            {t('bulk.labelsConsequences')}
            <Left rows={rows.filter(({ label }) => !label)} />
          </Alert>
          <PaperChoice size={size} choose={choose} />
          {print.error && <Trouble error={print.error} />}
          {print.isSuccess && (
            <Text size="sm" role="status">
              {t('bulk.labelsSaved')}
            </Text>
          )}
          {missing.length > 0 && <MissingLabels missing={missing} rows={rows} />}
          <Buttons isBusy={print.isPending} save={() => print.mutate(labelled.slice(0, MOST).map(({ id }) => id))} leave={leave} />
        </Stack>
      </Modal>
    </>
  );
}

/** Saves the file of the labels of shipments. */
function usePrint(size: LabelSize) {
  const { i18n } = useTranslation();
  return useMutation({
    mutationFn: (ids: readonly string[]) => send(PrintLabelsDocument, { ids: [...ids], size, language: labelLanguageOf(i18n.language) }),
    onSuccess: ({ labelsFile: { fileName, content } }) => saveFile(fileName, pdfOf(content)),
  });
}

function OpenButton({ count, open }: { readonly count: number; readonly open: () => void }) {
  const { t } = useTranslation('shipments');
  return (
    <Reasoned why={count === 0 ? t('bulk.labelsNone') : null}>
      {(blocked) => (
        <Button size="xs" variant="default" leftSection={<IconPrinter size={14} aria-hidden />} onClick={open} {...blocked}>
          {t('bulk.labels', { count })}
        </Button>
      )}
    </Reasoned>
  );
}

function PaperChoice({ size, choose }: ReturnType<typeof useLabelPaper>) {
  const { t } = useTranslation('shipments');
  return (
    <ChoiceField
      label={t('label.paper')}
      description={t('label.paperMeaning')}
      of={papers}
      nameOf={(value) => t(`label.papers.${value}`)}
      value={size}
      choose={choose}
    />
  );
}

interface MissingLabelsProps {
  readonly missing: PrintLabelsQuery['labelsFile']['missing'];
  readonly rows: readonly ShipmentRowFragment[];
}

function MissingLabels({ missing, rows }: MissingLabelsProps) {
  return (
    <List size="sm" spacing={4}>
      {missing.map(({ id, ...said }) => (
        <List.Item key={id}>
          <bdi dir="ltr">{rows.find((row) => row.id === id)?.reference ?? id}</bdi>: <RefusalText of={said} />
        </List.Item>
      ))}
    </List>
  );
}

interface ButtonsProps {
  readonly isBusy: boolean;
  readonly save: () => void;
  readonly leave: () => void;
}

function Buttons({ isBusy, save, leave }: ButtonsProps) {
  const { t } = useTranslation(['shipments', 'app']);
  return (
    <Group justify="flex-end">
      <Button variant="default" onClick={leave}>
        {t('app:close')}
      </Button>
      <Button loading={isBusy} onClick={save}>
        {t('bulk.saveLabels')}
      </Button>
    </Group>
  );
}
