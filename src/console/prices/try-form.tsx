import { Button, Fieldset, Group, SegmentedControl, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { IconCalculator } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOf, newLine, type Place, type Question } from '../app/price-question.js';
import { SellerChoice } from '../app/seller-choice.js';
import { useSession } from '../app/session.js';
import type { FieldProblem } from '../graph/graph-error.js';
import { CheckField } from '../ui/check-field.js';
import { CountrySelect } from '../ui/country-select.js';
import { useRefusalText } from '../ui/refusal-text.js';
import { TextField } from '../ui/text-field.js';
import { numberTyped } from './number-typed.js';
import { Products } from './try-products.js';

interface TryFormProps {
  /** Validation errors, shown at their fields. */
  readonly problems: readonly FieldProblem[];
  readonly question: Question;
  readonly ask: (question: Question) => void;
  readonly isBusy: boolean;
}

/** The field of the service for each number. */
const FIELDS = {
  kg: ['weight', 'package.weightKg', 'products[0].grams'],
  cod: ['collectionAmount'],
  length: ['package.length', 'products[0].length'],
  width: ['package.width', 'products[0].width'],
  height: ['package.height', 'products[0].height'],
} as const;
/** What the service says about a field. */
type ProblemOf = (...fields: string[]) => string | undefined;

const SIDES = ['length', 'width', 'height'] as const;

/** Quote form: route, weight, dimensions and seller. */
export function TryForm({ question, problems, ask, isBusy }: TryFormProps) {
  const { t } = useTranslation('prices');
  const { isOperator } = useSession();
  const [given, setGiven] = useState(question);
  const refusalText = useRefusalText();
  const problemOf: ProblemOf = (...fields) => {
    const problem = problems.find(({ field }) => fields.includes(field ?? ''));
    return problem && refusalText(problem);
  };
  // The Back button returns to the previous quote.
  const follow = useEffectEvent(() => setGiven(question));
  const asked = addressOf(question).toString();
  useEffect(() => follow(), [asked]);
  const set = (change: Partial<Question>): void => setGiven((old) => ({ ...old, ...change }));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    ask(given);
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <Route problemOf={problemOf} given={given} set={set} />
        <Terms problemOf={problemOf} given={given} set={set} />
        {isOperator && <CheckField label={t('try.return')} checked={given.isReturn} change={(isReturn) => set({ isReturn })} />}
        <Group>
          <Button type="submit" loading={isBusy} leftSection={<IconCalculator size={16} aria-hidden />}>
            {t('try.ask')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

interface PartProps {
  readonly given: Question;
  readonly set: (change: Partial<Question>) => void;
  readonly problemOf: ProblemOf;
}

function Route({ problemOf, given, set }: PartProps) {
  const { t } = useTranslation('prices');
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        <PlaceFields name={t('try.from')} at="origin" problemOf={problemOf} place={given.origin} change={(origin) => set({ origin })} />
        <PlaceFields
          name={t('try.to')}
          at="destination"
          problemOf={problemOf}
          place={given.destination}
          change={(destination) => set({ destination })}
        />
      </SimpleGrid>
      <What set={set} given={given} problemOf={problemOf} />
    </>
  );
}

function Terms({ problemOf, given, set }: PartProps) {
  const { t } = useTranslation('prices');
  const { isOperator } = useSession();
  const number = useNumber({ given, set, problemOf });
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, sm: 3 }} spacing="sm">
      <TextField
        label={t('try.currency')}
        dir="ltr"
        maxLength={3}
        placeholder="USD"
        error={problemOf('currency')}
        value={given.currency}
        change={(typed) => set({ currency: typed.trim().toUpperCase() })}
      />
      {isOperator && <TextInput {...number('cod')} />}
      {isOperator && (
        <SellerChoice label={t('try.seller')} value={given.seller || null} onChange={(seller) => set({ seller: seller ?? '' })} />
      )}
    </SimpleGrid>
  );
}

function What({ set, given, problemOf }: PartProps) {
  const { t } = useTranslation('prices');
  const hasProducts = given.products.length > 0;
  const number = useNumber({ given, set, problemOf });
  return (
    <Fieldset legend={t('try.what')}>
      <Stack gap="sm">
        <SegmentedControl
          aria-label={t('try.what')}
          style={{ alignSelf: 'start' }}
          data={[
            { value: 'parcel', label: t('try.parcel') },
            { value: 'products', label: t('try.products') },
          ]}
          value={hasProducts ? 'products' : 'parcel'}
          onChange={(value) => set({ products: value === 'products' ? [newLine()] : [] })}
        />
        {hasProducts ? (
          <Products lines={given.products} problemOf={problemOf} change={(products) => set({ products })} />
        ) : (
          <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="sm">
            <TextInput {...number('kg', true)} />
            {SIDES.map((side) => (
              <TextInput key={side} {...number(side)} />
            ))}
          </SimpleGrid>
        )}
        <CheckField label={t('try.document')} checked={given.isDocument} change={(isDocument) => set({ isDocument })} />
      </Stack>
    </Fieldset>
  );
}

/** Props of the number fields. */
function useNumber({ given, set, problemOf }: PartProps) {
  const { t } = useTranslation('prices');
  return (field: 'kg' | 'cod' | (typeof SIDES)[number], required = false) => ({
    label: t(`try.${field}`),
    dir: 'ltr' as const,
    inputMode: 'decimal' as const,
    required,
    pattern: '[0-9]+([.][0-9]+)?',
    title: t('wrong.noNumber'),
    error: problemOf(...FIELDS[field]),
    ...numberTyped(given[field], (text) => set({ [field]: text })),
  });
}

interface PlaceFieldsProps {
  readonly name: string;
  readonly at: 'origin' | 'destination';
  readonly place: Place;
  readonly problemOf: (field: string) => string | undefined;
  readonly change: (place: Place) => void;
}

function PlaceFields({ name, at, place, problemOf, change }: PlaceFieldsProps) {
  const { t } = useTranslation('prices');
  const text = (field: 'city' | 'state' | 'zip') => ({
    label: t(`try.${field}`),
    value: place[field],
    error: problemOf(`${at}.${field}`),
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => change({ ...place, [field]: event.currentTarget.value }),
  });
  return (
    <Fieldset legend={name}>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <CountrySelect
          label={t('try.country')}
          error={problemOf(`${at}.countryCode`)}
          style={{ gridColumn: '1 / -1' }}
          required
          value={place.country}
          choose={(country) => change({ ...place, country })}
        />
        <TextInput {...text('city')} style={{ gridColumn: '1 / -1' }} required maxLength={100} />
        <TextInput {...text('state')} maxLength={100} />
        <TextInput {...text('zip')} dir="ltr" maxLength={20} />
      </SimpleGrid>
    </Fieldset>
  );
}
