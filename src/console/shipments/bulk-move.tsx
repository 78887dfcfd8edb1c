import { List, Select, Text, Textarea } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../app/session.js';
import { BulkAction } from '../ui/bulk-action.js';
import { Left } from './left.js';
import type { AllowedStepFragment, ShipmentRowFragment } from './operations.generated.js';
import { ReasonField } from './reason-field.js';
import { useStepWords } from './step-words.js';
import { isGrave, needsForm, offeredSteps, takeStep, wantsReason } from './steps.js';

interface BulkMoveProps {
  readonly name: string;
  readonly rows: readonly ShipmentRowFragment[];
  readonly idOf: (row: ShipmentRowFragment) => string;
  readonly nameOf: (row: ShipmentRowFragment) => string;
  readonly done: () => void;
  /** The one step that is meant; otherwise the viewer chooses. */
  readonly only?: number;
}

/** Takes the same step with each of the ticked shipments that may take it now. */
export function BulkMove({ rows, only, name, ...rest }: BulkMoveProps) {
  const { t } = useTranslation(['shipments', 'app']);
  const session = useSession();
  const { nameOf, effectsOf } = useStepWords();
  const [chosen, choose] = useState<string | null>(null);
  const [reasonCode, setReason] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const keys = useRef(new Map<string, string>());
  const keyFor = (id: string): string => {
    const key = keys.current.get(id) ?? crypto.randomUUID();
    keys.current.set(id, key);
    return key;
  };

  const steps = stepsOf(rows.map((row) => offeredSteps(session, row))).filter(({ step }) => only === undefined || step.edge === only);
  const [first] = steps;
  const step = (steps.find(({ value }) => value === chosen) ?? first)?.step;
  const items = step ? rows.filter((row) => offeredSteps(session, row).some((one) => sameStep(one, step))) : [];
  if (only !== undefined && !session.can('shipment:move') && !session.can('order:cancel')) return null;
  return (
    <BulkAction
      name={name}
      icon={<IconArrowRight size={14} aria-hidden className="points" />}
      isGrave={only !== undefined && isGrave(only)}
      disabled={steps.length === 0}
      items={items}
      consequences={
        step && (
          <>
            <Text size="sm">{t('bulk.moveConsequences', { count: items.length, status: t(`app:statuses.${step.to}`) })}</Text>
            <List size="sm">
              {effectsOf(step).map((effect) => (
                <List.Item key={effect}>{effect}</List.Item>
              ))}
            </List>
            <Left count={rows.length - items.length} />
          </>
        )
      }
      act={async (row) => step && takeStep(session, row, step, { reasonCode, note, key: keyFor(`${row.id} ${step.edge}`) })}
      {...rest}
    >
      {only === undefined && (
        <Select
          label={t('bulk.step')}
          data={steps.map(({ value, step: { edge, to }, count }) => ({
            value,
            label: t('bulk.stepChoice', { step: nameOf(edge), status: t(`app:statuses.${to}`), count, total: rows.length }),
          }))}
          value={step ? valueOf(step) : null}
          onChange={choose}
          allowDeselect={false}
          required
        />
      )}
      {step && session.can('shipment:move') && (
        <>
          {wantsReason(step.edge) && <ReasonField value={reasonCode} onChange={setReason} />}
          <Textarea
            label={t('fields.note')}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
            maxLength={2000}
            autosize
          />
        </>
      )}
    </BulkAction>
  );
}

interface CountedStep {
  readonly value: string;
  readonly step: AllowedStepFragment;
  readonly count: number;
}

const valueOf = ({ edge, to }: AllowedStepFragment): string => `${edge} ${to}`;
const sameStep = (one: AllowedStepFragment, other: AllowedStepFragment): boolean => valueOf(one) === valueOf(other);

/** Every step that at least one may take; what all may take comes first. */
function stepsOf(offers: readonly (readonly AllowedStepFragment[])[]): readonly CountedStep[] {
  const counted = new Map<string, CountedStep>();
  for (const step of offers.flat()) {
    if (needsForm(step.edge)) continue;
    const value = valueOf(step);
    counted.set(value, { value, step, count: (counted.get(value)?.count ?? 0) + 1 });
  }
  return [...counted.values()].sort((a, b) => b.count - a.count || a.step.edge - b.step.edge);
}
