import { List, Select, Text } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../app/session.js';
import { BulkAction } from '../ui/bulk-action.js';
import { LongTextField } from '../ui/text-field.js';
import { useBulkCollection } from './bulk-collection.js';
import { Left, useStatusesText } from './left.js';
import type { AllowedStepFragment, ShipmentRowFragment } from './operations.generated.js';
import { ReasonField } from './reason-field.js';
import { useStepWords } from './step-words.js';
import { edges, isGrave, needsForm, offeredSteps, takeStep, wantsReason } from './steps.js';

interface BulkMoveProps {
  readonly name: string;
  readonly rows: readonly ShipmentRowFragment[];
  readonly idOf: (row: ShipmentRowFragment) => string;
  readonly nameOf: (row: ShipmentRowFragment) => string;
  readonly done: () => void;
  /** The whole selection, if larger than `rows`, to explain why the others are skipped. */
  readonly all?: readonly ShipmentRowFragment[];
  /** Fixed step; otherwise the user chooses. */
  readonly only?: number;
}

/** Applies one step to all selected shipments that allow it. */
export function BulkMove({ rows, all = rows, only, name, ...rest }: BulkMoveProps) {
  const { t } = useTranslation('shipments');
  const session = useSession();
  const [chosen, choose] = useState<string | null>(null);
  const [reasonCode, setReason] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const keyFor = useKeys();
  const { steps, step, missing, mayTake } = useCommonSteps(rows, only, chosen);
  const items = rows.filter(mayTake);
  const collection = useBulkCollection(step?.edge === edges.deliver ? items : []);
  const whyNot = useWhyNot(rows, all, only);
  if (only !== undefined && !session.can('shipment:move') && !session.can('order:cancel')) return null;
  return (
    <BulkAction
      name={name}
      icon={<IconArrowRight size={14} aria-hidden className="points" />}
      isGrave={only !== undefined && isGrave(only)}
      why={steps.length === 0 ? whyNot : null}
      items={items}
      consequences={
        step && (
          <MoveConsequences step={step} count={items.length}>
            <Left rows={all.filter((row) => !mayTake(row))} />
            <Missing steps={missing} rows={rows} />
          </MoveConsequences>
        )
      }
      act={async (row) =>
        step &&
        takeStep(session, row, step, { reasonCode, note, key: keyFor(`${row.id} ${step.edge}`), collection: collection.inputFor(row) })
      }
      {...rest}
    >
      {only === undefined && <StepChoice steps={steps} step={step} choose={choose} />}
      {step && session.can('shipment:move') && (
        <>
          {collection.fields}
          {wantsReason(step.edge) && <ReasonField value={reasonCode} onChange={setReason} />}
          <LongTextField label={t('fields.note')} value={note} change={setNote} maxLength={2000} />
        </>
      )}
    </BulkAction>
  );
}

/** One key for each id, so that a retry is applied once. */
function useKeys(): (id: string) => string {
  const keys = useRef(new Map<string, string>());
  return (id) => {
    const key = keys.current.get(id) ?? crypto.randomUUID();
    keys.current.set(id, key);
    return key;
  };
}

/** Steps that all rows allow, and those that only some do. A fixed step applies to the rows that allow it. */
function useCommonSteps(rows: readonly ShipmentRowFragment[], only: number | undefined, chosen: string | null) {
  const session = useSession();
  const offers = countSteps(rows.map((row) => offeredSteps(session, row)));
  const steps = offers.filter(({ step, count }) => (only === undefined ? count === rows.length : step.edge === only));
  const missing = only === undefined ? offers.filter(({ count }) => count < rows.length) : [];
  const [first] = steps;
  const step = (steps.find(({ value }) => value === chosen) ?? first)?.step;
  const mayTake = (row: ShipmentRowFragment): boolean =>
    step !== undefined && offeredSteps(session, row).some((one) => sameStep(one, step));
  return { steps, step, missing, mayTake };
}

/** Why none of the rows can take a step. */
function useWhyNot(rows: readonly unknown[], all: readonly ShipmentRowFragment[], only: number | undefined): string {
  const { t } = useTranslation('shipments');
  const statusesText = useStatusesText();
  return only === undefined ? t('bulk.nothingCommon', { total: rows.length }) : t('bulk.cancelNone', { statuses: statusesText(all) });
}

interface MoveConsequencesProps {
  readonly step: AllowedStepFragment;
  readonly count: number;
  /** Who is left out. */
  readonly children: ReactNode;
}

function MoveConsequences({ step, count, children }: MoveConsequencesProps) {
  const { t } = useTranslation(['shipments', 'app']);
  const { effectsOf } = useStepWords();
  return (
    <>
      <Text size="sm">{t('bulk.moveConsequences', { count, status: t(`app:statuses.${step.to}`) })}</Text>
      <List size="sm">
        {effectsOf(step).map((effect) => (
          <List.Item key={effect}>{effect}</List.Item>
        ))}
      </List>
      {children}
    </>
  );
}

interface StepChoiceProps {
  readonly steps: readonly CountedStep[];
  readonly step: AllowedStepFragment | undefined;
  readonly choose: (value: string | null) => void;
}

function StepChoice({ steps, step, choose }: StepChoiceProps) {
  const { t } = useTranslation(['shipments', 'app']);
  const { nameOf } = useStepWords();
  return (
    <Select
      label={t('bulk.step')}
      data={steps.map(({ value, step: { edge, to } }) => ({
        value,
        label: t('bulk.stepChoice', { step: nameOf(edge), status: t(`app:statuses.${to}`) }),
      }))}
      value={step ? valueOf(step) : null}
      onChange={choose}
      allowDeselect={false}
      required
    />
  );
}

interface CountedStep {
  readonly value: string;
  readonly step: AllowedStepFragment;
  readonly count: number;
}

const valueOf = ({ edge, to }: AllowedStepFragment): string => `${edge} ${to}`;
const sameStep = (one: AllowedStepFragment, other: AllowedStepFragment): boolean => valueOf(one) === valueOf(other);

/** Steps that at least one shipment allows; those that all allow come first. */
function countSteps(offers: readonly (readonly AllowedStepFragment[])[]): readonly CountedStep[] {
  const counted = new Map<string, CountedStep>();
  for (const step of offers.flat()) {
    if (needsForm(step.edge)) continue;
    const value = valueOf(step);
    counted.set(value, { value, step, count: (counted.get(value)?.count ?? 0) + 1 });
  }
  return [...counted.values()].sort((a, b) => b.count - a.count || a.step.edge - b.step.edge);
}

/** Steps that only some allow, with the statuses of the others. */
function Missing({ steps, rows }: { readonly steps: readonly CountedStep[]; readonly rows: readonly ShipmentRowFragment[] }) {
  const { t } = useTranslation(['shipments', 'app']);
  const session = useSession();
  const { nameOf } = useStepWords();
  const statusesText = useStatusesText();
  if (steps.length === 0) return null;
  return (
    <>
      <Text size="sm" mt="xs">
        {t('bulk.missing')}
      </Text>
      <List size="sm">
        {steps.map(({ value, step, count }) => {
          const others = rows.filter((row) => !offeredSteps(session, row).some((one) => sameStep(one, step)));
          const text = { step: nameOf(step.edge), status: t(`app:statuses.${step.to}`), statuses: statusesText(others) };
          return <List.Item key={value}>{t('bulk.missingStep', { ...text, count: rows.length - count, total: rows.length })}</List.Item>;
        })}
      </List>
    </>
  );
}
