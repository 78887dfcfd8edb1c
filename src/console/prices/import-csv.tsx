import { FileInput, Stack } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { GraphError } from '../graph/graph-error.js';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { ChoiceField } from '../ui/choice-field.js';
import { LineErrors, lineErrorsOf, type LineError } from '../ui/line-errors.js';
import { notice } from '../ui/notices.js';
import { ImportRateCardCsvDocument, type ImportRateCardCsvMutationVariables } from './operations.generated.js';
import { type RateCardPurpose } from '../../schema-types.generated.js';
import { LongTextField, TextField } from '../ui/text-field.js';
import { ServiceChoice } from './service-choice.js';

interface ImportCsvProps {
  /** If already known. */
  readonly service?: string;
  readonly purpose?: RateCardPurpose;
}

const PURPOSES = ['SALE', 'COST'] as const;
const EXAMPLE = 'tier,upToKg,price,stepKg,pricePerStep\nD1,1,2.50,,\nD1,30,14.10,0.5,0.40';

/** Creates a draft from a CSV file or the clipboard. Reports invalid lines by number. */
export function ImportCsv({ service: given, purpose: givenPurpose = 'SALE' }: ImportCsvProps) {
  const { t } = useTranslation('prices');
  const [service, setService] = useState(given ?? '');
  const [purpose, setPurpose] = useState<RateCardPurpose>(givenPurpose);
  const [csv, setCsv] = useState('');
  const [currency, setCurrency] = useState('');
  const { lines, begin, run } = useImport({ serviceCode: service, purpose, csv, currency: currency || null });
  return (
    <Action
      name={t('import.name')}
      icon={<IconFileImport size={16} aria-hidden />}
      consequences={t('import.consequences')}
      begin={() => {
        setCsv('');
        begin();
      }}
      run={run}
    >
      <Stack gap="sm">
        {given === undefined && <ServiceChoice value={service} change={setService} />}
        {given === undefined && (
          <ChoiceField
            label={t('cards.purpose')}
            of={PURPOSES}
            nameOf={(value) => t(`purposes.${value}`)}
            value={purpose}
            choose={setPurpose}
          />
        )}
        <TextField
          label={t('card.currency')}
          description={t('import.currencyHint')}
          dir="ltr"
          maxLength={3}
          value={currency}
          change={(typed) => setCurrency(typed.toUpperCase())}
        />
        <CsvFields setCsv={setCsv} csv={csv} />
        {lines.length > 0 && <LineErrors errors={lines} text={csv} />}
      </Stack>
    </Action>
  );
}

/** Imports the prices, or says which lines are wrong. */
function useImport(asked: ImportRateCardCsvMutationVariables) {
  const { t } = useTranslation('prices');
  const navigate = useNavigate();
  const [lines, setLines] = useState<readonly LineError[]>([]);
  const write = useWrite(ImportRateCardCsvDocument);
  const run = async (): Promise<void> => {
    setLines([]);
    try {
      const { importRateCardCsv: card } = await write.mutateAsync(asked);
      notice(t('import.done', { version: card.version }));
      void navigate(`/prices/${card.id}?show=compare`);
    } catch (thrown) {
      if (!(thrown instanceof GraphError)) throw thrown;
      const { lines: wrong, rest } = lineErrorsOf(thrown);
      setLines(wrong);
      throw rest;
    }
  };
  return { lines, begin: () => setLines([]), run };
}

function CsvFields({ setCsv, csv }: { readonly setCsv: (value: string) => void; readonly csv: string }) {
  const { t } = useTranslation('prices');
  return (
    <>
      <FileInput
        label={t('import.file')}
        placeholder={t('import.choose')}
        accept=".csv,text/csv,text/plain"
        clearable
        clearButtonProps={{ 'aria-label': t('import.noFile') }}
        onChange={(file) => void file?.text().then(setCsv)}
      />
      <LongTextField
        label={t('import.text')}
        description={t('import.hint')}
        placeholder={EXAMPLE}
        required
        dir="ltr"
        minRows={5}
        maxRows={12}
        styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)' } }}
        value={csv}
        change={setCsv}
      />
    </>
  );
}
