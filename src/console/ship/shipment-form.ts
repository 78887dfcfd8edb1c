import type { PaymentStatus } from '../../schema-types.generated.js';

/** An address as typed. Coordinates come from the address book and go when the address is changed. */
export interface Place {
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly country: string;
  readonly lat: number | null;
  readonly lng: number | null;
  /** Of an origin, which has no contact of its own. Not typed here. */
  readonly company?: string | null;
  readonly deliveryNote?: string | null;
}

export interface Contact {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly company: string;
  readonly deliveryNote: string;
}

/** The packed parcel; numbers are text, as typed. */
export interface Parcel {
  readonly kg: string;
  readonly length: string;
  readonly width: string;
  readonly height: string;
}

/** Identical items in the parcel. */
export interface Item {
  readonly name: string;
  readonly quantity: string;
  readonly price: string;
  readonly hsCode: string;
  readonly originCountry: string;
}

export interface ShipmentForm {
  /** For the operator; sellers ship for themselves. */
  readonly sellerId: string;
  readonly origin: Place;
  readonly contact: Contact;
  readonly destination: Place;
  readonly parcel: Parcel;
  readonly items: readonly Item[];
  /** Null for that of the seller's terms. */
  readonly currency: string | null;
  readonly payment: PaymentStatus;
  /** What the driver collects; empty for the value of the goods plus shipping. */
  readonly collection: string;
  readonly reference: string;
  /** The chosen service; empty for the cheapest. */
  readonly service: string;
  /** The name under which the recipient is kept; null if not. */
  readonly rememberAs: string | null;
  /** Whether the parcel is packed and may be collected at once. */
  readonly isPacked: boolean;
  /** What a draft has beyond this form, such as the number in its store. */
  readonly beyond: Readonly<Record<string, string | number | null>>;
}

export const SIDES = ['length', 'width', 'height'] as const;

export const noPlace: Place = { address: '', city: '', state: '', zip: '', country: '', lat: null, lng: null };
export const newItem: Item = { name: '', quantity: '1', price: '', hsCode: '', originCountry: '' };

export const emptyForm: ShipmentForm = {
  sellerId: '',
  origin: noPlace,
  contact: { firstName: '', lastName: '', email: '', phone: '', company: '', deliveryNote: '' },
  destination: noPlace,
  parcel: { kg: '', length: '', width: '', height: '' },
  items: [newItem],
  currency: null,
  payment: 'PREPAID',
  collection: '',
  reference: '',
  service: '',
  rememberAs: null,
  isPacked: false,
  beyond: {},
};

interface StoredPlace {
  readonly company?: string | null;
  readonly deliveryNote?: string | null;
  readonly address?: string | null;
  readonly city?: string | null;
  readonly state?: string | null;
  readonly zip?: string | null;
  readonly countryCode?: string | null;
  readonly lat?: number | null;
  readonly lng?: number | null;
}

export const placeOf = (stored: StoredPlace | null | undefined): Place => ({
  address: stored?.address ?? '',
  city: stored?.city ?? '',
  state: stored?.state ?? '',
  zip: stored?.zip ?? '',
  country: stored?.countryCode ?? '',
  lat: stored?.lat ?? null,
  lng: stored?.lng ?? null,
});

export const originOf = (stored: StoredPlace | null | undefined): Place => ({
  ...placeOf(stored),
  company: stored?.company ?? null,
  deliveryNote: stored?.deliveryNote ?? null,
});

type StoredContact = { readonly [Field in keyof Contact]?: string | null } | null | undefined;
type StoredAt = Pick<NonNullable<StoredContact>, 'company' | 'deliveryNote'> | null | undefined;

/** A company and a note of the address count before those of the contact. */
export const contactOf = (stored: StoredContact, at: StoredAt): Contact => ({
  firstName: stored?.firstName ?? '',
  lastName: stored?.lastName ?? '',
  email: stored?.email ?? '',
  phone: stored?.phone ?? '',
  company: at?.company ?? stored?.company ?? '',
  deliveryNote: at?.deliveryNote ?? stored?.deliveryNote ?? '',
});

/** True if goods cross a border, so that customs ask for more. */
export const crossesBorder = ({ origin, destination }: Pick<ShipmentForm, 'origin' | 'destination'>): boolean =>
  origin.country !== '' && destination.country !== '' && origin.country !== destination.country;
