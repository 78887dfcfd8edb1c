import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Trouble } from '../ui/trouble.js';

interface JournalFileStateProps {
  readonly read: number | undefined;
  readonly error: Error | undefined;
  readonly again: () => void;
}

/** How much of a file has been read, or why it is not there. */
export function JournalFileState({ read, error, again }: JournalFileStateProps) {
  const { t } = useTranslation('ledger');
  return (
    <>
      {read !== undefined && (
        <Text size="sm" role="status">
          {t('exports.read', { entries: read })}
        </Text>
      )}
      {error && <Trouble error={error} again={again} />}
    </>
  );
}
