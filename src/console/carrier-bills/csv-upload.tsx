import { FileInput, Stack, Textarea } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GraphError } from '../graph/graph-error.js';
import { Action } from '../ui/action.js';
import { LineErrors, lineErrorsOf, type LineError } from '../ui/line-errors.js';
import { readCsv } from '../ui/read-csv.js';
import { BillingCarrierChoice, useBillingCarriers } from './billing-carriers.js';
import { ColumnChoices } from './column-choices.js';
import { FilePreview } from './file-preview.js';
import type { FileColumn, Mapping } from './file-columns.js';
import { mappingOf, rememberedMapping, rememberMapping } from './mapping.js';

export interface Upload<Key extends string> {
  readonly account: string;
  readonly csv: string;
  /** Headers that are not those of the service. */
  readonly columns: Partial<Mapping<Key>>;
}

interface CsvUploadProps<Key extends string> {
  readonly kind: 'bill' | 'remittance';
  readonly columns: readonly FileColumn<Key>[];
  /** The account or carrier that is chosen at first. */
  readonly from: string | null;
  readonly run: (upload: Upload<Key>) => Promise<unknown>;
}

/** Imports a carrier's file, whatever its headers are called: they are assigned once for each carrier. */
export function CsvUpload<Key extends string>({ kind, columns, from, run }: CsvUploadProps<Key>) {
  const { t } = useTranslation('carrier-bills');
  const { all } = useBillingCarriers();
  const [wanted, want] = useState(from);
  const [text, setText] = useState('');
  const [chosen, choose] = useState<Partial<Mapping<Key>>>({});
  const [errors, setErrors] = useState<readonly LineError[]>([]);
  const file = useMemo(() => readCsv(text), [text]);
  // A page may name only the carrier.
  const sender = all.find(({ value }) => value === wanted) ?? all.find(({ carrierCode }) => carrierCode === wanted);
  const carrierCode = sender?.carrierCode ?? '';
  const mapping = { ...mappingOf(columns, file?.header ?? [], rememberedMapping<Key>(kind, carrierCode)), ...chosen };
  const take = (given: string): void => {
    setText(given);
    choose({});
    setErrors([]);
  };
  const submit = async (): Promise<void> => {
    setErrors([]);
    try {
      await run({ account: sender?.value ?? '', csv: file?.text ?? '', columns: othersOf(columns, mapping) });
      rememberMapping(kind, carrierCode, mapping);
    } catch (thrown) {
      if (!(thrown instanceof GraphError)) throw thrown;
      const { lines, rest } = lineErrorsOf(thrown);
      setErrors(lines.map((error) => ({ ...error, column: headerOf(columns, mapping, error.column) })));
      throw rest;
    }
  };
  return (
    <Action
      name={t(`upload.${kind}.name`)}
      variant="filled"
      icon={<IconFileImport size={16} aria-hidden />}
      consequences={t(`upload.${kind}.consequences`)}
      begin={() => {
        want(from);
        take('');
      }}
      run={submit}
    >
      <Stack gap="sm">
        <BillingCarrierChoice
          label={t('upload.carrier')}
          required
          value={sender?.value ?? null}
          choose={(value) => {
            want(value);
            choose({});
          }}
        />
        <FileInput
          label={t('upload.file')}
          placeholder={t('upload.choose')}
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          clearable
          clearButtonProps={{ 'aria-label': t('upload.noFile') }}
          onChange={(given) => void given?.text().then(take)}
        />
        <Textarea
          label={t('upload.text')}
          description={t('upload.hint', { columns: columns.map(({ name }) => name).join(', ') })}
          required
          dir="ltr"
          autosize
          minRows={3}
          maxRows={6}
          styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)', fontSize: 'var(--mantine-font-size-xs)' } }}
          value={text}
          onChange={({ currentTarget }) => take(currentTarget.value)}
        />
        {file && (
          <>
            <ColumnChoices
              columns={columns}
              header={file.header}
              mapping={mapping}
              change={(changes) => choose({ ...chosen, ...changes })}
            />
            <FilePreview columns={columns} file={file} mapping={mapping} />
          </>
        )}
        {errors.length > 0 && <LineErrors errors={errors} text={text} />}
      </Stack>
    </Action>
  );
}

/** Columns that the file calls by another name than the service does. */
function othersOf<Key extends string>(columns: readonly FileColumn<Key>[], mapping: Mapping<Key>): Partial<Mapping<Key>> {
  const others = columns.filter(({ key, name }) => mapping[key] !== null && mapping[key].toLowerCase() !== name);
  return Object.fromEntries(others.map(({ key }) => [key, mapping[key]])) as Partial<Mapping<Key>>;
}

/** Errors name the service's columns, and the user looks at those of the file. */
function headerOf<Key extends string>(
  columns: readonly FileColumn<Key>[],
  mapping: Mapping<Key>,
  name: string | undefined,
): string | undefined {
  const column = columns.find((each) => each.name === name);
  return (column && mapping[column.key]) ?? name;
}
