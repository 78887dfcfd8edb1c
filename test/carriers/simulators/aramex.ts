import { exponentOf } from '../../../src/kernel/money.js';
import {
  CarrierSimulator,
  smallPdf,
  type SimulatedAnswer,
  type SimulatedCall,
  type SimulatedScan,
} from '../../../src/carrier-kit/simulator.js';
import {
  cityProblems,
  notification,
  shipmentProblems,
  type AramexNotification,
  type AramexPickup,
  type AramexRequest,
  type AramexShipment,
} from '../aramex-requests.js';

/** How a label comes: bytes as Microsoft's JSON writes them, bytes as gateways do, or the address of a file. */
type LabelForm = 'numbers' | 'base64' | 'url';

interface SimulatedPickup {
  readonly id: string;
  readonly guid: string;
  readonly request: AramexPickup;
  cancelled: boolean;
}

/** Price of a kilogram in dirhams, and what a dirham is in other currencies. */
const PER_KG: Readonly<Record<string, number>> = { PPX: 62, EPX: 42, GPX: 33, PDX: 55, OND: 18.5, CDS: 16, ONP: 21 };
const PER_DIRHAM: Readonly<Record<string, number>> = {
  AED: 1,
  SAR: 1.0211,
  QAR: 0.9912,
  USD: 0.2723,
  JOD: 0.1931,
  KWD: 0.0836,
  BHD: 0.1027,
  OMR: 0.1048,
};
const COD_FEE = 10;
const VOLUMETRIC_DIVISOR = 5_000;
const PATH = /^(?:\/shippingapi\.v2)?\/(\w+)\/service_1_0\.svc\/json\/(\w+)$/i;

/** Aramex's four services: one path per operation, 200 for everything, refusals in `HasErrors` and `Notifications`. */
export class AramexSimulator extends CarrierSimulator {
  readonly carrier = 'ARAMEX';
  readonly services = Object.keys(PER_KG);
  readonly credentials = {
    UserName: 'simulator@example.com',
    Password: 'S1mulator$',
    AccountNumber: '20016',
    AccountPin: '331421',
    AccountEntity: 'DXB',
    AccountCountryCode: 'AE',
    Version: 'v1.0',
    Source: '24',
  };
  readonly pickups: SimulatedPickup[] = [];
  labels: LabelForm = 'numbers';
  /** Refuses the next request with this notification, whatever it is. */
  refusal: AramexNotification | undefined;

  private next = 46_032_800_500;

  webhookCall(): never {
    throw new Error("Aramex's webhooks are arranged with its staff and are not simulated: poll TrackShipments.");
  }

  protected answer(call: SimulatedCall): SimulatedAnswer {
    if (call.method === 'GET' && call.path.startsWith('/rpt_cache/')) return { body: this.labelBytes(call.path.slice(11)) };
    const [, service = '', operation = ''] = PATH.exec(call.path) ?? [];
    const work = this.operations[`${service}/${operation}`.toLowerCase()];
    if (call.method !== 'POST' || !work) return { status: 404, body: 'Endpoint not found.' };
    const request = parsed(call);
    if (!request) return { status: 400, body: '<html><body>Request Error</body></html>' };
    if (!this.isLoggedIn(request)) return refused([notification('ERR01', 'ClientInfo - Invalid username or password')]);
    const { refusal } = this;
    this.refusal = undefined;
    return refusal ? refused([refusal]) : work(request);
  }

  private readonly operations: Readonly<Record<string, (request: AramexRequest) => SimulatedAnswer>> = {
    'ratecalculator/calculaterate': (request) => this.calculateRate(request),
    'shipping/createshipments': (request) => this.createShipments(request),
    'shipping/printlabel': (request) => this.printLabel(request),
    'shipping/createpickup': (request) => this.createPickup(request),
    'shipping/cancelpickup': (request) => this.cancelPickup(request),
    'tracking/trackshipments': (request) => this.trackShipments(request),
    'location/validateaddress': (request) => validateAddress(request),
    'location/fetchcountry': ({ Code }) => accepted({ Country: { Code, Name: Code === 'AE' ? 'United Arab Emirates' : Code } }),
  };

  private isLoggedIn({ ClientInfo }: AramexRequest): boolean {
    const { Version: _version, Source: _source, ...wanted } = this.credentials;
    return Object.entries(wanted).every(([name, value]) => ClientInfo?.[name] === value);
  }

  private calculateRate(request: AramexRequest): SimulatedAnswer {
    const { ShipmentDetails: details, OriginAddress, DestinationAddress, PreferredCurrencyCode } = request;
    const problems = [...cityProblems('Origin', OriginAddress), ...cityProblems('Destination', DestinationAddress)];
    const perKg = PER_KG[details?.ProductType ?? ''];
    if (perKg === undefined) problems.push(notification('ERR61', `${details?.ProductType} is not available on this lane`));
    if (problems.length > 0 || perKg === undefined) return refused(problems);
    const box = details?.Dimensions;
    const volumetric = box ? (box.Length * box.Width * box.Height) / VOLUMETRIC_DIVISOR : 0;
    const dirhams = perKg * Math.max(details?.ActualWeight?.Value ?? 0, volumetric);
    const fee = details?.Services?.includes('CODS') ? COD_FEE : 0;
    return accepted({ TotalAmount: this.price(dirhams + fee, PreferredCurrencyCode), RateDetails: null });
  }

  private price(dirhams: number, preferred = 'AED') {
    const CurrencyCode = this.decisions.currency ?? (PER_DIRHAM[preferred] ? preferred : 'AED');
    const value = dirhams * (PER_DIRHAM[CurrencyCode] ?? 1);
    return { CurrencyCode, Value: Number(value.toFixed(exponentOf(CurrencyCode))) };
  }

  private createShipments({ Shipments = [], LabelInfo }: AramexRequest): SimulatedAnswer {
    const processed = Shipments.flatMap((each) => (typeof each === 'string' ? [] : [this.createShipment(each, LabelInfo)]));
    const HasErrors = processed.some((each) => each.HasErrors);
    return { body: { Transaction: null, Notifications: [], HasErrors, Shipments: processed } };
  }

  private createShipment(shipment: AramexShipment, labelInfo: AramexRequest['LabelInfo']) {
    const Notifications = shipmentProblems(shipment, this.services);
    const { Reference1, Reference2, Reference3, ForeignHAWB, Details } = shipment;
    const head = { Reference1, Reference2, Reference3, ForeignHAWB, Notifications, HasErrors: Notifications.length > 0 };
    if (head.HasErrors) return { ID: null, ...head, ShipmentLabel: null, ShipmentDetails: null };
    const awb = String(this.next++);
    const { ProductGroup = '', ProductType = '' } = Details ?? {};
    const Origin = this.credentials.AccountEntity;
    const carrierRef = `${ProductGroup}/${ProductType}/${Origin}/${awb}`;
    this.parcels.push({ reference: Reference1, awb, carrierRef, service: ProductType, status: 'booked', request: shipment });
    return { ID: awb, ...head, ShipmentLabel: this.labelOf(awb, labelInfo), ShipmentDetails: { Origin, ProductGroup, ProductType } };
  }

  private printLabel({ ShipmentNumber, LabelInfo }: AramexRequest): SimulatedAnswer {
    const parcel = this.parcels.find(({ awb }) => awb === ShipmentNumber);
    if (!parcel) return refused([notification('ERR20', 'Shipment number does not exist')]);
    return accepted({ ShipmentNumber, ShipmentLabel: this.labelOf(parcel.awb, LabelInfo) });
  }

  private labelOf(awb: string, labelInfo: AramexRequest['LabelInfo']) {
    if (!labelInfo) return null;
    if (this.labels === 'url' || labelInfo.ReportType === 'URL')
      return { LabelURL: `${this.url}/rpt_cache/${awb}.pdf`, LabelFileContents: null };
    const bytes = this.labelBytes(awb);
    return { LabelURL: '', LabelFileContents: this.labels === 'base64' ? bytes.toString('base64') : [...bytes] };
  }

  private labelBytes(name: string): Buffer {
    return this.decisions.brokenLabels ? Buffer.from('<html>The report server is busy</html>') : smallPdf(`Aramex ${name}`);
  }

  private createPickup({ Pickup }: AramexRequest): SimulatedAnswer {
    const problems = cityProblems('PickupAddress', Pickup?.PickupAddress);
    const strange = Pickup?.ExistingShipments?.find(({ Number: awb }) => !this.parcels.some((parcel) => parcel.awb === awb));
    if (strange) problems.push(notification('ERR20', `Shipment ${strange.Number} does not exist`));
    if (problems.length > 0 || !Pickup) return refused(problems, { ProcessedPickup: null });
    const pickup = { id: `DXB${this.pickups.length + 1}`, guid: crypto.randomUUID(), cancelled: false, request: Pickup };
    this.pickups.push(pickup);
    const { Reference1, Reference2 } = Pickup;
    return accepted({ ProcessedPickup: { ID: pickup.id, GUID: pickup.guid, Reference1, Reference2, ProcessedShipments: [] } });
  }

  private cancelPickup({ PickupGUID }: AramexRequest): SimulatedAnswer {
    const pickup = this.pickups.find(({ guid }) => guid === PickupGUID);
    if (!pickup) return refused([notification('ERR30', 'Pickup does not exist')]);
    if (pickup.cancelled) return refused([notification('ERR31', 'Pickup is already cancelled')]);
    if (this.decisions.cancel !== 'void') return refused([notification('ERR32', 'The courier is on the way')]);
    pickup.cancelled = true;
    return accepted({ Message: 'Pickup cancelled' });
  }

  private trackShipments({ Shipments = [], GetLastTrackingUpdateOnly }: AramexRequest): SimulatedAnswer {
    const known = Shipments.filter((asked) => this.parcels.some(({ awb }) => awb === asked));
    const TrackingResults = known.map((asked) => {
      const updates = this.scans.filter(({ awb }) => awb === asked).map(updateOf);
      return { Key: asked, Value: GetLastTrackingUpdateOnly ? updates.slice(-1) : updates };
    });
    return accepted({ TrackingResults, NonExistingWaybills: Shipments.filter((asked) => !known.includes(asked)) });
  }
}

function validateAddress({ Address }: AramexRequest): SimulatedAnswer {
  const problems = cityProblems('Address', Address);
  const dubai = { Line1: '', Line2: '', Line3: '', City: 'Dubai', StateOrProvinceCode: '', PostCode: '', CountryCode: 'AE' };
  return problems.length > 0 ? refused(problems, { SuggestedAddresses: [dubai] }) : accepted({ SuggestedAddresses: [] });
}

const accepted = (more: object): SimulatedAnswer => ({ body: { Transaction: null, Notifications: [], HasErrors: false, ...more } });

const refused = (Notifications: readonly AramexNotification[], more: object = {}): SimulatedAnswer => ({
  body: { Transaction: null, Notifications, HasErrors: true, ...more },
});

function parsed(call: SimulatedCall): AramexRequest | undefined {
  try {
    return call.json();
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

const updateOf = ({ awb, code, message, at, city, signedBy }: SimulatedScan) => ({
  WaybillNumber: awb,
  UpdateCode: code,
  UpdateDescription: message,
  UpdateDateTime: `/Date(${at.getTime()}+0400)/`,
  UpdateLocation: city ?? '',
  Comments: signedBy ?? '',
  ProblemCode: '',
  GrossWeight: '1',
  ChargeableWeight: '1',
  WeightUnit: 'KG',
});
