import { IconGripVertical } from '@tabler/icons-react';

/** Where a finger drags a card. Keyboards and screen readers use the menu of the card. */
export const CardHandle = () => (
  <span data-handle aria-hidden>
    <IconGripVertical size={16} />
  </span>
);
