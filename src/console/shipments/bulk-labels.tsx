import { Alert, Anchor, Button, Group, List, Modal, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Outcomes, useEachItem } from '../ui/each-item.js';
import { Reasoned } from '../ui/reasoned.js';
import { saveFile } from '../ui/save-file.js';
import { readLabel } from './label.js';
import { Left } from './left.js';
import type { ShipmentRowFragment } from './operations.generated.js';

interface Labelled {
  readonly id: string;
  readonly reference: string;
  readonly url: string;
}

/** The labels of the ticked shipments: each by a link of its own, or all of them as files. */
export function BulkLabels({ rows }: { readonly rows: readonly ShipmentRowFragment[] }) {
  const { t } = useTranslation(['shipments', 'app']);
  const [opened, { open, close }] = useDisclosure();
  const labelled = rows.flatMap(({ id, reference, label }): Labelled[] => (label ? [{ id, reference, url: label.url }] : []));
  const each = useEachItem<Labelled>({
    idOf: ({ id }) => id,
    nameOf: ({ reference }) => reference,
    act: async ({ reference, url }) => saveFile(`${reference}.pdf`, await readLabel(url)),
  });
  const leave = (): void => {
    close();
    each.reset();
  };
  return (
    <>
      <Reasoned why={labelled.length === 0 ? t('bulk.labelsNone') : null}>
        {(blocked) => (
          <Button size="xs" variant="default" leftSection={<IconPrinter size={14} aria-hidden />} onClick={open} {...blocked}>
            {t('bulk.labels', { count: labelled.length })}
          </Button>
        )}
      </Reasoned>
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
          {each.outcomes.length > 0 ? (
            <Outcomes outcomes={each.outcomes} total={each.total} />
          ) : (
            <List size="sm" spacing={4}>
              {labelled.map(({ id, reference, url }) => (
                <List.Item key={id}>
                  <Anchor href={url} target="_blank" rel="noreferrer" dir="ltr">
                    {reference}
                  </Anchor>
                </List.Item>
              ))}
            </List>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={leave}>
              {t('app:close')}
            </Button>
            <Button onClick={() => void each.run(labelled)}>{t('bulk.saveLabels')}</Button>
          </Group>
        </Stack>
      </Modal>
    </>
  );
}
