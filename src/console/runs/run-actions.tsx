import { Button, Group, NumberInput, Stack } from '@mantine/core';
import { IconFileText, IconFlag, IconLogout, IconPlayerPlay, IconRoute } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../app/session.js';
import { send } from '../graph/send.js';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { notice } from '../ui/notices.js';
import { saveFile, bytesOf } from '../ui/files.js';
import { Trouble } from '../ui/trouble.js';
import {
  EndDriverSessionDocument,
  FinishRunDocument,
  PrintRunSheetDocument,
  ReplanRunDocument,
  StartRunDocument,
} from './operations.generated.js';
import type { RunDetails } from './run-page.js';

/** What dispatch does with a run. */
export function RunActions({ run }: { readonly run: RunDetails }) {
  const { can } = useSession();
  return (
    <Group gap="xs">
      <PrintSheet run={run} />
      {can('fleet:plan') && (
        <>
          {run.state !== 'FINISHED' && <Replan run={run} />}
          {run.state === 'PLANNED' && <Start run={run} />}
          {run.state === 'STARTED' && <Finish run={run} />}
          <EndSession run={run} />
        </>
      )}
    </Group>
  );
}

function PrintSheet({ run }: { readonly run: RunDetails }) {
  const { t, i18n } = useTranslation('runs');
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => send(PrintRunSheetDocument, { id: run.id, language: i18n.language === 'ar' ? 'AR' : 'EN' }),
    onSuccess: ({ runSheetFile: { fileName, content } }) => saveFile(fileName, new Blob([bytesOf(content)], { type: 'application/pdf' })),
  });
  return (
    <>
      <Button variant="default" loading={isPending} onClick={() => mutate()} leftSection={<IconFileText size={16} aria-hidden />}>
        {t('sheet.print')}
      </Button>
      {error && <Trouble error={error} again={() => mutate()} />}
    </>
  );
}

function Replan({ run }: { readonly run: RunDetails }) {
  const { t } = useTranslation('runs');
  const write = useWrite(ReplanRunDocument, () => notice(t('replan.done')));
  return (
    <Action
      name={t('replan.name')}
      icon={<IconRoute size={16} aria-hidden />}
      consequences={t('replan.consequences')}
      run={() => write.mutateAsync({ id: run.id })}
    />
  );
}

function Start({ run }: { readonly run: RunDetails }) {
  const { t } = useTranslation('runs');
  const currency = currencyOf(run);
  const [float, setFloat] = useState('');
  const write = useWrite(StartRunDocument, () => notice(t('start.done')));
  const { unloaded } = run.progress;
  return (
    <Action
      name={t('start.name')}
      icon={<IconPlayerPlay size={16} aria-hidden />}
      consequences={
        <>
          {t('start.consequences')} {unloaded > 0 && t('start.unloaded', { count: unloaded })}
        </>
      }
      run={() => write.mutateAsync({ id: run.id, cashFloat: float === '' ? null : { amount: float, currency } })}
    >
      <AmountField label={t('start.float', { currency })} value={float} onChange={setFloat} />
    </Action>
  );
}

function Finish({ run }: { readonly run: RunDetails }) {
  const { t } = useTranslation('runs');
  const [counted, setCounted] = useState<Readonly<Record<string, string>>>({});
  const write = useWrite(FinishRunDocument, () => notice(t('finish.done')));
  const { expected } = run.cash;
  return (
    <Action
      name={t('finish.name')}
      icon={<IconFlag size={16} aria-hidden />}
      isGrave
      consequences={t('finish.consequences', { count: run.progress.open })}
      run={() =>
        write.mutateAsync({
          id: run.id,
          countedCash: expected.map(({ currency }) => ({ currency, amount: counted[currency] ?? '' })),
        })
      }
    >
      <Stack gap="sm">
        {expected.map(({ amount, currency }) => (
          <AmountField
            key={currency}
            label={t('finish.counted', { currency })}
            description={t('finish.expected', { amount: `${amount} ${currency}` })}
            value={counted[currency] ?? ''}
            onChange={(value) => setCounted({ ...counted, [currency]: value })}
            required
          />
        ))}
      </Stack>
    </Action>
  );
}

function EndSession({ run: { driver } }: { readonly run: RunDetails }) {
  const { t } = useTranslation('runs');
  const write = useWrite(EndDriverSessionDocument, ({ endDriverSession }) => notice(t('session.done', { count: endDriverSession })));
  return (
    <Action
      name={t('session.name')}
      icon={<IconLogout size={16} aria-hidden />}
      isGrave
      variant="outline"
      consequences={t('session.consequences')}
      run={() => write.mutateAsync({ driverId: driver.id })}
    />
  );
}

interface AmountFieldProps {
  readonly label: string;
  readonly description?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly required?: boolean;
}

const AmountField = ({ onChange, ...field }: AmountFieldProps) => (
  <NumberInput {...field} onChange={(value) => onChange(String(value))} min={0} decimalScale={3} hideControls inputMode="decimal" />
);

/** The currency that the driver collects most likely. */
const currencyOf = ({ cash: { toCollect, collected, float } }: RunDetails): string =>
  (toCollect[0] ?? collected[0] ?? float)?.currency ?? 'USD';
