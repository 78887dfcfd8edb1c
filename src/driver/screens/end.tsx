import { Fragment, type JSX } from 'preact';
import { useState } from 'preact/hooks';
import { act } from '../app/do.js';
import { money, t } from '../app/words.js';
import { linkTo } from '../app/route.js';
import { useApp } from '../app/state.js';
import { minorOf, moneyOf, piecesOf } from '../model/money.js';
import { isOver, type Money } from '../model/run.js';
import type { RunView } from '../model/view.js';
import { Button, Field, Ltr, Notice, Screen, Sums } from '../ui/kit.js';
import { decisionText } from './refusal.js';
import { Standing } from './standing.js';

/** The end of the day: everything sent, the cash counted, the difference shown. */
export default function End(): JSX.Element {
  const { run, unsent, actions } = useApp();
  const [counted, setCounted] = useState<Readonly<Record<string, bigint | undefined>>>({});
  if (!run)
    return (
      <Screen title={t('endOfDay')} back={['']}>
        <Standing />
      </Screen>
    );
  if (run.state === 'FINISHED') return <Summary run={run} />;
  const open = run.tasks.filter((task) => !isOver(task)).length;
  const missing = run.expected.find(({ currency }) => counted[currency] === undefined);
  const refused = actions.findLast(
    ({ kind, runId, state, isSettled }) => kind === 'finish' && runId === run.id && state === 'refused' && !isSettled,
  );
  const finish = (): void => {
    const countedCash = run.expected.map(({ currency }) => moneyOf(counted[currency] ?? 0n, currency));
    void act(t('endOfDay'), { kind: 'finish', countedCash });
  };
  const blocked = unsent > 0 ? t('sendFirst', { count: unsent }) : missing ? t('countFirst') : undefined;
  return (
    <Screen
      title={t('endOfDay')}
      back={['']}
      actions={
        <>
          {run.expected.map((expected) => {
            const minor = counted[expected.currency];
            return minor === undefined ? null : <Difference key={expected.currency} minor={minor} expected={expected} />;
          })}
          <Button icon="check" onClick={finish} blocked={blocked}>
            {t('finishRun')}
          </Button>
        </>
      }
    >
      <Standing />
      {refused?.decision && (
        <Notice tone="danger" icon="warning">
          {decisionText(refused.decision)}
        </Notice>
      )}
      {open > 0 && (
        <Notice tone="warning" icon="warning">
          {t('stillOpen', { count: open })}
        </Notice>
      )}
      {run.open.length > 0 && (
        <Notice tone="warning" icon="cash">
          {t('cashOpen')} <Sums of={run.open} />
        </Notice>
      )}
      {run.expected.length === 0 && (
        <Notice tone="info" icon="cash">
          {t('noCash')}
        </Notice>
      )}
      {run.expected.map((expected) => (
        <Count
          key={expected.currency}
          run={run}
          expected={expected}
          onCount={(minor) => setCounted((so) => ({ ...so, [expected.currency]: minor }))}
        />
      ))}
    </Screen>
  );
}

interface CountParts {
  readonly run: RunView;
  readonly expected: Money;
  readonly onCount: (minor: bigint | undefined) => void;
}

/** Counts one currency by its notes and coins, or as one sum. */
function Count({ run, expected, onCount }: CountParts): JSX.Element {
  const { currency } = expected;
  const pieces = piecesOf(currency);
  const [isBySum, setBySum] = useState(pieces.length === 0);
  const [numbers, setNumbers] = useState<Readonly<Record<string, string>>>({});
  const [sum, setSum] = useState('');
  const setNumber = (piece: string, text: string): void => {
    const next = { ...numbers, [piece]: text.replaceAll(/\D/g, '').slice(0, 4) };
    setNumbers(next);
    onCount(sumOfPieces(next, currency));
  };
  return (
    <section class="card">
      <dl class="sums">
        {run.float && run.float.currency === currency && (
          <>
            <dt>{t('floatGiven')}</dt>
            <dd>
              <Ltr>{money(run.float)}</Ltr>
            </dd>
          </>
        )}
        <dt>{t('expected')}</dt>
        <dd>
          <Ltr>{money(expected)}</Ltr>
        </dd>
      </dl>
      {isBySum ? (
        <Field
          label={t('countedSum', { currency })}
          inputMode="decimal"
          dir="ltr"
          value={sum}
          onText={(text) => {
            setSum(text);
            onCount(minorOf(text, currency));
          }}
        />
      ) : (
        <div class="pieces">
          {pieces.map((piece) => (
            <label key={piece}>
              <Ltr>{piece} ×</Ltr>
              <input
                inputMode="numeric"
                dir="ltr"
                aria-label={t('piecesOf', { piece: money({ amount: piece, currency }) })}
                value={numbers[piece] ?? ''}
                onInput={({ currentTarget }) => setNumber(piece, currentTarget.value)}
              />
            </label>
          ))}
        </div>
      )}
      {pieces.length > 0 && (
        <Button
          look="plain"
          onClick={() => {
            setBySum(!isBySum);
            onCount(undefined);
            setSum('');
            setNumbers({});
          }}
        >
          {t(isBySum ? 'countPieces' : 'countBySum')}
        </Button>
      )}
    </section>
  );
}

function sumOfPieces(numbers: Readonly<Record<string, string>>, currency: string): bigint | undefined {
  const filled = Object.entries(numbers).filter(([, number]) => number !== '');
  if (filled.length === 0) return undefined;
  return filled.reduce((sum, [piece, number]) => sum + (minorOf(piece, currency) ?? 0n) * BigInt(number), 0n);
}

function Difference({ minor, expected: { amount, currency } }: { readonly minor: bigint; readonly expected: Money }): JSX.Element {
  const difference = minor - (minorOf(amount, currency) ?? 0n);
  const shown = money(moneyOf(difference < 0n ? -difference : difference, currency));
  return (
    <>
      <p class="change" role="status">
        {t('counted')}{' '}
        <b>
          <Ltr>{money(moneyOf(minor, currency))}</Ltr>
        </b>
      </p>
      {difference === 0n && (
        <Notice tone="good" icon="check">
          {t('cashRight')}
        </Notice>
      )}
      {difference < 0n && (
        <Notice tone="danger" icon="warning">
          {t('cashShort', { amount: shown })}
        </Notice>
      )}
      {difference > 0n && (
        <Notice tone="warning" icon="warning">
          {t('cashOver', { amount: shown })}
        </Notice>
      )}
    </>
  );
}

function Summary({ run }: { readonly run: RunView }): JSX.Element {
  const count = (state: string): number => run.tasks.filter((task) => task.state === state).length;
  const differences = run.difference.filter(({ amount, currency }) => minorOf(amount.replace('-', ''), currency) !== 0n);
  return (
    <Screen title={t('summary')} back={['']} actions={<Button href={linkTo('')}>{t('stops')}</Button>}>
      <Standing />
      <Notice tone="good" icon="check">
        {t(run.finishedAt === null ? 'finishSaved' : 'finished')}
      </Notice>
      <dl class="sums">
        <dt>{t('completed')}</dt>
        <dd>{count('COMPLETED')}</dd>
        <dt>{t('failed')}</dt>
        <dd>{count('FAILED')}</dd>
        {run.expected.map((sum) => (
          <Fragment key={sum.currency}>
            <dt>{t('expected')}</dt>
            <dd>
              <Ltr>{money(sum)}</Ltr>
            </dd>
          </Fragment>
        ))}
        {differences.map(({ amount, currency }) => (
          <Fragment key={currency}>
            <dt>{t('difference')}</dt>
            <dd>
              <Ltr>
                {amount.startsWith('-') ? '−' : '+'}
                {money({ amount: amount.replace('-', ''), currency })}
              </Ltr>
            </dd>
          </Fragment>
        ))}
      </dl>
    </Screen>
  );
}
