import { ActionIcon, Button, Fieldset, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ChoiceField } from '../ui/choice-field.js';
import { newSurcharge, type DraftSurcharge } from './draft.js';
import { numberText } from './grid-cells.js';
import { InstantInput } from './instant-input.js';
import { Reasoned } from '../ui/reasoned.js';
import { TextField } from '../ui/text-field.js';

const surchargeCodes = ['FUEL', 'REMOTE', 'OVERSIZE', 'PEAK', 'COD_CARRIER'] as const;
const surchargeKinds = ['PERCENT', 'FLAT', 'PER_KG'] as const;
const surchargeBases = ['BASE', 'BASE_PLUS_PREV'] as const;

interface SurchargeListProps {
  readonly surcharges: readonly DraftSurcharge[];
  readonly errors: ReadonlyMap<string, string>;
  readonly currency: string;
  readonly change: (surcharges: readonly DraftSurcharge[]) => void;
}

/** The surcharges of a draft. Their order matters: some are percentages of earlier ones. */
export function SurchargeFields({ surcharges, errors, currency, change }: SurchargeListProps) {
  const { t } = useTranslation('prices');
  const move = (index: number, by: number): void => {
    const moved = surcharges[index];
    if (moved) change(surcharges.toSpliced(index, 1).toSpliced(index + by, 0, moved));
  };
  return (
    <Stack gap="sm">
      {surcharges.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('surcharge.none')}
        </Text>
      )}
      {surcharges.map((surcharge, index) => (
        <OneSurcharge
          key={surcharge.key}
          surcharge={surcharge}
          number={index + 1}
          currency={currency}
          errorOf={(field) => errors.get(`surcharges[${index}].${field}`)}
          change={(changed) => change(surcharges.with(index, changed))}
          up={index > 0 ? () => move(index, -1) : undefined}
          down={index < surcharges.length - 1 ? () => move(index, 1) : undefined}
          remove={() => change(surcharges.toSpliced(index, 1))}
        />
      ))}
      <AddButton change={change} surcharges={surcharges} />
    </Stack>
  );
}

function AddButton({ change, surcharges }: Pick<SurchargeListProps, 'change' | 'surcharges'>) {
  const { t } = useTranslation('prices');
  return (
    <Group>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconPlus size={14} aria-hidden />}
        onClick={() => change([...surcharges, newSurcharge()])}
      >
        {t('surcharge.add')}
      </Button>
    </Group>
  );
}

interface OneSurchargeProps {
  readonly surcharge: DraftSurcharge;
  readonly number: number;
  readonly currency: string;
  readonly errorOf: (field: string) => string | undefined;
  readonly change: (surcharge: DraftSurcharge) => void;
  readonly up: (() => void) | undefined;
  readonly down: (() => void) | undefined;
  readonly remove: () => void;
}

function OneSurcharge({ surcharge, number, currency, errorOf, change, up, down, remove }: OneSurchargeProps) {
  const { t } = useTranslation('prices');
  const isPercent = surcharge.kind === 'PERCENT';
  return (
    <Fieldset legend={t('surcharge.number', { number })}>
      <SimpleGrid cols={{ base: 1, xs: 2, sm: 3, lg: 4 }} spacing="sm">
        <KindFields surcharge={surcharge} change={change} errorOf={errorOf} isPercent={isPercent} currency={currency} />
        <LimitFields surcharge={surcharge} errorOf={errorOf} change={change} />
      </SimpleGrid>
      <Buttons up={up} number={number} down={down} remove={remove} />
    </Fieldset>
  );
}

interface KindFieldsProps extends Pick<OneSurchargeProps, 'surcharge' | 'change' | 'errorOf' | 'currency'> {
  readonly isPercent: boolean;
}

function KindFields({ surcharge, change, errorOf, isPercent, currency }: KindFieldsProps) {
  const { t } = useTranslation('prices');
  const text = useTexts({ surcharge, errorOf, change });
  return (
    <>
      <ChoiceField
        label={t('surcharge.code')}
        of={surchargeCodes}
        nameOf={(value) => t(`surcharge.codes.${value}`)}
        value={surcharge.code}
        choose={(code) => change({ ...surcharge, code })}
      />
      <TextField {...text('label')} placeholder={t(`surcharge.codes.${surcharge.code}`)} maxLength={100} />
      <ChoiceField
        label={t('surcharge.kind')}
        of={surchargeKinds}
        nameOf={(value) => t(`surcharge.kinds.${value}`)}
        value={surcharge.kind}
        choose={(kind) => change({ ...surcharge, kind })}
      />
      <TextField
        {...text('value')}
        label={isPercent ? t('surcharge.percent') : t('surcharge.amount', { currency: surcharge.currency || currency })}
        dir="ltr"
        inputMode="decimal"
        required
        onBlur={() => change({ ...surcharge, value: numberText(surcharge.value) })}
      />
      {isPercent ? (
        <ChoiceField
          label={t('surcharge.appliesTo')}
          of={surchargeBases}
          nameOf={(value) => t(`surcharge.bases.${value}`)}
          value={surcharge.appliesTo}
          choose={(appliesTo) => change({ ...surcharge, appliesTo })}
        />
      ) : (
        <TextField {...text('currency')} dir="ltr" placeholder={currency} maxLength={3} />
      )}
    </>
  );
}

function LimitFields({ surcharge, errorOf, change }: Pick<OneSurchargeProps, 'surcharge' | 'errorOf' | 'change'>) {
  const { t } = useTranslation('prices');
  const text = useTexts({ surcharge, errorOf, change });
  return (
    <>
      <TextField
        {...text('zone')}
        dir="ltr"
        description={t('surcharge.zoneHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
      />
      <InstantInput
        label={t('surcharge.validFrom')}
        value={surcharge.validFrom}
        error={errorOf('validFrom')}
        change={(validFrom) => change({ ...surcharge, validFrom })}
      />
      <InstantInput
        label={t('surcharge.validTo')}
        value={surcharge.validTo}
        error={errorOf('validTo')}
        change={(validTo) => change({ ...surcharge, validTo })}
      />
      <TextField {...text('overLengthCm')} dir="ltr" inputMode="numeric" />
      <TextField {...text('overGirthCm')} dir="ltr" inputMode="numeric" />
    </>
  );
}

function Buttons({ up, number, down, remove }: Pick<OneSurchargeProps, 'up' | 'number' | 'down' | 'remove'>) {
  const { t } = useTranslation('prices');
  return (
    <Group gap="xs" mt="sm">
      <Reasoned why={up ? null : t('why.first')}>
        {(blocked) => (
          <ActionIcon variant="default" onClick={up} aria-label={t('surcharge.up', { number })} {...blocked}>
            <IconArrowUp size={16} aria-hidden />
          </ActionIcon>
        )}
      </Reasoned>
      <Reasoned why={down ? null : t('why.last')}>
        {(blocked) => (
          <ActionIcon variant="default" onClick={down} aria-label={t('surcharge.down', { number })} {...blocked}>
            <IconArrowDown size={16} aria-hidden />
          </ActionIcon>
        )}
      </Reasoned>
      <ActionIcon variant="default" onClick={remove} aria-label={t('surcharge.remove', { number })}>
        <IconTrash size={16} aria-hidden />
      </ActionIcon>
    </Group>
  );
}

/** Props of the texts of a surcharge. */
function useTexts({ surcharge, errorOf, change }: Pick<OneSurchargeProps, 'surcharge' | 'errorOf' | 'change'>) {
  const { t } = useTranslation('prices');
  return (field: 'label' | 'value' | 'currency' | 'zone' | 'overLengthCm' | 'overGirthCm') => ({
    label: t(`surcharge.${field}`),
    value: surcharge[field],
    error: errorOf(field),
    change: (typed: string) => change({ ...surcharge, [field]: typed }),
  });
}
