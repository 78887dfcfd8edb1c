import { FileInput, Select, Stack } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { GraphError } from '../graph/graph-error.js';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { LineErrors, lineErrorsOf, type LineError } from '../ui/line-errors.js';
import { notice } from '../ui/notices.js';
import { ImportRateCardCsvDocument } from './operations.generated.js';
import { type RateCardPurpose } from '../../schema-types.generated.js';
import { LongTextField, TextField } from '../ui/text-field.js';
import { ServiceChoice } from './service-choice.js';

interface ImportCsvProps {
  /** If already known. */
  readonly service?: string;
  readonly purpose?: RateCardPurpose;
}

const EXAMPLE = 'tier,upToKg,price,stepKg,pricePerStep\nD1,1,2.50,,\nD1,30,14.10,0.5,0.40';

/** Creates a draft from a CSV file or the clipboard. Reports invalid lines by number. */
export function ImportCsv({ service: given, purpose: givenPurpose = 'SALE' }: ImportCsvProps) {
  const { t } = useTranslation('prices');
  const navigate = useNavigate();
  const [service, setService] = useState(given ?? '');
  const [purpose, setPurpose] = useState<RateCardPurpose>(givenPurpose);
  const [csv, setCsv] = useState('');
  const [currency, setCurrency] = useState('');
  const [lines, setLines] = useState<readonly LineError[]>([]);
  const write = useWrite(ImportRateCardCsvDocument);
  const begin = (): void => {
    setCsv('');
    setLines([]);
  };
  const run = async (): Promise<void> => {
    setLines([]);
    try {
      const asked = { serviceCode: service, purpose, csv, currency: currency || null };
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
  return (
    <Action
      name={t('import.name')}
      icon={<IconFileImport size={16} aria-hidden />}
      consequences={t('import.consequences')}
      begin={begin}
      run={run}
    >
      <Stack gap="sm">
        {given === undefined && <ServiceChoice value={service} change={setService} />}
        {given === undefined && (
          <Select
            label={t('cards.purpose')}
            allowDeselect={false}
            value={purpose}
            onChange={(value) => value && setPurpose(value)}
            data={(['SALE', 'COST'] as const).map((value) => ({ value, label: t(`purposes.${value}`) }))}
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
        {lines.length > 0 && <LineErrors errors={lines} text={csv} />}
      </Stack>
    </Action>
  );
}
