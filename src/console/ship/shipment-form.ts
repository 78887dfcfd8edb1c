import type { PaymentStatus } from '../../schema-types.generated.js';
import { fullNameOf } from '../ui/full-name.js';
import type { Amount } from '../ui/money.js';

/** An address as typed. Coordinates come from the address book and go when the address is changed. */
export interface Place {
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly country: string;
  readonly lat: number | null;
  readonly lng: number | null;
  /** Of an origin, which has no separate contact. Not typed here. */
  readonly company?: string | null;
  readonly deliveryNote?: string | null;
}

export interface Contact {
  /** First and last name as one. */
  readonly name: string;
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
  /** Whether the usual origin of the seller was filled in, which happens once. */
  readonly isOriginFilled: boolean;
  /** Whether later shipments start at this origin too; null until it is decided, which it is for a first origin. */
  readonly keepsOrigin: boolean | null;
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
  /** What it cost when it was chosen; null if nothing was chosen. */
  readonly agreed: Amount | null;
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
  isOriginFilled: false,
  keepsOrigin: null,
  contact: { name: '', email: '', phone: '', company: '', deliveryNote: '' },
  destination: noPlace,
  parcel: { kg: '', length: '', width: '', height: '' },
  items: [newItem],
  currency: null,
  payment: 'PREPAID',
  collection: '',
  reference: '',
  service: '',
  agreed: null,
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

interface StoredContact {
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly email?: string | null;
  readonly phone?: string | null;
  readonly company?: string | null;
  readonly deliveryNote?: string | null;
}

/** A company and a note of the address count before those of the contact. */
export const contactOf = (
  stored: StoredContact | null | undefined,
  at: Pick<StoredContact, 'company' | 'deliveryNote'> | null | undefined,
): Contact => ({
  name: fullNameOf(stored ?? {}),
  email: stored?.email ?? '',
  phone: stored?.phone ?? '',
  company: at?.company ?? stored?.company ?? '',
  deliveryNote: at?.deliveryNote ?? stored?.deliveryNote ?? '',
});

export const isKnownPlace = ({ address, city, country }: Place): boolean => [address, city, country].every((text) => text.trim() !== '');

/** True if goods cross a border, so that customs ask for more. */
export const crossesBorder = ({ origin, destination }: Pick<ShipmentForm, 'origin' | 'destination'>): boolean =>
  origin.country !== '' && destination.country !== '' && origin.country !== destination.country;

/** Most parcels stay in their country, so that of the origin is filled in for a destination without one. */
export const countryFrom = ({ destination }: ShipmentForm, { country }: Place): Partial<ShipmentForm> =>
  destination.country === '' && country !== '' ? { destination: { ...destination, country } } : {};
