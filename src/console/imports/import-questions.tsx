import { Alert, Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { useWrite } from '../graph/use-write.js';
import { Section } from '../ui/section.js';
import { RefusalText } from '../ui/refusal-text.js';
import { Trouble } from '../ui/trouble.js';
import { keepFile, keptFile, type KeptFile } from './kept-file.js';
import { UploadOrdersDocument, type ImportPreviewFragment } from './operations.generated.js';

type Question = ImportPreviewFragment['questions'][number];

const keyOf = ({ kind, value }: Pick<Question, 'kind' | 'value'>): string => `${kind} ${value}`;

/** What only the sender of a file can tell. With the answers, the file is sent again. */
export function ImportQuestions({ of: { id, questions } }: { readonly of: ImportPreviewFragment }) {
  const { t } = useTranslation('imports');
  if (questions.length === 0) return null;
  const kept = keptFile(id);
  return (
    <Section title={t('questions.title', { count: questions.length })}>
      <Text size="sm">{t('questions.intro')}</Text>
      {kept ? (
        <Answering kept={kept} questions={questions} />
      ) : (
        <>
          {questions.map((question) => (
            <Asked key={keyOf(question)} question={question} />
          ))}
          <Alert color="yellow">
            {t('questions.again')}{' '}
            <Anchor component={Link} to="/shipments/import" size="sm">
              {t('title')}
            </Anchor>
          </Alert>
        </>
      )}
    </Section>
  );
}

interface AnsweringProps {
  readonly kept: KeptFile;
  readonly questions: readonly Question[];
}

function Answering({ kept, questions }: AnsweringProps) {
  const { t } = useTranslation('imports');
  const navigate = useNavigate();
  const [chosen, choose] = useState<Readonly<Record<string, string>>>({});
  const answers = questions.flatMap(({ kind, value }) => {
    const answer = chosen[keyOf({ kind, value })];
    return answer === undefined ? [] : [{ kind, value, answer }];
  });
  const sent: KeptFile = { ...kept, input: { ...kept.input, answers: [...(kept.input.answers ?? []), ...answers] } };
  const write = useWrite(UploadOrdersDocument, ({ createOrderImport: { id } }) => {
    keepFile(id, sent);
    choose({});
    void navigate(`/shipments/import/${id}`);
  });
  return (
    <Stack gap="md">
      {questions.map((question) => (
        <AnswerChoice key={keyOf(question)} question={question} chosen={chosen} choose={choose} />
      ))}
      {write.error && <Trouble error={write.error} />}
      <Group justify="flex-end">
        <Button disabled={answers.length === 0} loading={write.isPending} onClick={() => write.mutate(sent)}>
          {t('questions.submit')}
        </Button>
      </Group>
    </Stack>
  );
}

interface AnswerChoiceProps {
  readonly question: Question;
  readonly chosen: Readonly<Record<string, string>>;
  readonly choose: (value: Readonly<Record<string, string>>) => void;
}

function AnswerChoice({ question, chosen, choose }: AnswerChoiceProps) {
  return (
    <Asked question={question}>
      {question.choices.map(({ answer, text, variant, params }) => {
        const isChosen = chosen[keyOf(question)] === answer;
        return (
          <Button
            key={answer}
            h="auto"
            py={6}
            justify="flex-start"
            variant={isChosen ? 'filled' : 'default'}
            aria-pressed={isChosen}
            styles={{ label: { whiteSpace: 'normal', textAlign: 'start' } }}
            onClick={() => choose({ ...chosen, [keyOf(question)]: answer })}
          >
            <RefusalText of={{ message: text, variant, params }} />
          </Button>
        );
      })}
    </Asked>
  );
}

interface AskedProps {
  readonly question: Question;
  readonly children?: ReactNode;
}

function Asked({ question: { kind, column, value, line, orders }, children }: AskedProps) {
  const { t } = useTranslation('imports');
  return (
    <Stack gap={6} role="group" aria-label={`${t(`questions.kinds.${kind}`)} ${value}`}>
      <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
        {t(`questions.kinds.${kind}`)} <bdi>{value}</bdi>
      </Text>
      <Text size="xs" c="dimmed">
        {t('line', { line })}
        {column !== null && (
          <>
            , <bdi>{column}</bdi>
          </>
        )}
        {' · '}
        {t('questions.orders', { count: orders })}
      </Text>
      {children}
    </Stack>
  );
}
