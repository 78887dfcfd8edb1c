import { Button, Code, Group, Stack, Text } from '@mantine/core';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../graph/use-write.js';
import { Copy } from '../ui/shown-once.js';
import { Trouble } from '../ui/trouble.js';
import { BeginTwoFactorDocument, ConfirmTwoFactorDocument, type BeginTwoFactorMutation } from './operations.generated.js';
import { useProof } from './proof-errors.js';
import { CodeField, OwnPassword } from './proof-fields.js';
import { RecoveryCodes } from './recovery-codes.js';

interface EnrolProps {
  /** Whether the new app replaces an existing one. */
  readonly isOn: boolean;
  readonly done: () => void;
}

type Enrolment = BeginTwoFactorMutation['beginTwoFactor'];

/** Sets up an authenticator app in three steps: password, secret and first code, recovery codes. */
export function Enrol({ isOn, done }: EnrolProps) {
  const { t } = useTranslation('access');
  const [enrolment, setEnrolment] = useState<Enrolment>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) {
    return (
      <Stack>
        <RecoveryCodes codes={codes} />
        <Group justify="flex-end">
          <Button onClick={done}>{t('twoFactor.stored')}</Button>
        </Group>
      </Stack>
    );
  }
  return enrolment ? <Scan enrolment={enrolment} done={setCodes} /> : <Prove isOn={isOn} done={setEnrolment} />;
}

function Prove({ isOn, done }: { readonly isOn: boolean; readonly done: (enrolment: Enrolment) => void }) {
  const { t } = useTranslation('access');
  const [given, setGiven] = useState({ password: '', code: '' });
  const begin = useWrite(BeginTwoFactorDocument);
  const prove = useProof();
  const run = async (): Promise<void> => {
    const { beginTwoFactor } = await prove(() => begin.mutateAsync({ password: given.password, code: isOn ? given.code : null }));
    done(beginTwoFactor);
  };
  return (
    <Step label={t('twoFactor.next')} run={run}>
      <Text size="sm">{t('twoFactor.intro')}</Text>
      <OwnPassword value={given.password} change={(password) => setGiven({ ...given, password })} />
      {isOn && <CodeField value={given.code} change={(code) => setGiven({ ...given, code })} />}
    </Step>
  );
}

function Scan({ enrolment, done }: { readonly enrolment: Enrolment; readonly done: (codes: readonly string[]) => void }) {
  const { t } = useTranslation('access');
  const { secret, qrPath, qrSize } = enrolment;
  const [code, setCode] = useState('');
  const confirm = useWrite(ConfirmTwoFactorDocument);
  const prove = useProof();
  const run = async (): Promise<void> => {
    const { confirmTwoFactor } = await prove(() => confirm.mutateAsync({ code }));
    done(confirmTwoFactor.codes);
  };
  return (
    <Step label={t('twoFactor.confirm')} run={run}>
      <Text size="sm">{t('twoFactor.scan')}</Text>
      <QrCode path={qrPath} size={qrSize} label={t('twoFactor.qr')} />
      <Group gap="xs">
        <Code dir="ltr" data-secret style={{ overflowWrap: 'anywhere' }}>
          {secret.match(/.{1,4}/g)?.join(' ')}
        </Code>
        <Copy text={secret} />
      </Group>
      <CodeField isFirst value={code} change={setCode} />
    </Step>
  );
}

const QUIET = 4;

/** QR code, always dark on light, or cameras fail to detect it. */
function QrCode({ path, size, label }: { readonly path: string; readonly size: number; readonly label: string }) {
  const side = size + 2 * QUIET;
  return (
    <svg viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`} width={220} height={220} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect x={-QUIET} y={-QUIET} width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

interface StepProps {
  readonly label: string;
  readonly run: () => Promise<void>;
  readonly children: ReactNode;
}

function Step({ label, run, children }: StepProps) {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<Error>();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setError(undefined);
    try {
      await run();
    } catch (thrown) {
      setError(thrown instanceof Error ? thrown : new Error(String(thrown)));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack gap="sm">
        {children}
        {error && <Trouble error={error} />}
        <Group justify="flex-end">
          <Button type="submit" loading={isBusy}>
            {label}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
