import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { fromHere } from '../app/route.js';
import { useApp } from '../app/state.js';
import { t } from '../app/words.js';
import { isCodeUnsent, isExpired, mayBeRight, triesLeftOf, type CodeCheck } from '../model/code-check.js';
import type { Draft } from '../model/draft.js';
import type { TaskView } from '../model/view.js';
import { changeDraft } from '../store/files.js';
import { countWrongCode, wrongCodesOf } from '../store/wrong-codes.js';
import { Button, Choice, Field, Notice, Screen } from '../ui/kit.js';
import { callLink } from './links.js';

const LENGTH = 6;
/** Dispatchers read the reason, in the language of the operator's lists. */
const reasons = {
  noMessage: 'The receiver got no code',
  lost: 'The receiver cannot find the code',
  phone: 'The phone of the receiver is off',
  locked: 'Too many wrong codes',
};
type Reason = keyof typeof reasons;

interface OtpParts {
  readonly task: TaskView;
  readonly draft: Draft;
}

/** The receiver's code of six digits. Going on without it takes a reason, which dispatch sees. */
export function Otp({ task, draft }: OtpParts): JSX.Element {
  const { run } = useApp();
  const tries = useTries(task);
  const isUnsent = run !== null && isCodeUnsent(task, run);
  const [isWithout, setWithout] = useState(isUnsent || draft.withoutOtpReason !== null || task.refused?.decision?.code === 'OTP_LOCKED');
  if (tries.left === undefined) return <Screen title={t('step.otp')} back={['task', task.id]} />;
  const keep = (changes: Partial<Draft>): void => void changeDraft(task.id, draft.driverId, changes).then(fromHere('task', task.id));
  return isWithout || tries.left === 0 ? (
    <WithoutCode task={task} isLocked={tries.left === 0} isUnsent={isUnsent} keep={keep} enter={() => setWithout(false)} />
  ) : (
    <EnterCode task={task} draft={draft} tries={tries} keep={keep} goWithout={() => setWithout(true)} />
  );
}

interface Tries {
  /** Undefined until it is known; null where codes cannot be checked here. */
  readonly left: number | null | undefined;
  /** Whether the code may be used, as far as this app can tell. A wrong one is counted. */
  readonly check: (code: string) => Promise<boolean>;
}

/** The tries that are left on this phone, which survive the end of the app. */
function useTries(task: TaskView): Tries {
  const { skewMs } = useApp();
  const [refused, setRefused] = useState<number>();
  useEffect(() => void wrongCodesOf(task).then(setRefused), [task.id, task.codeCheck?.salt]);
  const { codeCheck } = task;
  if (!canCheck(codeCheck, Date.now() + skewMs)) return { left: null, check: () => Promise.resolve(true) };
  return {
    left: refused === undefined ? undefined : triesLeftOf(codeCheck, refused),
    check: async (code) => {
      if (await mayBeRight(codeCheck, code)) return true;
      setRefused(await countWrongCode(task));
      return false;
    },
  };
}

/** Browsers derive keys only on secure pages. */
const canCheck = (check: CodeCheck | null | undefined, now: number): check is CodeCheck =>
  check != null && isSecureContext && !isExpired(check, now);

interface EnterCodeParts extends OtpParts {
  readonly tries: Tries;
  readonly keep: (changes: Partial<Draft>) => void;
  readonly goWithout: () => void;
}

function EnterCode({ task, draft, tries, keep, goWithout }: EnterCodeParts): JSX.Element {
  const { isReachable, skewMs } = useApp();
  const [code, setCode] = useState(draft.otp ?? '');
  const [isBusy, setBusy] = useState(false);
  const [isWrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const use = async (): Promise<void> => {
    setBusy(true);
    const isRight = await tries.check(code);
    setBusy(false);
    if (isRight) return keep({ otp: code, isCodeChecked: tries.left !== null, withoutOtpReason: null });
    setWrong(true);
    setCode('');
    field.current?.focus();
  };
  const type = (text: string): void => setCode(latinDigits(text).slice(0, LENGTH));
  const actions = (
    <>
      <Button look="plain" onClick={goWithout}>
        {t('noCode')}
      </Button>
      <Button icon="check" type="submit" isBusy={isBusy} blocked={code.length === LENGTH || isBusy ? undefined : t('sixDigits')}>
        {t('useCode')}
      </Button>
    </>
  );
  return (
    <form
      class="whole"
      onSubmit={(event) => {
        event.preventDefault();
        void use();
      }}
    >
      <Screen title={t('step.otp')} back={['task', task.id]} actions={actions}>
        {isWrong && (
          <Notice key={tries.left} tone="danger" icon="warning">
            {t('error.OTP_WRONG')} {tries.left != null && t('triesLeft', { count: tries.left })}
          </Notice>
        )}
        {task.codeCheck != null && isExpired(task.codeCheck, Date.now() + skewMs) && (
          <Notice tone="warning" icon="clock">
            {t('error.OTP_EXPIRED')}
          </Notice>
        )}
        {tries.left === null && !isReachable && (
          <Notice tone="warning" icon="offline">
            {t('codeCheckedLater')}
          </Notice>
        )}
        <p class="quiet">{task.codeSentTo === null ? t('codeHint') : t('codeSentTo', { place: task.codeSentTo })}</p>
        <Field
          class="code"
          inputRef={field}
          label={t('code')}
          value={code}
          onText={type}
          inputMode="numeric"
          autocomplete="one-time-code"
          enterkeyhint="done"
          dir="ltr"
        />
      </Screen>
    </form>
  );
}

interface WithoutCodeParts {
  readonly task: TaskView;
  /** All tries are used up. */
  readonly isLocked: boolean;
  /** The receiver got no code. */
  readonly isUnsent: boolean;
  readonly keep: (changes: Partial<Draft>) => void;
  readonly enter: () => void;
}

function WithoutCode({ task, isLocked, isUnsent, keep, enter }: WithoutCodeParts): JSX.Element {
  const { run } = useApp();
  const [reason, setReason] = useState<Reason | null>(isLocked ? 'locked' : isUnsent ? 'noMessage' : null);
  const hubPhone = run?.hub?.phoneE164;
  const actions = (
    <div class="pair">
      {!isLocked && (
        <Button look="plain" onClick={enter}>
          {t('enterCode')}
        </Button>
      )}
      {isLocked && hubPhone != null && (
        <Button look="plain" icon="call" href={callLink(hubPhone)}>
          {t('callHub')}
        </Button>
      )}
      <Button
        look="danger"
        onClick={() => reason && keep({ otp: null, isCodeChecked: false, withoutOtpReason: reasons[reason] })}
        blocked={reason === null ? t('reasonNeeded') : undefined}
      >
        {t('goWithout')}
      </Button>
    </div>
  );
  return (
    <Screen title={t('step.otp')} back={['task', task.id]} actions={actions}>
      {isLocked && (
        <Notice tone="danger" icon="warning">
          {t('error.OTP_LOCKED')}
        </Notice>
      )}
      {isUnsent && (
        <Notice tone="info" icon="message">
          {t('error.OTP_EXPIRED.notSent')}
        </Notice>
      )}
      <Notice tone="warning">{t('withoutCodeHint')}</Notice>
      <Choice<Reason>
        legend={t('whyWithoutCode')}
        value={reason}
        onChoose={setReason}
        options={(['noMessage', 'lost', 'phone', 'locked'] as const).map((value) => ({ value, text: t(`otp.${value}`) }))}
      />
    </Screen>
  );
}

/** Keyboards in Arabic, Urdu and Hindi may write other digits. */
function latinDigits(text: string): string {
  return [...text.normalize('NFKC')].map((sign) => digitOf(sign)).join('');
}

const ZEROS = [0x30, 0x660, 0x6f0, 0x966];

function digitOf(sign: string): string {
  const point = sign.codePointAt(0) ?? 0;
  const zero = ZEROS.find((each) => point >= each && point <= each + 9);
  return zero === undefined ? '' : String(point - zero);
}
