import { Alert, Button, Code, List, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { GraphError } from '../graph/graph-error.js';
import { useErrorText } from './error-text.js';
import { RefusalText } from './refusal-text.js';

/** Error message with advice and the request id for support. */
export function Trouble({ error, again }: { readonly error: Error; readonly again?: () => void }) {
  const { t } = useTranslation();
  const text = useErrorText(error);
  const problems = error instanceof GraphError ? error.problems : [];
  const requestId = error instanceof GraphError ? error.requestId : undefined;
  return (
    <Alert color="red" role="alert" icon={<IconAlertTriangle aria-hidden />} title={text.title} m={0}>
      {text.detail && (
        <Text size="sm">
          <RefusalText of={text.detail} />
        </Text>
      )}
      {text.advice && <Text size="sm">{text.advice}</Text>}
      {problems.length > 0 && (
        <List size="sm">
          {problems.map((problem) => (
            <List.Item key={`${problem.field} ${problem.message}`}>
              {problem.field && <Code dir="ltr">{problem.field}</Code>} <RefusalText of={problem} />
            </List.Item>
          ))}
        </List>
      )}
      {requestId && (
        <Text size="xs" mt={4}>
          {t('error.requestId')} <Code dir="ltr">{requestId}</Code>
        </Text>
      )}
      {again && (
        <Button mt="sm" size="xs" variant="default" onClick={again}>
          {t('error.again')}
        </Button>
      )}
    </Alert>
  );
}
