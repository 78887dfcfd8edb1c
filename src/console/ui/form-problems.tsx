import { Alert, Anchor, List } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

/** What is wrong with one field of a form, in a whole sentence. */
export interface FormProblem {
  /** Path of the field, from which its id follows. */
  readonly field: string;
  readonly text: string;
}

/** The id of the control for a field of a form. */
export const controlId = (form: string, field: string): string => `${form}-${field.replaceAll(/[^a-zA-Z0-9]+/g, '-')}`;

interface FormProblemsProps {
  readonly form: string;
  readonly problems: readonly FormProblem[];
  /** Counts the attempts to send the form: each one moves the focus here while something is wrong. */
  readonly attempt: number;
}

/** Everything that keeps a form from being sent, with a link to each field. */
export function FormProblems({ form, problems, attempt }: FormProblemsProps) {
  const { t } = useTranslation('ui');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (problems.length === 0) return null;
  return (
    <Alert
      ref={box}
      tabIndex={-1}
      color="red"
      role="alert"
      icon={<IconAlertTriangle aria-hidden />}
      mb="md"
      title={t('problems.title', { count: problems.length })}
    >
      <List size="sm">
        {problems.map(({ field, text }) => (
          <List.Item key={`${field} ${text}`}>
            <ProblemLink id={controlId(form, field)} text={text} />
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}

function ProblemLink({ id, text }: { readonly id: string; readonly text: string }) {
  return (
    <Anchor
      size="sm"
      c="inherit"
      td="underline"
      href={`#${id}`}
      onClick={(event) => {
        event.preventDefault();
        const control = document.getElementById(id);
        control?.scrollIntoView({ block: 'center' });
        control?.focus();
      }}
    >
      {text}
    </Anchor>
  );
}
