import { enumeration, type ValueOf } from '../../kernel/enumeration.js';

export const savedAddressKind = enumeration('SavedAddressKind', 'What a saved address is used for.', {
  origin: 'Parcels are collected there.',
  recipient: 'Parcels are delivered there.',
});
export type SavedAddressKind = ValueOf<typeof savedAddressKind>;

export const originSource = enumeration('OriginSource', 'Where the usual origin of a seller is known from.', {
  saved_address: 'The address book.',
  location: 'A location of a shop.',
  business: 'The address of the business.',
});
export type OriginSource = ValueOf<typeof originSource>;
