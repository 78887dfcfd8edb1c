import { FileInput, List, Select, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { GraphError } from '../graph/graph-error.js';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { notice } from '../ui/notices.js';
import { RefusalText } from '../ui/refusal-text.js';
import { ImportRateCardCsvDocument } from './operations.generated.js';
import { type RateCardPurpose } from '../../schema-types.generated.js';
import { ServiceChoice } from './service-choice.js';

interface ImportCsvProps {
  /** If already known. */
  readonly service?: string;
  readonly purpose?: RateCardPurpose;
}

interface LineError {
  readonly line: string | undefined;
  readonly message: string;
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
      throw thrown instanceof GraphError ? withoutLines(thrown, setLines) : thrown;
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
        <TextInput
          label={t('card.currency')}
          description={t('import.currencyHint')}
          dir="ltr"
          maxLength={3}
          value={currency}
          onChange={(event) => setCurrency(event.currentTarget.value.toUpperCase())}
        />
        <FileInput
          label={t('import.file')}
          placeholder={t('import.choose')}
          accept=".csv,text/csv,text/plain"
          clearable
          clearButtonProps={{ 'aria-label': t('import.noFile') }}
          onChange={(file) => void file?.text().then(setCsv)}
        />
        <Textarea
          label={t('import.text')}
          description={t('import.hint')}
          placeholder={EXAMPLE}
          required
          dir="ltr"
          autosize
          minRows={5}
          maxRows={12}
          styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)' } }}
          value={csv}
          onChange={(event) => setCsv(event.currentTarget.value)}
        />
        {lines.length > 0 && <Lines errors={lines} csv={csv} />}
      </Stack>
    </Action>
  );
}

function Lines({ errors, csv }: { readonly errors: readonly LineError[]; readonly csv: string }) {
  const { t } = useTranslation('prices');
  const texts = csv.split(/\r\n|\n|\r/);
  return (
    <div role="alert">
      <Text size="sm" fw={600} c="var(--mantine-color-error)">
        {t('import.wrong', { count: errors.length })}
      </Text>
      <List size="sm" mah={260} style={{ overflowY: 'auto' }} tabIndex={0} aria-label={t('import.wrong', { count: errors.length })}>
        {errors.map(({ line, message }) => (
          <List.Item key={`${line} ${message}`}>
            {line !== undefined && <b>{t('import.line', { line })} </b>}
            <RefusalText message={message} />
            {line !== undefined && (
              <Text component="code" size="xs" c="dimmed" dir="ltr" display="block">
                {texts[Number(line) - 1]}
              </Text>
            )}
          </List.Item>
        ))}
      </List>
    </div>
  );
}

/** Line errors go to their list; the dialog shows the others. */
function withoutLines(error: GraphError, setLines: (lines: readonly LineError[]) => void): GraphError {
  const isLine = (field: string | null): boolean => field?.startsWith('csv') ?? false;
  setLines(
    error.problems
      .filter(({ field }) => isLine(field))
      .map(({ field, message }) => ({ line: /^csv\[(\d+)\]/.exec(field ?? '')?.[1], message })),
  );
  const { code, message, requestId, retryAfter } = error;
  return new GraphError({ code, message, problems: error.problems.filter(({ field }) => !isLine(field)), requestId, retryAfter });
}
