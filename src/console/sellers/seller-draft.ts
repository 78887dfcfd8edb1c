import type { SellerDetailsFragment } from './operations.generated.js';
import type { UpdateProfileInput, UpdateSellerInput } from '../../schema-types.generated.js';

/** Details of a seller as form values. */
export const draftOf = (seller: SellerDetailsFragment) => ({
  firstName: seller.firstName,
  lastName: seller.lastName,
  email: seller.email,
  company: seller.company ?? '',
  phone: seller.phone ?? '',
  street: seller.address?.address ?? '',
  city: seller.address?.city ?? '',
  state: seller.address?.state ?? '',
  zip: seller.address?.zip ?? '',
  countryCode: seller.address?.countryCode ?? '',
  taxId: seller.taxId ?? '',
  crNumber: seller.crNumber ?? '',
  timezone: seller.timezone,
  language: seller.language,
  isLocal: seller.isLocal,
  isInternational: seller.isInternational,
  notifyEmails: seller.notifyEmails as readonly string[],
  orderMails: seller.orderMails,
  notes: seller.notes ?? '',
});

export type SellerDraft = ReturnType<typeof draftOf>;

const PLAIN = [
  'firstName', 'lastName', 'email', 'company', 'phone', 'taxId', 'crNumber', 'timezone', 'language', 'isLocal', 'isInternational', 'notes', 'orderMails',
] as const; // prettier-ignore
/** Fields of a seller's own profile. */
const OWN = ['firstName', 'lastName', 'company', 'phone', 'taxId', 'crNumber', 'timezone', 'language', 'orderMails'] as const;
const ADDRESS = ['street', 'city', 'state', 'zip', 'countryCode'] as const;

/** True if any part of the address is filled in, which makes the rest required. */
export const hasAddress = (draft: SellerDraft): boolean => ADDRESS.some((part) => draft[part] !== '');

/** Sends only changed fields, to preserve concurrent changes. */
export const detailChanges = (draft: SellerDraft, seller: SellerDetailsFragment): UpdateSellerInput => changesOf(PLAIN, draft, seller);

/** The same for the seller's own profile. */
export const profileChanges = (draft: SellerDraft, seller: SellerDetailsFragment): UpdateProfileInput => changesOf(OWN, draft, seller);

function changesOf(names: readonly (typeof PLAIN)[number][], draft: SellerDraft, seller: SellerDetailsFragment) {
  const now = draftOf(seller);
  const plain = Object.fromEntries(names.filter((name) => draft[name] !== now[name]).map((name) => [name, draft[name]]));
  const isMoved = ADDRESS.some((part) => draft[part] !== now[part]);
  const areOthersTold = draft.notifyEmails.join() !== now.notifyEmails.join();
  return {
    ...plain,
    // The coordinates belonged to the old address.
    ...(isMoved && { address: hasAddress(draft) ? addressOf(draft) : null }),
    ...(areOthersTold && { notifyEmails: [...draft.notifyEmails] }),
  };
}

const addressOf = ({ street, city, state, zip, countryCode }: SellerDraft) => ({
  address: street,
  city,
  state: state || null,
  zip,
  countryCode,
});
