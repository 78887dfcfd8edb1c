import { Button, Group, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSession } from '../app/session.js';
import { useRead } from '../graph/use-read.js';
import { useWrite } from '../graph/use-write.js';
import { notice } from '../ui/notices.js';
import { Section } from '../ui/section.js';
import { ForgetAnswerDocument, RememberedAnswersDocument } from './operations.generated.js';

/** What a seller has answered about earlier files, and no longer is asked. */
export function RememberedAnswers({ sellerId }: { readonly sellerId: string | null }) {
  const { t } = useTranslation('imports');
  const { isOperator } = useSession();
  const { data } = useRead(RememberedAnswersDocument, { sellerId }, { enabled: !isOperator || sellerId !== null });
  const forget = useWrite(ForgetAnswerDocument, () => notice(t('remembered.forgotten')));
  const answers = data?.orderFileAnswers ?? [];
  if (answers.length === 0) return null;
  return (
    <Section title={t('remembered.title')}>
      <Stack gap="xs">
        {answers.map(({ kind, value, answer }) => (
          <Group key={`${kind} ${value}`} justify="space-between" gap="xs">
            <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
              {t(`questions.kinds.${kind}`)} <bdi>{value}</bdi>: <bdi dir="ltr">{answer}</bdi>
            </Text>
            <Button
              size="xs"
              variant="default"
              aria-label={t('remembered.forgetNamed', { value })}
              onClick={() => forget.mutate({ sellerId, kind, value })}
            >
              {t('remembered.forget')}
            </Button>
          </Group>
        ))}
      </Stack>
    </Section>
  );
}
