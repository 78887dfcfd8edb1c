import { localDate, localTime } from '../../kernel/local-time.js';
import type { NextStep } from './next-step.js';

type Said = Omit<NextStep, 'waitsFor'>;

/** The next step as an English sentence. */
export function sentenceOf(step: Said): string {
  const when = whenOf(step);
  const who = whoOf(step);
  switch (step.kind) {
    case 'pack':
      return 'The seller packs the parcel and marks it as packed.';
    case 'book_pickup':
      return `${who} ${step.by === 'service' ? 'books' : 'can book'} the pickup now${step.day === null ? '' : `; it is then collected${when}`}.`;
    case 'await_booking':
      return `${who} has been asked to book the parcel.`;
    case 'collect':
      return `${who} collects the parcel${when}.`;
    case 'reach_sender':
      return `${who} is on the way to the sender${when}.`;
    case 'retry_pickup':
      return step.by === 'service'
        ? `The pickup is tried again${when}${countOf(step)}.`
        : `The operator books another pickup${countOf(step)}.`;
    case 'receive_at_hub':
      return 'The parcel is on its way to the hub.';
    case 'measure':
      return 'The hub weighs and measures the parcel.';
    case 'clear':
      return 'The parcel is cleared for its carrier.';
    case 'book_carrier':
      return `The parcel is booked with ${step.byName ?? 'its carrier'}.`;
    case 'deliver':
      return `${who} takes the parcel to the recipient${when}.`;
    case 'reach_consignee':
      return `${who} is on the way to the recipient${when}.`;
    case 'redeliver':
      return redelivery(step, when);
    case 'release':
      return 'The operator ends the hold.';
    case 'decide':
      return decision(step, when);
    case 'hand_back':
      return `${who} hands the parcel back to its sender${when}.`;
    case 'confirm_cash':
      return 'The operator confirms the cash on delivery.';
    case 'none':
      return 'Nothing is left to do.';
  }
}

function decision(step: Said, when: string): string {
  if (step.by === 'service') return `The delivery is tried again${when}${countOf(step)}.`;
  const choice = step.day === null ? '' : `The recipient has chosen another day${when}. `;
  return `${choice}The operator decides whether to try again${countOf(step)} or to send it back.`;
}

function redelivery(step: Said, when: string): string {
  if (step.by === 'service') return `The delivery is tried again${when}${countOf(step)}.`;
  if (step.day !== null) return `The recipient has chosen another day; the operator books the delivery${when}${countOf(step)}.`;
  return `The operator books another delivery${countOf(step)}.`;
}

const countOf = ({ attempt, attempts }: Said): string => (attempt === null ? '' : ` (attempt ${attempt} of ${attempts})`);

function whenOf({ at, day }: Said): string {
  if (at !== null) return `, expected ${localTime(at, 'UTC', 'en')}`;
  return day === null ? '' : ` on ${localDate(day, 'en')}`;
}

const WHO = { seller: 'The seller', operator: 'The operator', driver: 'A driver', carrier: 'The carrier', service: 'The service' } as const;

const whoOf = ({ by, byName }: Said): string => byName ?? (by === null ? '' : WHO[by]);
