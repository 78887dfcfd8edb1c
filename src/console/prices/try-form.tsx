import { Button, Fieldset, Group, SegmentedControl, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { IconCalculator } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOf, newLine, type Place, type Question } from '../app/price-question.js';
import { SellerChoice } from '../app/seller-choice.js';
import { useSession } from '../app/session.js';
import type { FieldProblem } from '../graph/graph-error.js';
import { useRead } from '../graph/use-read.js';
import { CheckField } from '../ui/check-field.js';
import { CountrySelect } from '../ui/country-select.js';
import { FormProblems } from '../ui/form-problems.js';
import { TextField } from '../ui/text-field.js';
import { UsualSizes } from '../ui/usual-sizes.js';
import { numberTyped } from './number-typed.js';
import { UsualOriginDocument } from './operations.generated.js';
import { fieldOf, FORM, type ProblemOf } from './question-problems.js';
import { SIDES } from './question.js';
import { Products } from './try-products.js';
import { useQuestionProblems } from './use-question-problems.js';

interface TryFormProps {
  /** What the service says of fields. */
  readonly problems: readonly FieldProblem[];
  readonly question: Question;
  readonly ask: (question: Question) => void;
  readonly isBusy: boolean;
  /** The currency unless another is typed. */
  readonly currency: string;
}

/** Quote form: route, weight, dimensions and cash on delivery. */
export function TryForm({ question, problems: told, ask, isBusy, currency }: TryFormProps) {
  const { t } = useTranslation('prices');
  const { given, set } = useGiven(question);
  const problems = useQuestionProblems(given, told);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (problems.check()) ask(given);
  };
  const part = { given, set, problemOf: problems.problemOf };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        <FormProblems form={FORM} problems={problems.all} attempt={problems.attempt} />
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
          <PlaceFields {...part} name={t('try.from')} at="origin" />
          <PlaceFields {...part} name={t('try.to')} at="destination" />
        </SimpleGrid>
        <What {...part} />
        <More {...part} currency={currency} />
        <Group>
          <Button type="submit" loading={isBusy} leftSection={<IconCalculator size={16} aria-hidden />}>
            {t('try.ask')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** What is typed. Begins with what was asked, and at the usual origin of the seller where nothing was. */
function useGiven(question: Question) {
  const [given, setGiven] = useState(question);
  const set = (change: Partial<Question>): void => setGiven((old) => ({ ...old, ...change }));
  // The Back button returns to the previous quote.
  const follow = useEffectEvent(() => setGiven(question));
  const asked = addressOf(question).toString();
  useEffect(() => follow(), [asked]);
  const usual = useUsualOrigin(given.seller);
  const fill = useEffectEvent(() => {
    const isFree = given.origin.country === '' && given.origin.city === '';
    if (!usual || !isFree) return;
    const isToFree = given.destination.country === '';
    set({ origin: usual, ...(isToFree && { destination: { ...given.destination, country: usual.country } }) });
  });
  useEffect(() => fill(), [usual]);
  return { given, set };
}

function useUsualOrigin(seller: string): Place | undefined {
  const { can, isOperator } = useSession();
  const enabled = can('address-book:edit') && (!isOperator || seller !== '');
  const { data } = useRead(UsualOriginDocument, { sellerId: isOperator ? seller || null : null }, { enabled });
  const address = data?.defaultOrigin?.address;
  const [place, setPlace] = useState<Place>();
  const next = address && { country: address.countryCode, city: address.city, state: address.state ?? '', zip: address.zip };
  if (next && JSON.stringify(next) !== JSON.stringify(place)) setPlace(next);
  return place;
}

interface PartProps {
  readonly given: Question;
  readonly set: (change: Partial<Question>) => void;
  readonly problemOf: ProblemOf;
}

interface PlaceFieldsProps extends PartProps {
  readonly name: string;
  readonly at: 'origin' | 'destination';
}

function PlaceFields({ given, set, name, at, problemOf }: PlaceFieldsProps) {
  const { t } = useTranslation('prices');
  const place = given[at];
  const change = (part: Partial<Place>): void => set({ [at]: { ...place, ...part } });
  const text = (field: 'city' | 'state' | 'zip') => ({
    ...fieldOf(`${at}.${field}`, problemOf),
    label: t(`try.${field}`),
    value: place[field],
    change: (typed: string) => change({ [field]: typed }),
  });
  return (
    <Fieldset legend={name}>
      <SimpleGrid cols={2} spacing="sm">
        <CountrySelect
          {...fieldOf(`${at}.country`, problemOf)}
          label={t('try.country')}
          required
          style={{ gridColumn: '1 / -1' }}
          value={place.country}
          choose={(country) => change({ country })}
        />
        <TextField {...text('city')} required maxLength={100} style={{ gridColumn: '1 / -1' }} />
        <TextField {...text('state')} maxLength={100} />
        <TextField {...text('zip')} dir="ltr" maxLength={20} />
      </SimpleGrid>
    </Fieldset>
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
          <>
            <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="sm">
              <TextInput {...number('kg')} required />
              {SIDES.map((side) => (
                <TextInput key={side} {...number(side)} required={!given.isDocument} />
              ))}
            </SimpleGrid>
            <UsualSizes choose={set} />
          </>
        )}
        <TextInput {...number('cod')} description={t('try.codHint')} maw={320} />
      </Stack>
    </Fieldset>
  );
}

/** What few quotes need, folded until it is used. */
function More({ given, set, problemOf, currency }: PartProps & { readonly currency: string }) {
  const { t } = useTranslation('prices');
  const { isOperator } = useSession();
  const isUsed = given.isDocument || ![currency, ''].includes(given.currency) || isOperator;
  return (
    <details open={isUsed || undefined}>
      <summary>{t('try.more')}</summary>
      <Stack gap="sm" mt="xs">
        <SimpleGrid cols={{ base: 1, xs: 2, sm: 3 }} spacing="sm">
          <TextField
            {...fieldOf('currency', problemOf)}
            label={t('try.currency')}
            dir="ltr"
            maxLength={3}
            placeholder={currency}
            value={given.currency}
            change={(typed) => set({ currency: typed.trim().toUpperCase() })}
          />
          {isOperator && (
            <SellerChoice label={t('try.seller')} value={given.seller || null} onChange={(seller) => set({ seller: seller ?? '' })} />
          )}
        </SimpleGrid>
        <CheckField label={t('try.document')} checked={given.isDocument} change={(isDocument) => set({ isDocument })} />
        {isOperator && <CheckField label={t('try.return')} checked={given.isReturn} change={(isReturn) => set({ isReturn })} />}
      </Stack>
    </details>
  );
}

/** Props of the number fields. */
function useNumber({ given, set, problemOf }: PartProps) {
  const { t } = useTranslation('prices');
  return (field: 'kg' | 'cod' | (typeof SIDES)[number]) => ({
    ...fieldOf(field, problemOf),
    label: t(`try.${field}`),
    dir: 'ltr' as const,
    inputMode: 'decimal' as const,
    ...numberTyped(given[field], (text) => set({ [field]: text })),
  });
}
