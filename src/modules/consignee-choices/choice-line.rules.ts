import type { Chosen } from './consignee-choice.entity.js';

/** The choice as one line in English, for the note of the task and for the seller. Devices show it in the driver's language from its fields. */
export const choiceLine = (chosen: Chosen): string => [wishOf(chosen), chosen.note].filter((part) => part !== null).join('. ');

function wishOf({ kind, name, flat, day, place }: Chosen): string | null {
  switch (kind) {
    case 'neighbour':
      return `Consignee: hand it to the neighbour ${[name, flat].filter(Boolean).join(', ')}`;
    case 'day':
      return `Consignee: deliver on ${day ?? ''}`;
    case 'place':
      return `Consignee: deliver to ${place ?? ''}`;
    case 'note':
      return 'Consignee';
  }
}
