import { Button, Paper, Stack, Text } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../app/session.js';
import { useWrite } from '../graph/use-write.js';
import { Count } from '../ui/count.js';
import { DataTable, type Column } from '../ui/data-table.js';
import { Reasoned } from '../ui/reasoned.js';
import { Trouble } from '../ui/trouble.js';
import { MeaningChoice, type ScanMeaning } from './meaning-choice.js';
import { MapCarrierCodeDocument, type MapCarrierCodeMutationVariables } from './operations.generated.js';

interface Code {
  readonly code: string;
  readonly count: number;
}

interface MapScanCodesProps {
  readonly partner: MapCarrierCodeMutationVariables['account'];
  /** Scans with a code that has no meaning. */
  readonly scans: readonly { readonly code: string }[];
  /** Imports the same list again. */
  readonly again: () => Promise<unknown>;
}

/** Gives the codes of a partner a meaning and imports the list again. */
export function MapScanCodes({ partner, scans, again }: MapScanCodesProps) {
  const { t } = useTranslation('carriers');
  const { can } = useSession();
  const [meanings, setMeanings] = useState<ReadonlyMap<string, ScanMeaning>>(new Map());
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<Error>();
  const map = useWrite(MapCarrierCodeDocument);
  const codes = [...Map.groupBy(scans, ({ code }) => code)].map(([code, { length }]) => ({ code, count: length }));
  const chosen = codes.flatMap(({ code }) => {
    const status = meanings.get(code);
    return status === undefined ? [] : [{ code, status }];
  });
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (chosen.length === 0) return;
    setBusy(true);
    setError(undefined);
    try {
      for (const { code, status } of chosen) await map.mutateAsync({ account: partner, code, status, everyAccount: true });
      await again();
    } catch (thrown) {
      setError(thrown instanceof Error ? thrown : new Error(String(thrown)));
    } finally {
      setBusy(false);
    }
  };
  const choose = (code: string, status: ScanMeaning | undefined): void => {
    const others = [...meanings].filter(([each]) => each !== code);
    setMeanings(new Map(status === undefined ? others : [...others, [code, status]]));
  };
  const columns = useCodeColumns(meanings, choose);
  if (codes.length === 0 || !can('carrier:manage')) return null;
  return (
    <Paper withBorder p="sm" component="form" onSubmit={(event) => void submit(event)}>
      <Stack gap="sm">
        <Text size="sm" fw={600}>
          {t('importScans.codes')}
        </Text>
        <Text size="sm">{t('importScans.codesAdvice')}</Text>
        <DataTable caption={t('importScans.codes')} columns={columns} rows={codes} idOf={({ code }) => code} />
        {error && <Trouble error={error} />}
        <SubmitButton isBusy={isBusy} isNone={chosen.length === 0} />
      </Stack>
    </Paper>
  );
}

function SubmitButton({ isBusy, isNone }: { readonly isBusy: boolean; readonly isNone: boolean }) {
  const { t } = useTranslation('carriers');
  return (
    <Reasoned why={isNone ? t('importScans.chooseFirst') : null}>
      {(blocked) => (
        <Button type="submit" loading={isBusy} style={{ alignSelf: 'flex-start' }} {...blocked}>
          {t('importScans.again')}
        </Button>
      )}
    </Reasoned>
  );
}

type Meanings = ReadonlyMap<string, ScanMeaning>;

function useCodeColumns(meanings: Meanings, choose: (code: string, meaning: ScanMeaning | undefined) => void): readonly Column<Code>[] {
  const { t } = useTranslation('carriers');
  return [
    { key: 'code', title: t('codes.code'), cell: ({ code }) => <bdi dir="ltr">{code}</bdi> },
    { key: 'count', title: t('codes.count'), cell: ({ count }) => <Count of={count} />, end: true },
    {
      key: 'meaning',
      title: t('codes.meaning'),
      cell: ({ code }) => (
        <MeaningChoice
          size="xs"
          aria-label={t('importScans.meaningOf', { code })}
          placeholder={t('codes.choose')}
          value={meanings.get(code)}
          choose={(status) => choose(code, status)}
        />
      ),
    },
  ];
}
