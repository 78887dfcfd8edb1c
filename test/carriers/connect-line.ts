import type { TestApp } from '../support/app.js';
import { ask } from '../support/graphql.js';
import { ParcelLine } from './parcel-line.js';

/** Settings of a service that may reach simulators on this machine and knows the adapter of Parcel Line. */
export const LINE_SETTINGS = {
  CARRIER_ADAPTERS: 'test/carriers/parcel-line.ts',
  CARRIER_ALLOWED_NETWORKS: '127.0.0.0/8',
  CARRIER_BOOKING_SCHEDULE: '0,0,0,0',
};

const CONNECT = 'mutation($input: ConnectCarrierInput!) { connectCarrier(input: $input) { id version } }';

/** Connects an account at a simulator and maps its two services, LINE_NEXT and LINE_SLOW. Returns its id. */
export async function connectLine(
  app: TestApp,
  token: string,
  line: ParcelLine,
  more: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const services = [
    { carrierService: 'NEXT', serviceCode: 'LINE_NEXT', serviceName: 'Line Next Day', markupPercent: '10' },
    { carrierService: 'SLOW', serviceCode: 'LINE_SLOW', serviceName: 'Line Slow' },
  ];
  const input = {
    carrier: 'parcel_line',
    mode: 'LIVE',
    label: 'Line',
    baseUrl: line.url,
    credentials: line.credentials,
    services,
    ...more,
  };
  return (await ask(app, token, CONNECT, { input })).connectCarrier.id;
}

const VIEW = `query($id: String!) { shipment(id: $id) { id reference status awb awbAssigned trackingNumber billingStatus bookingStatus serviceCode
  bookingError { code message variant params attempts } booking { attempts reference carrierRef cost { amount currency } labelMissing } carrierAccount { id } } }`;

/** A shipment and its booking, as the operator sees them. */
export const bookedView = async (app: TestApp, token: string, id: string) => (await ask(app, token, VIEW, { id })).shipment;
