import { Group, MultiSelect, NumberInput, Select, SimpleGrid, TagsInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { countriesIn } from '../ui/countries.js';
import { notice } from '../ui/notices.js';
import { DecimalInput } from '../ui/decimal-input.js';
import { useShopLabel } from '../ui/manual-shop.js';
import { CreateSellerDisplayRuleDocument, type SellerDisplayRulesQuery } from './operations.generated.js';
import { type DisplayEffect, type DisplayRounding } from '../../schema-types.generated.js';
import { ChoiceField } from '../ui/choice-field.js';
import { useDraft } from './use-draft.js';

const EFFECTS = ['PERCENT', 'FLAT', 'FIXED', 'FREE'] as const satisfies readonly DisplayEffect[];
const ROUNDINGS = ['NONE', 'UP_0_05', 'UP_0_5', 'UP_1', 'END_99'] as const satisfies readonly DisplayRounding[];
const BOUNDS = ['min', 'max', 'orderFrom', 'orderTo', 'weightFrom', 'weightTo'] as const;

const EMPTY = {
  shopId: null as string | null,
  priority: 100,
  effect: 'PERCENT' as DisplayEffect,
  value: '',
  rounding: 'NONE' as DisplayRounding,
  countries: [] as string[],
  services: [] as string[],
  min: '',
  max: '',
  orderFrom: '',
  orderTo: '',
  weightFrom: '',
  weightTo: '',
};

type Fields = typeof EMPTY;

interface CreateDisplayRuleProps {
  readonly sellerId: string;
  readonly seller: Pick<SellerDisplayRulesQuery['seller'], 'currency' | 'shops'>;
}

/** Creates a rule for the price shown to shoppers. */
export function CreateDisplayRule({ sellerId, seller: { currency, shops } }: CreateDisplayRuleProps) {
  const { t } = useTranslation('sellers');
  const { fields, set, begin } = useDraft(EMPTY);
  const create = useWrite(CreateSellerDisplayRuleDocument, () => notice(t('rules.created')));
  return (
    <Action
      name={t('rules.create')}
      begin={begin}
      consequences={t('rules.createConsequences')}
      run={() => create.mutateAsync({ input: inputOf(fields, sellerId) })}
    >
      <EffectFields fields={fields} set={set} currency={currency} />
      <PriorityFields fields={fields} set={set} shops={shops} />
      <ConditionFields fields={fields} set={set} currency={currency} />
    </Action>
  );
}

type PriorityFieldsProps = Pick<RuleFieldsProps, 'fields' | 'set'> & Pick<CreateDisplayRuleProps['seller'], 'shops'>;

function PriorityFields({ fields, set, shops }: PriorityFieldsProps) {
  const labelOf = useShopLabel();
  const { t } = useTranslation('sellers');
  return (
    <Group grow align="start">
      <Select
        label={t('rules.shop')}
        placeholder={t('rules.allShops')}
        clearable
        data={shops.map(({ id, domain, name }) => ({ value: id, label: labelOf({ domain, name }) }))}
        value={fields.shopId}
        onChange={(shopId) => set({ shopId })}
      />
      <NumberInput
        label={t('rules.priority')}
        min={0}
        max={1_000_000}
        allowDecimal={false}
        value={fields.priority}
        onChange={(priority) => set({ priority: Number(priority) })}
      />
      <ChoiceField
        label={t('rules.rounding')}
        of={ROUNDINGS}
        nameOf={(value) => t(`rules.roundings.${value}`)}
        value={fields.rounding}
        choose={(rounding) => set({ rounding })}
      />
    </Group>
  );
}

interface RuleFieldsProps {
  readonly fields: Fields;
  readonly set: (changes: Partial<Fields>) => void;
  readonly currency: string;
}

function EffectFields({ fields, set, currency }: RuleFieldsProps) {
  const { t } = useTranslation('sellers');
  return (
    <Group grow align="start">
      <ChoiceField
        label={t('rules.effect')}
        of={EFFECTS}
        nameOf={(value) => t(`rules.effectNames.${value}`)}
        value={fields.effect}
        choose={(effect) => set({ effect })}
      />
      {fields.effect !== 'FREE' && (
        <DecimalInput
          label={fields.effect === 'PERCENT' ? t('rules.percent') : t('rules.value', { currency })}
          placeholder={fields.effect === 'PERCENT' ? '-10' : undefined}
          required
          value={fields.value}
          change={(typed) => set({ value: typed.trim() })}
        />
      )}
    </Group>
  );
}

function ConditionFields({ fields, set, currency }: RuleFieldsProps) {
  const { t, i18n } = useTranslation('sellers');
  return (
    <SimpleGrid cols={2}>
      {BOUNDS.map((name) => (
        <DecimalInput
          key={name}
          label={t(`rules.${name}`, { currency })}
          value={fields[name]}
          change={(typed) => set({ [name]: typed.trim() })}
        />
      ))}
      <MultiSelect
        label={t('rules.countries')}
        description={t('rules.countriesHint')}
        searchable
        clearable
        data={countriesIn(i18n.language)}
        value={fields.countries}
        onChange={(countries) => set({ countries })}
      />
      <TagsInput
        label={t('rules.services')}
        description={t('rules.servicesHint')}
        acceptValueOnBlur
        value={fields.services}
        onChange={(services) => set({ services })}
      />
    </SimpleGrid>
  );
}

const inputOf = (fields: Fields, sellerId: string) => ({
  sellerId,
  shopId: fields.shopId,
  effect: fields.effect,
  value: fields.effect === 'FREE' ? null : fields.value,
  priority: fields.priority,
  rounding: fields.rounding,
  countries: fields.countries.length === 0 ? null : fields.countries,
  services: fields.services.length === 0 ? null : fields.services,
  min: fields.min || null,
  max: fields.max || null,
  orderValueFrom: fields.orderFrom || null,
  orderValueTo: fields.orderTo || null,
  weightFromKg: fields.weightFrom || null,
  weightToKg: fields.weightTo || null,
});
