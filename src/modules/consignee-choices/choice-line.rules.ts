import type { Chosen } from './consignee-choice.entity.js';

/** The choice as one line in English, for the note of the task and for the seller. Devices show it in the driver's language from its fields. */
export const choiceLine = (chosen: Chosen): string =>
  `Consignee: ${[wishOf(chosen), chosen.note].filter((part) => part !== null).join('. ')}`;

function wishOf({ kind, name, flat, day, place }: Chosen): string | null {
  switch (kind) {
    case 'neighbour':
      return `hand it to the neighbour ${[name, flat].filter(Boolean).join(', ')}`;
    case 'day':
      return `deliver on ${day ?? ''}`;
    case 'place':
      return `deliver to ${place ?? ''}`;
    case 'note':
      return null;
  }
}
