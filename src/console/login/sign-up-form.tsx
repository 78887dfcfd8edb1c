import { Button, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { LogInDocument } from '../app/operations.generated.js';
import { GraphError } from '../graph/graph-error.js';
import { send } from '../graph/send.js';
import { controlId, FormProblems, type FormProblem } from '../ui/form-problems.js';
import { namesIn } from '../ui/full-name.js';
import { PasswordField } from '../ui/password-field.js';
import { TextField } from '../ui/text-field.js';
import { SHORTEST_PASSWORD } from './new-password.js';
import { SignUpDocument } from './operations.generated.js';
import { Refused } from './refused.js';
import { useEntry } from './use-entry.js';
import { isEmail } from '../ui/is-email.js';

const FORM = 'sign-up';
const EMPTY = { name: '', email: '', password: '', company: '' };
type Fields = typeof EMPTY;

interface SignUpFormProps {
  /** Whether a mailed link must be opened before the account exists. */
  readonly confirmed: boolean;
  readonly mailed: (email: string) => void;
}

/** Name, address and password, and everything that is wrong with them at once. */
export function SignUpForm(props: SignUpFormProps) {
  const { t } = useTranslation('login');
  const [fields, setFields] = useState(EMPTY);
  const [attempt, setAttempt] = useState(0);
  const { signUp, isBusy, error } = useSignUp(props);
  const found = useSignUpProblems(fields);
  const problems = attempt > 0 ? found : [];
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setAttempt((count) => count + 1);
    if (found.length === 0) void signUp(fields);
  };
  const field = (name: keyof Fields) => ({
    id: controlId(FORM, name),
    name,
    label: t(`signUp.fields.${name}`),
    error: problems.find((each) => each.field === name)?.text,
    value: fields[name],
    change: (typed: string) => setFields((old) => ({ ...old, [name]: typed })),
  });
  return (
    <form onSubmit={submit} noValidate>
      <FormProblems form={FORM} problems={problems} attempt={attempt} />
      <Stack>
        <TextField {...field('name')} autoComplete="name" required maxLength={200} autoFocus />
        <TextField {...field('email')} type="email" autoComplete="username" required maxLength={255} dir="ltr" />
        <PasswordField
          {...field('password')}
          description={t('invitation.rule', { count: SHORTEST_PASSWORD })}
          autoComplete="new-password"
          required
          dir="ltr"
          visibilityToggleButtonProps={{ 'aria-label': t('show') }}
        />
        <TextField {...field('company')} description={t('signUp.companyMeaning')} autoComplete="organization" maxLength={100} />
        <Text size="xs" c="dimmed">
          {t('signUp.timeZone')} <bdi>{timeZone()}</bdi>
        </Text>
        {error && <Refused error={error} />}
        <Button type="submit" loading={isBusy}>
          {t('signUp.submit')}
        </Button>
      </Stack>
    </form>
  );
}

const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Opens the account, and signs in where it exists at once. An address that has an account already learns so by mail. */
function useSignUp({ confirmed, mailed }: SignUpFormProps) {
  const navigate = useNavigate();
  const { enter, ...entry } = useEntry();
  const register = useMutation({ mutationFn: (fields: Fields) => send(SignUpDocument, { input: inputOf(fields) }) });
  const signUp = async (fields: Fields): Promise<void> => {
    const email = fields.email.trim();
    const isSent = await register.mutateAsync(fields).then(
      () => true,
      () => false,
    );
    if (!isSent) return;
    if (confirmed) return mailed(email);
    const isIn = await enter(() => send(LogInDocument, { email, password: fields.password, code: null }));
    if (isIn) await navigate('/', { replace: true });
  };
  const isTaken = entry.error instanceof GraphError && entry.error.code === 'UNAUTHORIZED';
  return { signUp, isBusy: register.isPending || entry.isBusy, error: register.error ?? (isTaken ? null : entry.error) };
}

const inputOf = ({ name, email, password, company }: Fields) => ({
  ...namesIn(name, ''),
  email: email.trim(),
  password,
  company: company.trim() || null,
  timezone: timeZone(),
});

function useSignUpProblems({ name, email, password }: Fields): readonly FormProblem[] {
  const { t } = useTranslation('login');
  const unless = (isRight: boolean, field: keyof Fields, text: string): readonly FormProblem[] => (isRight ? [] : [{ field, text }]);
  return [
    ...unless(namesIn(name, '').lastName !== '', 'name', t('signUp.problems.name')),
    ...unless(isEmail(email.trim()), 'email', t('signUp.problems.email')),
    ...unless(
      password.length >= SHORTEST_PASSWORD,
      'password',
      password === '' ? t('signUp.problems.password') : t('invitation.short', { count: password.length, least: SHORTEST_PASSWORD }),
    ),
  ];
}
