import { List, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { GraphError, Said } from '../graph/graph-error.js';
import { RefusalText } from './refusal-text.js';

/** What is wrong with a line of an imported text, or with all of it. */
export interface LineError {
  readonly line: string | undefined;
  readonly column: string | undefined;
  readonly said: Said;
}

/** Errors of an imported text by line and column, with the line. */
export function LineErrors({ errors, text }: { readonly errors: readonly LineError[]; readonly text: string }) {
  const { t } = useTranslation();
  const lines = text.split(/\r\n|\n|\r/);
  const title = t('lines.wrong', { count: new Set(errors.map(({ line }) => line)).size });
  return (
    <div role="alert">
      <Text size="sm" fw={600} c="var(--mantine-color-error)">
        {title}
      </Text>
      <List size="sm" mah={260} style={{ overflowY: 'auto', overflowWrap: 'anywhere' }} tabIndex={0} aria-label={title}>
        {errors.map(({ line, column, said }) => (
          <List.Item key={`${line} ${column} ${said.message}`}>
            {line !== undefined && <b>{t('lines.line', { line })} </b>}
            {column !== undefined && (
              <>
                <bdi dir="ltr">{column}</bdi>{' '}
              </>
            )}
            <RefusalText of={said} />
            {line !== undefined && (
              <Text component="code" size="xs" c="dimmed" dir="ltr" display="block">
                {lines[Number(line) - 1]}
              </Text>
            )}
          </List.Item>
        ))}
      </List>
    </div>
  );
}

const LINE = /^csv(?:\[(\d+)\](?:\.(\w+))?)?$/;

/** Separates the errors of lines, which are listed with their texts, from the others, which the dialog shows. */
export function lineErrorsOf(error: GraphError): { readonly lines: readonly LineError[]; readonly rest: GraphError } {
  const lines = error.problems.flatMap((said) => {
    const found = LINE.exec(said.field ?? '');
    return found ? [{ line: found[1], column: found[2], said }] : [];
  });
  return { lines, rest: error.withProblems(error.problems.filter(({ field }) => !LINE.test(field ?? ''))) };
}
