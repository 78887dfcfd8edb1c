import { enumeration, type ValueOf } from '../../kernel/enumeration.js';

export const savedAddressKind = enumeration('SavedAddressKind', 'What a saved address is used for.', {
  origin: 'Parcels are collected there.',
  recipient: 'Parcels are delivered there.',
});
export type SavedAddressKind = ValueOf<typeof savedAddressKind>;
