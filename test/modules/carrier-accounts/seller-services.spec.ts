import { LINE_SETTINGS, connectLine } from '../../carriers/connect-line.js';
import { ParcelLine } from '../../carriers/parcel-line.js';
import { startApp, type TestApp } from '../../support/app.js';
import { ask, refused } from '../../support/graphql.js';
import { adminOf, newSeller } from '../../support/people.js';
import { sessionOf } from '../../support/story.js';

let app: TestApp;
let admin: string;
let seller: string;
let line: ParcelLine;
beforeAll(async () => {
  line = await new ParcelLine().start();
  app = await startApp({ ...LINE_SETTINGS, ROLE: 'web' });
  admin = await adminOf(app);
  seller = await sessionOf(app, await newSeller(app));
});
afterAll(async () => {
  await app.stop();
  await line.stop();
});

const CONNECT = 'mutation($input: ConnectCarrierInput!) { connectCarrier(input: $input) { id services { serviceCode serviceName } } }';
const MAP = `mutation($account: String!, $services: [CarrierServiceMappingInput!]!) {
  mapCarrierServices(account: $account, services: $services) { services { carrierService serviceCode serviceName } } }`;
const given = (services: readonly object[] | null) => ({
  input: { carrier: 'PARCEL_LINE', mode: 'LIVE', baseUrl: line.url, credentials: line.credentials, services },
});
const offered = async (token: string): Promise<Record<string, string>> => {
  const { carriers } = await ask(app, token, '{ carriers { code services { code name } } }');
  const ofLine = carriers.find(({ code }: { code: string }) => code === 'PARCEL_LINE')?.services ?? [];
  return Object.fromEntries(ofLine.map(({ code, name }: { code: string; name: string }) => [code, name]));
};

describe('A seller who connects an account of its own', () => {
  it('adds no carrier and no service that is not here yet, and is told to ask the operator', async () => {
    const { code, errors } = await refused(app, seller, CONNECT, given([{ carrierService: 'NEXT', serviceCode: 'LINE_NEXT' }]));
    expect([code, errors]).toEqual([
      'VALIDATION_FAILED',
      [expect.objectContaining({ field: 'services[0].serviceCode', message: expect.stringContaining('ask the operator') })],
    ]);
    await ask(app, seller, CONNECT, given(null));
    expect((await ask(app, admin, '{ carriers { code } }')).carriers).not.toContainEqual({ code: 'PARCEL_LINE' });
  });

  it('chooses among the codes of the operator, which an error lists, and leaves their names alone', async () => {
    await connectLine(app, admin, line);
    const before = await offered(seller);
    expect(before).toEqual({ LINE_NEXT: 'Line Next Day', LINE_SLOW: 'Line Slow' });

    const evil = [
      { carrierService: 'NEXT', serviceCode: 'EVIL_CODE' },
      { carrierService: 'SLOW', serviceCode: 'SVC_ECO' },
      { carrierService: 'OTHER', serviceCode: 'LINE_SLOW', serviceName: 'HACKED BY SELLER' },
    ];
    const { errors } = await refused(app, seller, CONNECT, given(evil));
    expect(errors).toEqual([
      expect.objectContaining({ field: 'services[0].serviceCode', allowed: ['LINE_NEXT', 'LINE_SLOW'] }),
      expect.objectContaining({ field: 'services[1].serviceCode', allowed: ['LINE_NEXT', 'LINE_SLOW'] }),
      expect.objectContaining({ field: 'services[2].serviceName', message: expect.stringContaining('the operator') }),
    ]);
    const { id, services } = (
      await ask(app, seller, CONNECT, given([{ carrierService: 'NEXT', serviceCode: 'LINE_NEXT', serviceName: 'Line Next Day' }]))
    ).connectCarrier;
    expect(services).toEqual([{ serviceCode: 'LINE_NEXT', serviceName: 'Line Next Day' }]);
    const mapped = { account: id, services: [{ carrierService: 'SLOW', serviceCode: 'line_slow' }] };
    expect((await ask(app, seller, MAP, mapped)).mapCarrierServices.services).toContainEqual({
      carrierService: 'SLOW',
      serviceCode: 'LINE_SLOW',
      serviceName: 'Line Slow',
    });
    expect(await offered(seller)).toEqual(before);
  });
});

it('The operator adds services, also for the account of a seller, and renames one only by giving a name', async () => {
  const account = await connectLine(app, admin, line, { sellerId: (await newSeller(app)).id, label: 'Theirs' });
  const services = [
    { carrierService: 'NEXT', serviceCode: 'LINE_NEXT' },
    { carrierService: 'SLOW', serviceCode: 'LINE_SLOW', serviceName: 'Line Economy' },
    { carrierService: 'NIGHT', serviceCode: 'LINE_NIGHT' },
  ];
  await ask(app, admin, MAP, { account, services });
  expect(await offered(admin)).toEqual({ LINE_NEXT: 'Line Next Day', LINE_SLOW: 'Line Economy', LINE_NIGHT: 'NIGHT' });
});
