import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { goInstead } from '../app/route.js';
import { useApp } from '../app/state.js';
import { t } from '../app/words.js';
import type { Draft } from '../model/draft.js';
import type { TaskView } from '../model/view.js';
import { changeDraft } from '../store/files.js';
import { Button, Choice, Field, Notice, Screen } from '../ui/kit.js';

const LENGTH = 6;
/** Dispatchers read the reason, in the language of the operator's lists. */
const reasons = {
  noMessage: 'The receiver got no code',
  lost: 'The receiver cannot find the code',
  phone: 'The phone of the receiver is off',
  locked: 'Too many wrong codes',
};
type Reason = keyof typeof reasons;

/** The receiver's code of six digits. Going on without it takes a reason, which dispatch sees. */
export function Otp({ task, draft }: { readonly task: TaskView; readonly draft: Draft }): JSX.Element {
  const { isReachable } = useApp();
  const [code, setCode] = useState(draft.otp ?? '');
  const [isWithout, setWithout] = useState(draft.withoutOtpReason !== null || task.refused?.decision?.code === 'OTP_LOCKED');
  const [reason, setReason] = useState<Reason | null>(null);
  const keep = (changes: Partial<Draft>): void => void changeDraft(task.id, draft.driverId, changes).then(() => goInstead('task', task.id));
  const actions = isWithout ? (
    <div class="pair">
      <Button look="plain" onClick={() => setWithout(false)}>
        {t('enterCode')}
      </Button>
      <Button
        look="danger"
        onClick={() => reason && keep({ otp: null, withoutOtpReason: reasons[reason] })}
        blocked={reason === null ? t('reasonNeeded') : undefined}
      >
        {t('goWithout')}
      </Button>
    </div>
  ) : (
    <>
      <Button look="plain" onClick={() => setWithout(true)}>
        {t('noCode')}
      </Button>
      <Button
        icon="check"
        onClick={() => keep({ otp: code, withoutOtpReason: null })}
        blocked={code.length === LENGTH ? undefined : t('sixDigits')}
      >
        {t('useCode')}
      </Button>
    </>
  );
  return (
    <Screen title={t('step.otp')} back={['task', task.id]} actions={actions}>
      {!isReachable && (
        <Notice tone="warning" icon="offline">
          {t('codeCheckedLater')}
        </Notice>
      )}
      {isWithout ? (
        <>
          <Notice tone="warning">{t('withoutCodeHint')}</Notice>
          <Choice<Reason>
            legend={t('whyWithoutCode')}
            value={reason}
            onChoose={setReason}
            options={(['noMessage', 'lost', 'phone', 'locked'] as const).map((value) => ({ value, text: t(`otp.${value}`) }))}
          />
        </>
      ) : (
        <>
          <p class="quiet">{task.codeSentTo === null ? t('codeHint') : t('codeSentTo', { place: task.codeSentTo })}</p>
          <Field
            class="code"
            label={t('code')}
            value={code}
            onText={(text) => setCode(latinDigits(text).slice(0, LENGTH))}
            inputMode="numeric"
            autocomplete="one-time-code"
            dir="ltr"
          />
        </>
      )}
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
