import { enumeration, type ValueOf } from '../../kernel/enumeration.js';

export const intakeState = enumeration('ShopIntakeState', 'Whether the orders that a shop sends come in.', {
  open: 'They come in.',
  no_changes: 'They come in, but orders cannot be changed until shipping is activated.',
  not_activated: 'They are refused until shipping is activated, as are fulfilment, changes, cancellations and returns.',
  signed_out: 'They are refused: no token of the shop is valid. The shop must sign in again.',
  account_closed: "They are refused: the seller's account is closed.",
});
export type IntakeState = ValueOf<typeof intakeState>;
