import { Button, Group, Modal, Stack, Alert, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../app/session.js';
import { send } from '../graph/send.js';
import { Outcomes, useEachItem } from '../ui/each-item.js';
import { notice } from '../ui/notices.js';
import { ConfirmParcelsDocument } from './operations.generated.js';
import type { Verdict } from './verdicts.js';
import { Reasoned } from '../ui/reasoned.js';
import { inOneLine } from '../ui/isolated.js';

interface ConfirmActionProps {
  readonly taskId: string;
  readonly verdicts: readonly Verdict[];
  readonly done: () => void;
}

/** Sends all results. The service accepts all or none; after a refusal, sends them one by one to find the cause. */
export function ConfirmAction({ taskId, verdicts, done }: ConfirmActionProps) {
  const { t } = useTranslation(['pickups', 'app']);
  const [opened, { open, close }] = useDisclosure();
  const { isBusy, each, isOver, leave, run } = useConfirm({ taskId, close, done, verdicts });
  return (
    <>
      <OpenButton verdicts={verdicts} open={open} />
      <Modal
        opened={opened}
        onClose={leave}
        title={t('submit', { count: verdicts.length })}
        size="lg"
        closeButtonProps={{ 'aria-label': t('app:close') }}
      >
        <Stack gap="sm">
          {each.outcomes.length === 0 && <Consequences verdicts={verdicts} />}
          {each.outcomes.length > 0 && <Outcomes outcomes={each.outcomes} total={each.total} />}
          <Group justify="flex-end">
            <Button variant="default" onClick={leave} disabled={isBusy}>
              {isOver ? t('app:close') : t('app:cancel')}
            </Button>
            {!isOver && (
              <Button onClick={() => void run()} loading={isBusy}>
                {t('submit', { count: verdicts.length })}
              </Button>
            )}
          </Group>
        </Stack>
      </Modal>
    </>
  );
}

function OpenButton({ verdicts, open }: Pick<ConfirmActionProps, 'verdicts'> & { readonly open: () => void }) {
  const { t } = useTranslation(['pickups', 'app']);
  return (
    <Reasoned why={verdicts.length === 0 ? t('nothingSaid') : null}>
      {(blocked) => (
        <Button onClick={open} {...blocked}>
          {t('submit', { count: verdicts.length })}
        </Button>
      )}
    </Reasoned>
  );
}

interface Confirming extends Pick<ConfirmActionProps, 'taskId' | 'done' | 'verdicts'> {
  readonly close: () => void;
}

function useConfirm({ taskId, close, done, verdicts }: Confirming) {
  const { t } = useTranslation(['pickups', 'app']);
  const queries = useQueryClient();
  const { staffId } = useSession();
  const [isBusy, setBusy] = useState(false);
  const say = (some: readonly Verdict[]): Promise<unknown> =>
    send(ConfirmParcelsDocument, { input: { taskId, confirmedBy: staffId ?? '', shipments: some.map(inputOf) } });
  const each = useEachItem<Verdict>({
    idOf: ({ parcel }) => parcel.shipmentDetailId,
    nameOf: ({ parcel }) => inOneLine(parcel.unifiedRefId, parcel.receiverName),
    act: (verdict) => say([verdict]),
  });
  const isOver = each.outcomes.length > 0 && !isBusy;
  const leave = (): void => {
    close();
    if (!isOver) return;
    each.reset();
    done();
  };
  const run = async (): Promise<void> => {
    setBusy(true);
    try {
      await say(verdicts);
      notice(t('said', { count: verdicts.length }));
      close();
      done();
    } catch {
      await each.run(verdicts);
    } finally {
      setBusy(false);
      await queries.invalidateQueries();
    }
  };
  return { isBusy, each, isOver, leave, run };
}

function Consequences({ verdicts }: Pick<ConfirmActionProps, 'verdicts'>) {
  const { t } = useTranslation('pickups');
  const missed = verdicts.filter(({ confirmationStatus }) => confirmationStatus === 'NOT_COLLECTED').length;
  return (
    <Alert color={missed > 0 ? 'orange' : 'blue'}>
      <Text size="sm">{t('confirmConsequences', { count: verdicts.length - missed })}</Text>
      {missed > 0 && <Text size="sm">{t('missedConsequences', { count: missed })}</Text>}
    </Alert>
  );
}

const inputOf = ({ parcel, confirmationStatus, notes }: Verdict) => ({
  shipmentDetailId: parcel.shipmentDetailId,
  confirmationStatus,
  notes: notes.trim() || null,
});
