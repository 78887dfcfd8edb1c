import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { money, t } from '../app/words.js';
import { fromHere } from '../app/route.js';
import type { Draft } from '../model/draft.js';
import { dueIn, likelyGiven, minorOf, moneyOf } from '../model/money.js';
import type { TaskView } from '../model/view.js';
import { changeDraft } from '../store/files.js';
import { Button, Choice, Field, Ltr, Notice, Screen } from '../ui/kit.js';

type Way = 'CASH' | 'POS' | 'NONE';

/** Money at the door: cash with its change, card with its slip, or nothing, with a reason. */
export function Money({ task, draft }: { readonly task: TaskView; readonly draft: Draft }): JSX.Element | null {
  const [way, setWay] = useState<Way>(draft.notCollectedReason !== null ? 'NONE' : (draft.payment?.method ?? 'CASH'));
  const [given, setGiven] = useState('');
  const [slip, setSlip] = useState(draft.payment?.posReference ?? '');
  const [reason, setReason] = useState(draft.notCollectedReason ?? '');
  const { collect } = task;
  if (!collect) return null;
  const { currency } = collect;
  const inCash = dueIn('CASH', task) ?? collect;
  const due = minorOf(inCash.amount, currency) ?? 0n;
  const got = given === '' ? undefined : minorOf(given, currency);
  const keep = (changes: Partial<Draft>): void => void changeDraft(task.id, draft.driverId, changes).then(fromHere('task', task.id));
  const paid = (method: 'CASH' | 'POS', posReference: string | null): void =>
    keep({ payment: { method, posReference }, notCollectedReason: null });
  const action = {
    CASH: (
      <Button
        icon="cash"
        onClick={() => paid('CASH', null)}
        blocked={
          given === ''
            ? undefined
            : got === undefined
              ? t('noAmount')
              : got < due
                ? t('tooLittle', { missing: money(moneyOf(due - got, currency)) })
                : undefined
        }
      >
        {t('cashTaken')}
      </Button>
    ),
    POS: (
      <Button icon="check" onClick={() => paid('POS', slip.trim())} blocked={slip.trim() === '' ? t('slipNeeded') : undefined}>
        {t('cardTaken')}
      </Button>
    ),
    NONE: (
      <Button
        look="danger"
        onClick={() => keep({ payment: null, notCollectedReason: reason.trim() })}
        blocked={reason.trim() === '' ? t('reasonNeeded') : undefined}
      >
        {t('nothingTaken')}
      </Button>
    ),
  }[way];
  return (
    <Screen title={t('step.money')} back={['task', task.id]} actions={action}>
      <p class="amount">
        <Ltr>{money(way === 'POS' ? collect : inCash)}</Ltr>
      </p>
      <Choice<Way>
        legend={t('howPaid')}
        value={way}
        onChoose={setWay}
        options={[
          { value: 'CASH', text: t('cash') },
          { value: 'POS', text: t('cardMachine') },
          { value: 'NONE', text: t('notCollected') },
        ]}
      />
      {way === 'CASH' && (
        <section class="card">
          <p class="quick" role="group" aria-label={t('given')}>
            {likelyGiven(due, currency).map((sum) => {
              const { amount } = moneyOf(sum, currency);
              return (
                <button key={amount} type="button" aria-pressed={given === amount} onClick={() => setGiven(amount)}>
                  <Ltr>{money({ amount, currency })}</Ltr>
                </button>
              );
            })}
          </p>
          <Field label={t('given')} inputMode="decimal" value={given} onText={setGiven} dir="ltr" autocomplete="off" />
          <p class="change" role="status">
            {t('change')}{' '}
            <b>
              <Ltr>{money(moneyOf(got !== undefined && got > due ? got - due : 0n, currency))}</Ltr>
            </b>
          </p>
        </section>
      )}
      {way === 'POS' && <Field label={t('slipNumber')} value={slip} onText={setSlip} dir="ltr" autocomplete="off" maxLength={60} />}
      {way === 'NONE' && (
        <>
          <Notice tone="warning">{t('notCollectedHint')}</Notice>
          <Field label={t('whyNotCollected')} value={reason} onText={setReason} maxLength={200} />
        </>
      )}
    </Screen>
  );
}
