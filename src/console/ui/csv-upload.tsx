import { FileInput, Stack, type ButtonProps } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { GraphError } from '../graph/graph-error.js';
import { Action } from './action.js';
import { ColumnChoices } from './column-choices.js';
import type { FileColumn, Mapping } from './file-columns.js';
import { FilePreview } from './file-preview.js';
import { LineErrors, lineErrorsOf, type LineError } from './line-errors.js';
import { mappingOf, rememberedMapping, rememberMapping } from './mapping.js';
import { readCsv } from './read-csv.js';
import { LongTextField } from './text-field.js';

/** A file in the form that the service reads. */
export interface Upload<Key extends string> {
  readonly csv: string;
  /** Headers that are not those of the service. */
  readonly columns: Partial<Mapping<Key>>;
}

interface CsvUploadProps<Key extends string> {
  readonly name: string;
  readonly consequences: string;
  readonly variant?: ButtonProps['variant'];
  readonly columns: readonly FileColumn<Key>[];
  /** Where the headers are remembered: those of one kind of file and of one carrier are alike. */
  readonly kind: string;
  readonly carrierCode: string;
  /** The field that chooses the carrier. */
  readonly sender: ReactNode;
  /** Called when the dialog opens. */
  readonly begin: () => void;
  readonly run: (upload: Upload<Key>) => Promise<unknown>;
}

/** Imports a carrier's file, whatever its headers are called: they are assigned once for each carrier. */
export function CsvUpload<Key extends string>({ columns, kind, carrierCode, sender, begin, run, ...action }: CsvUploadProps<Key>) {
  const { text, file, headers, mapping, errors, take, choose, submit } = useUpload<Key>({ columns, kind, carrierCode, run });
  return (
    <Action
      variant="filled"
      icon={<IconFileImport size={16} aria-hidden />}
      begin={() => {
        begin();
        take('');
      }}
      {...action}
      run={submit}
    >
      <Stack gap="sm">
        {sender}
        <FileFields take={take} columns={columns} text={text} />
        {file && (
          <>
            <ColumnChoices
              columns={columns}
              header={file.header}
              mapping={mapping}
              change={(changes) => choose({ ...headers, ...changes })}
            />
            <FilePreview columns={columns} file={file} mapping={mapping} />
          </>
        )}
        {errors.length > 0 && <LineErrors errors={errors} text={text} />}
      </Stack>
    </Action>
  );
}

interface FileFieldsProps {
  readonly columns: readonly { readonly name: string }[];
  readonly take: (given: string) => void;
  readonly text: string;
}

function FileFields({ take, columns, text }: FileFieldsProps) {
  const { t } = useTranslation('ui');
  return (
    <>
      <FileInput
        label={t('upload.file')}
        placeholder={t('upload.choose')}
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        clearable
        clearButtonProps={{ 'aria-label': t('upload.noFile') }}
        onChange={(given) => void given?.text().then(take)}
      />
      <LongTextField
        label={t('upload.text')}
        description={t('upload.hint', { columns: columns.map(({ name }) => name).join(', ') })}
        required
        dir="ltr"
        minRows={3}
        maxRows={6}
        styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)', fontSize: 'var(--mantine-font-size-xs)' } }}
        value={text}
        change={take}
      />
    </>
  );
}

/** What was given, how its headers are assigned, and what the service found wrong with it. */
function useUpload<Key extends string>({
  columns,
  kind,
  carrierCode,
  run,
}: Pick<CsvUploadProps<Key>, 'columns' | 'kind' | 'carrierCode' | 'run'>) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState({ carrierCode, headers: NONE as Partial<Mapping<Key>> });
  const [errors, setErrors] = useState<readonly LineError[]>([]);
  const file = useMemo(() => readCsv(text), [text]);
  // Another carrier has other headers.
  const headers = chosen.carrierCode === carrierCode ? chosen.headers : NONE;
  const choose = (given: Partial<Mapping<Key>>): void => setChosen({ carrierCode, headers: given });
  const mapping = { ...mappingOf(columns, file?.header ?? [], rememberedMapping<Key>(kind, carrierCode)), ...headers };
  const take = (given: string): void => {
    setText(given);
    choose({});
    setErrors([]);
  };
  const submit = async (): Promise<void> => {
    setErrors([]);
    try {
      await run({ csv: file?.text ?? '', columns: othersOf(columns, mapping) });
      rememberMapping(kind, carrierCode, mapping);
    } catch (thrown) {
      if (!(thrown instanceof GraphError)) throw thrown;
      const { lines, rest } = lineErrorsOf(thrown);
      setErrors(lines.map((error) => ({ ...error, column: headerOf(columns, mapping, error.column) })));
      throw rest;
    }
  };
  return { text, file, headers, mapping, errors, take, choose, submit };
}

const NONE = {};

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
