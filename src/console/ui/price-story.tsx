import { List, Text } from '@mantine/core';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { PickupDropoff } from '../../schema-types.generated.js';
import { isolatedLtr } from './isolated.js';
import { localeOf, useMoneyText, type Amount } from './money.js';

/** What the service says of a price. */
export interface StoriedPrice {
  readonly minTransitDays: number;
  readonly maxTransitDays: number;
  readonly pickupDropoff: PickupDropoff;
  /** When the operator collects what is booked now. */
  readonly pickupDay: string | null;
  readonly cutoffTime: string | null;
  readonly workDays: string;
  readonly actualWeightKg: number;
  readonly volumetricWeightKg: number;
  readonly chargeableWeightKg: number;
  readonly weightStepKg: number;
  readonly volumetricDivisor: number;
  readonly codFee: Amount | null;
  readonly breakdown: readonly { readonly code: string; readonly label: string; readonly amount: Amount }[];
}

/** How long it takes and how the parcel is handed over, each in a sentence. */
export function PriceTimes({ of }: { readonly of: StoriedPrice }) {
  const { t, i18n } = useTranslation('ui');
  return (
    <Text size="sm" component="div">
      {daysText(t, of)} {pickupTexts(t, of, i18n.language).join(' ')}
    </Text>
  );
}

type Words = TFunction<'ui'>;

function daysText(t: Words, { minTransitDays: min, maxTransitDays: max }: StoriedPrice): string {
  if (max === 0) return t('story.sameDay');
  return min === max ? t('story.days', { count: max }) : t('story.daysRange', { min, max });
}

function pickupTexts(t: Words, { pickupDropoff, pickupDay, cutoffTime, workDays }: StoriedPrice, language: string): string[] {
  const isBrought = pickupDropoff === 'HUB_TO_DOOR';
  return [
    pickupDay === null ? t(isBrought ? 'story.brought' : 'story.pickedUp') : t('story.pickedUpOn', { day: dayNamed(pickupDay, language) }),
    ...(pickupDay === null && workDays !== ALL_DAYS ? [t('story.openOn', { days: daysNamed(t, workDays, language) })] : []),
    ...(pickupDay === null && cutoffTime !== null ? [t('story.cutoff', { time: isolatedLtr(cutoffTime) })] : []),
    ...(pickupDropoff === 'DOOR_TO_HUB' ? [t('story.toHub')] : []),
  ];
}

/** A day of the calendar, which has no time zone. */
const dayNamed = (day: string, language: string): string =>
  new Intl.DateTimeFormat(localeOf(language), { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

const ALL_DAYS = '1234567';
/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** A row of days from its first to its last, others one by one. */
function daysNamed(t: Words, workDays: string, language: string): string {
  const name = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  const names = [...workDays].map((day) => name.format(MONDAY + (Number(day) - 1) * DAY_MS));
  const isRow = names.length > 2 && ALL_DAYS.includes(workDays);
  if (isRow) return t('story.fromTo', { first: names[0], last: names.at(-1) });
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}

/** What makes the price as high as it is, and what would lower it. */
export function PriceReasons({ of }: { readonly of: StoriedPrice }) {
  const { t, i18n } = useTranslation('ui');
  const moneyText = useMoneyText();
  const sentences = [...weightSentences(t, of, localeOf(i18n.language)), ...chargeSentences(t, of, moneyText)];
  if (sentences.length === 0) return null;
  return (
    <List size="sm" c="dimmed">
      {sentences.map((sentence) => (
        <List.Item key={sentence}>{sentence}</List.Item>
      ))}
    </List>
  );
}

const kilograms = (kg: number): string => isolatedLtr(`${kg} kg`);

function weightSentences(t: Words, of: StoriedPrice, locale: string): string[] {
  const { actualWeightKg: actual, volumetricWeightKg: volumetric, chargeableWeightKg: chargeable, weightStepKg: step } = of;
  if (chargeable <= actual) return [];
  const weights = { chargeable: kilograms(chargeable), actual: kilograms(actual), step: kilograms(step) };
  if (volumetric <= actual) return [t('story.rounded', weights)];
  return [
    t('story.bulky', {
      ...weights,
      volumetric: kilograms(volumetric),
      divisor: new Intl.NumberFormat(locale).format(of.volumetricDivisor),
    }),
  ];
}

/** What the service calls surcharges that the operator has not named. */
const SURCHARGES = {
  FUEL: 'Fuel surcharge',
  REMOTE: 'Remote area',
  OVERSIZE: 'Oversize',
  PEAK: 'Peak season',
  COD_CARRIER: 'Cash on delivery handling',
} as const;

const isSurcharge = (code: string): code is keyof typeof SURCHARGES => Object.hasOwn(SURCHARGES, code);

const surchargeName = (t: Words, code: string, label: string): string =>
  isSurcharge(code) && SURCHARGES[code] === label ? t(`story.surcharges.${code}`) : label;

function chargeSentences(t: Words, { breakdown, codFee }: StoriedPrice, moneyText: (amount: Amount) => string): string[] {
  const lines = breakdown.filter(({ amount }) => Number(amount.amount) !== 0);
  const added = lines.filter(({ code }) => isSurcharge(code));
  const discount = lines.find(({ code, amount }) => code === 'PLAN_DISCOUNT' && Number(amount.amount) < 0)?.amount;
  return [
    ...added.map(({ code, label, amount }) => t('story.added', { label: surchargeName(t, code, label), amount: moneyText(amount) })),
    ...(discount ? [t('story.discount', { amount: moneyText({ ...discount, amount: discount.amount.slice(1) }) })] : []),
    ...(codFee && Number(codFee.amount) > 0 ? [t('story.codFee', { amount: moneyText(codFee) })] : []),
  ];
}
