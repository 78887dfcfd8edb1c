/** The parts of Aramex's requests that its simulator looks at. Everything may be missing: it is what a client sent. */
export interface AramexRequest {
  readonly ClientInfo?: Readonly<Record<string, unknown>>;
  readonly OriginAddress?: AramexAddress;
  readonly DestinationAddress?: AramexAddress;
  readonly Address?: AramexAddress;
  readonly ShipmentDetails?: AramexDetails;
  readonly PreferredCurrencyCode?: string;
  readonly LabelInfo?: { readonly ReportID: number; readonly ReportType: string };
  readonly ShipmentNumber?: string;
  readonly Pickup?: AramexPickup;
  readonly PickupGUID?: string;
  readonly GetLastTrackingUpdateOnly?: boolean;
  /** Shipments to book, or the numbers of those to track. */
  readonly Shipments?: readonly (AramexShipment | string)[];
  readonly Code?: string;
}

export interface AramexAddress {
  readonly Line1?: string;
  readonly City?: string;
  readonly CountryCode?: string;
}

interface AramexParty {
  readonly PartyAddress?: AramexAddress;
  readonly Contact?: { readonly CellPhone?: string };
}

export interface AramexShipment {
  readonly Reference1: string;
  readonly Reference2: string;
  readonly Reference3: string;
  readonly ForeignHAWB: string;
  readonly Shipper?: AramexParty;
  readonly Consignee?: AramexParty;
  readonly Details?: AramexDetails;
}

export interface AramexDetails {
  readonly ProductGroup?: string;
  readonly ProductType?: string;
  readonly Services?: string;
  readonly ActualWeight?: { readonly Value: number };
  readonly Dimensions?: { readonly Length: number; readonly Width: number; readonly Height: number } | null;
  readonly CashOnDeliveryAmount?: { readonly Value: number; readonly CurrencyCode: string } | null;
}

export interface AramexPickup {
  readonly Reference1: string;
  readonly Reference2: string;
  readonly PickupAddress?: AramexAddress;
  readonly ExistingShipments?: readonly { readonly Number: string }[];
}

export interface AramexNotification {
  readonly Code: string;
  readonly Message: string;
}

export const notification = (Code: string, Message: string): AramexNotification => ({ Code, Message });

/** The one city that does not exist. */
export const UNKNOWN_CITY = 'Atlantis';

export const cityProblems = (name: string, address: AramexAddress | undefined): AramexNotification[] =>
  address?.City && address.City !== UNKNOWN_CITY ? [] : [notification('ERR06', `${name} - City name is invalid`)];

/** Why a shipment is refused. */
export function shipmentProblems({ Shipper, Consignee, Details }: AramexShipment, products: readonly string[]): AramexNotification[] {
  const needsCod = Details?.Services?.includes('CODS') && !((Details.CashOnDeliveryAmount?.Value ?? 0) > 0);
  return [
    ...partyProblems('Shipper', Shipper),
    ...partyProblems('Consignee', Consignee),
    ...(products.includes(Details?.ProductType ?? '') ? [] : [notification('ERR61', 'ProductType is invalid')]),
    ...(needsCod ? [notification('REQ40', 'CashOnDeliveryAmount is required for CODS')] : []),
  ];
}

const partyProblems = (name: string, party: AramexParty | undefined): AramexNotification[] => [
  ...cityProblems(name, party?.PartyAddress),
  ...(party?.PartyAddress?.Line1 ? [] : [notification('REQ11', `${name} - Line1 is required`)]),
  ...(party?.Contact?.CellPhone ? [] : [notification('REQ24', `${name} - CellPhone is required`)]),
];
