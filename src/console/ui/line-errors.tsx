import { List, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { GraphError } from '../graph/graph-error.js';
import { RefusalText } from './refusal-text.js';

/** What is wrong with a line of an imported text, or with all of it. */
export interface LineError {
  readonly line: string | undefined;
  readonly column: string | undefined;
  readonly message: string;
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
        {errors.map(({ line, column, message }) => (
          <List.Item key={`${line} ${column} ${message}`}>
            {line !== undefined && <b>{t('lines.line', { line })} </b>}
            {column !== undefined && (
              <>
                <bdi dir="ltr">{column}</bdi>{' '}
              </>
            )}
            <RefusalText message={message} />
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
  const { code, message, problems, requestId, retryAfter } = error;
  const lines = problems.flatMap(({ field, message: said }) => {
    const found = LINE.exec(field ?? '');
    return found ? [{ line: found[1], column: found[2], message: said }] : [];
  });
  const others = problems.filter(({ field }) => !LINE.test(field ?? ''));
  return { lines, rest: new GraphError({ code, message, problems: others, requestId, retryAfter }) };
}
