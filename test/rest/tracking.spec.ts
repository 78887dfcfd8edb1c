import { startApp, type TestApp } from '../support/app.js';
import { ask } from '../support/graphql.js';
import { pngImage } from '../support/image.js';
import { expectRefusal } from '../support/refusals.js';
import { report } from '../support/shipments.js';
import { abuDhabi, anOrder, connectShop, moveTo, sessionOf, walkTo, type ConnectedShop } from '../support/story.js';

let app: TestApp;
let shop: ConnectedShop;
beforeAll(async () => {
  app = await startApp({ ROLE: 'web', PUBLIC_URL: 'https://ship.example.com/' });
  shop = await connectShop(app);
});
afterAll(() => app.stop());

interface Changes {
  readonly customer?: Readonly<Record<string, string>>;
  readonly destination?: Readonly<Record<string, unknown>>;
  readonly order?: Readonly<Record<string, unknown>>;
}

async function placed({ customer, destination, order }: Changes = {}): Promise<string> {
  const body = anOrder(shop.domain, order);
  const changed = { ...body, customer: { ...body.customer, ...customer }, destination: { ...abuDhabi, ...destination } };
  return (await app.client.post('/api/order', changed, shop.headers)).body.shipment_id;
}
const abroad = { countryCode: 'IN', country: 'India', city: 'Mumbai', state: 'MH', zip: '400001' };
const withPartner = async (): Promise<string> => placed({ destination: abroad, order: { carrier: 'SVC_INT_EXP' } });
const page = (id: string, headers: Readonly<Record<string, string>> = {}) =>
  app.client.get(`/track/${id}`, { accept: 'text/html', ...headers });
const awbOf = async (id: string): Promise<string> =>
  (await app.database.sql<{ awb: string }>('select awb from shipment where reference = $1', [id]))[0]?.awb ?? '';

describe('The tracking page', () => {
  it('tells a shopper where the parcel is, for ever, without codes and without scripts', async () => {
    const id = await placed();
    await walkTo(app, id, 'delivered');
    const { status, text, headers } = await page(id);

    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    for (const said of ['Parcel for', 'Delivered', 'Out for delivery', 'Collected from the shop', 'Order received', id])
      expect(text).toContain(said);
    expect(text).not.toMatch(/<script|\son\w+=|javascript:|at_sorting|in_transit|ready_to_book|<img|<link|<form/i);
    expect(text.indexOf('Order received')).toBeGreaterThan(text.lastIndexOf('Collected from the shop'));
  });

  it('loads nothing, runs nothing, and cannot be framed', async () => {
    const { headers } = await page(await placed());

    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/=]+'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
    );
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-frame-options')).toBe('DENY');
  });

  it('knows of persons a first name and a city, in every form', async () => {
    const id = await placed({ customer: { firstName: 'Aisha Maryam', lastName: 'Alkhalili' } });
    await walkTo(app, id, 'picked_up');
    const answers = [await page(id), await app.client.get(`/api/track/${id}`), await page(id, { 'accept-language': 'ar' })];

    for (const { text } of answers) {
      expect(text).toContain('Aisha');
      expect(text).toContain('Abu Dhabi');
      expect(text).not.toMatch(/Maryam|Alkhalili|example\.com"|aisha@|123 ?4567|Corniche|Al Quoz|USD/);
    }
  });

  it('shows foreign text as text', async () => {
    const id = await placed({ customer: { firstName: '<b>"x"&\'' }, destination: { city: '</title><script>alert(1)</script>' } });
    const { text } = await page(id);

    expect(text).toContain('&lt;b&gt;&quot;x&quot;&amp;&#39;');
    expect(text).not.toMatch(/<script|<b>/);
  });

  it.each([
    ['', 'ar;q=0.9, en;q=0.5', 'ar'],
    ['', 'fr, ar-AE;q=0.7', 'ar'],
    ['', 'en-US,en', 'en'],
    ['', 'de', 'en'],
    ['?lang=ar', 'en', 'ar'],
    ['?lang=en', 'ar', 'en'],
    ['?lang=xx', 'ar', 'ar'],
    ['?lang=ar&lang=en', 'en', 'en'],
  ])('%s with Accept-Language %s is in the language %s', async (query, accepted, language) => {
    const { text, headers } = await app.client.get(`/track/${await placed()}${query}`, { 'accept-language': accepted });

    expect(text).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`);
    expect(text).toContain(language === 'ar' ? 'تم استلام الطلب' : 'Order received');
    expect(headers.get('content-language')).toBe(language);
  });

  it('tells the time where the parcel goes to, by its longitude in a country with several clocks, and names the zone', async () => {
    const usa = { countryCode: 'US', country: 'USA', city: 'Austin', state: 'TX', zip: '73301' };
    const [one, many, exact] = [
      await placed(),
      await placed({ destination: usa }),
      await placed({ destination: { ...usa, latitude: 30.27, longitude: -97.74 } }),
    ];
    const zoneOf = async (id: string): Promise<string> => (await app.client.get(`/api/track/${id}`)).body.timezone;

    expect(await Promise.all([one, many, exact].map(zoneOf))).toEqual(['Asia/Dubai', 'UTC', expect.stringMatching(/^America\//)]);
    expect((await page(one)).text).toMatch(/\d\d:\d\d (GST|GMT\+4)<[\s\S]*local at the destination: Gulf Standard Time\./);
    expect((await page(many)).text).toMatch(/\d\d:\d\d (UTC|GMT)</);
    expect((await page(exact)).text).toMatch(/\d\d:\d\d (CST|CDT|GMT-[56])<[\s\S]*Central (Standard|Daylight) Time/);
    expect((await page(one, { 'accept-language': 'ar' })).text).toContain('توقيت الخليج');
  });

  it('says who the shop is and how to reach it, with its logo, and links to nothing that could run', async () => {
    const session = await sessionOf(app, app.accounts.seller);
    const brand = (input: Readonly<Record<string, unknown>>) =>
      ask(app, session, 'mutation($i: UpdateBrandingInput!) { updateBranding(input: $i) { id } }', { i: input });
    const id = await placed();
    const plain = await page(id);
    expect(plain.text).toContain('<p class="shop"><bdi>A shop</bdi></p>');
    expect(plain.text).toContain(`<a href="https://${shop.domain}/" rel="noopener noreferrer nofollow">`);

    await brand({
      brandName: 'Mugs & Co.',
      supportEmail: 'help&@mugs.example',
      supportPhone: '+971 (4) 123',
      supportUrl: 'https://mugs.example/help?a=1&b=2',
    });
    const { setSellerLogo } = await ask(app, session, 'mutation($c: Bytes!) { setSellerLogo(content: $c) { branding { logo { url } } } }', {
      c: pngImage().toString('base64'),
    });
    const logo = setSellerLogo.branding.logo.url;
    const { text, headers } = await page(id);
    for (const said of [
      `<img src="${new URL(logo).pathname}" alt="">`,
      '<bdi>Mugs &amp; Co.</bdi>',
      'href="mailto:help%26%40mugs.example"',
      'href="tel:+9714123"',
      'href="https://mugs.example/help?a=1&amp;b=2"',
    ])
      expect(text).toContain(said);
    expect(headers.get('content-security-policy')).toMatch(/; img-src 'self'; /);
    expect((await app.client.get(`/api/track/${id}`)).body.shop).toEqual({
      name: 'Mugs & Co.',
      logo_url: logo,
      email: 'help&@mugs.example',
      phone: '+971 (4) 123',
      url: 'https://mugs.example/help?a=1&b=2',
    });
    await brand({ brandName: null, supportEmail: null, supportPhone: null, supportUrl: null });
    await ask(app, session, 'mutation { removeSellerLogo { id } }');
  });

  it('says in plain words when something went wrong, and when the parcel is back at the store', async () => {
    const id = await placed();
    const simulate = (path: readonly string[]) =>
      ask(
        app,
        app.accounts.erpToken,
        'mutation($id: String!, $path: [ShipmentStatus!]) { simulateShipment(id: $id, path: $path) { status } }',
        { id, path },
      );
    await simulate(['PICKUP', 'IN_TRANSIT', 'ON_HOLD']);
    expect((await page(id)).text).toContain('<section class="bad">');
    expect((await page(id)).text).toContain('We tried to deliver it, but could not');
    await simulate(['RETURN_TO_SENDER']);
    expect((await page(id)).text).toContain('On its way back to the shop');
    await moveTo(app, id, 'return_to_sender');
    expect((await page(id)).text).toContain('<h1>Returned to the shop</h1>');
  });

  it('says that the driver is awaited at the store, and does not ask the shopper to come', async () => {
    const id = await placed();
    await walkTo(app, id, 'pickup');

    expect((await page(id)).text).toContain('<h1>Waiting for the driver to collect it from the shop</h1>');
    expect((await page(id, { 'accept-language': 'ar' })).text).toContain('<h1>بانتظار وصول السائق إلى المتجر لاستلامها</h1>');
  });

  it('says why a delivery failed in words of its own, and nothing that the driver wrote', async () => {
    const [own, abroadId] = [await placed(), await withPartner()];
    for (const id of [own, abroadId]) {
      await walkTo(app, id, 'in_transit');
      await report(app, id, 'ON_HOLD', { reasonCode: 'nobody_home', note: 'Mr Khan shouted at me' });
    }
    const [english, arabic] = [await page(own), await page(own, { 'accept-language': 'ar' })];
    expect(english.text).toMatch(/<h1>We tried to deliver it, but could not<\/h1><p>No one was there to take it\.<\/p>/);
    expect(arabic.text).toContain('<h1>حاولنا توصيلها ولم نتمكن</h1><p>لم نجد أحدًا لاستلامها.</p>');
    expect(english.text).toContain('<button type="submit">Choose another day</button>');
    expect(english.headers.get('content-security-policy')).toContain("form-action 'self';");
    expect((await app.client.get(`/api/track/${own}`)).body).toMatchObject({
      choiceLink: true,
      nextDay: null,
      current: { reason: 'No one was there to take it.' },
    });

    const ofPartner = (await app.client.get(`/api/track/${abroadId}`)).body;
    expect(ofPartner).toMatchObject({ choiceLink: false, current: { reason: 'No one was there to take it.' } });
    for (const { text } of [english, arabic, { text: JSON.stringify(ofPartner) }]) expect(text).not.toMatch(/shouted|nobody_home/);
  });

  it('says nothing of the reasons for which the operator holds a parcel, but customs and the address', async () => {
    const [owed, wrong] = [await placed(), await placed()];
    for (const [id, reasonCode] of [
      [owed, 'payment'],
      [wrong, 'address_incomplete'],
    ] as const) {
      await walkTo(app, id, 'booked');
      await moveTo(app, id, 'on_hold', { reasonCode });
    }

    expect((await app.client.get(`/api/track/${owed}`)).body.current).toMatchObject({ label: 'Delivery is delayed', reason: null });
    expect((await app.client.get(`/api/track/${wrong}`)).body.current.reason).toBe('The address is incomplete.');
  });

  it.each(['SVC00000000000', '..%2F..', '%00', '%E0%A4%A', "x'--"])('for %s is a friendly 404', async (id) => {
    const [english, arabic] = [await page(id), await page(id, { 'accept-language': 'ar' })];

    expect([english.status, arabic.status]).toEqual([404, 404]);
    expect(english.text).toContain('We could not find this parcel');
    expect(english.text).toContain('<form method="get" action="/track">');
    expect(arabic.text).toContain('<html lang="ar" dir="rtl">');
    expect(english.headers.get('content-security-policy')).toContain("default-src 'none'");
    expectRefusal(await app.client.get(`/track/${id}`, { accept: 'application/json' }), {
      status: 404,
      code: id === '%E0%A4%A' ? 'NOT_FOUND' : 'SHIPMENT_NOT_FOUND',
    });
  });
});

describe('Without a number', () => {
  it('/track is a form that works without scripts, in English and Arabic', async () => {
    for (const [language, direction] of [
      ['en', 'ltr'],
      ['ar', 'rtl'],
    ]) {
      const { status, text, headers } = await app.client.get(`/track?lang=${language}`);
      expect(status).toBe(200);
      expect(text).toContain(`<html lang="${language}" dir="${direction}">`);
      expect(text).toContain(`<input type="hidden" name="lang" value="${language}">`);
      expect(text).not.toContain('<script');
      expect(headers.get('content-security-policy')).toContain("form-action 'self' https: http:;");
    }
    expect((await app.client.call('POST', '/track')).status).toBe(405);
  });

  it('the form leads to the parcel, by reference or AWB, however it was copied', async () => {
    const id = await placed();
    await walkTo(app, id, 'pickup');
    for (const number of [id, ` ${id.toLowerCase()} `, `# ${id.slice(0, 5)} ${id.slice(5)}`, await awbOf(id)]) {
      const { status, headers } = await app.client.get(`/track?lang=ar&number=${encodeURIComponent(number)}`);
      expect(status).toBe(303);
      const found = await app.client.get(headers.get('location') ?? '');
      expect({ status: found.status, text: found.text }).toEqual({ status: 200, text: expect.stringContaining(id) });
      expect(found.text).toContain('<html lang="ar"');
    }
  });

  it.each([
    '//evil.example',
    '../console',
    '\r\nLocation: https://evil.example',
    '"><script>alert(1)</script>',
    '\ud800',
    'x'.repeat(9000),
  ])('the form leads nowhere else for %j, and shows it as text', async (number) => {
    const query = number === '\ud800' ? '%ED%A0%80' : encodeURIComponent(number);
    const { headers } = await app.client.get(`/track?number=${query}`);
    const target = headers.get('location') ?? '';
    expect(target).toMatch(/^\/track\/[^/]+\?lang=en$/);
    const { status, text } = await app.client.get(target);
    expect(status).toBe(404);
    expect(text).toContain('<form');
    expect(text).not.toContain('<script');
  });

  it('/ leads browsers to the console, and programs get what they get everywhere', async () => {
    const { status, headers } = await app.client.get('/', { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });
    expect({ status, location: headers.get('location') }).toEqual({ status: 302, location: '/console' });
    for (const accept of ['application/json', '*/*'])
      expect((await app.client.get('/', { accept })).body).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('Tracking as JSON', () => {
  it('is at its own address, and at that of the page for callers that accept only JSON', async () => {
    const id = await placed();
    await walkTo(app, id, 'in_transit');
    const [own, same] = [await app.client.get(`/api/track/${id}`), await app.client.get(`/track/${id}`, { accept: 'application/json' })];

    expect(own.status).toBe(200);
    expect(own.body).toEqual(same.body);
    expect(own.body).toMatchObject({
      status: 'success',
      shipment_id: id,
      awb: id,
      tracking_url: `https://ship.example.com/track/${id}`,
      carrier: 'SVC_ECO',
      current: { status: 'in_transit', label: 'Out for delivery', occurredAt: expect.stringMatching(/Z$/) },
      receiver: { firstName: 'Aisha' },
      destination: { city: 'Abu Dhabi', country: 'AE' },
    });
    const statuses = own.body.timeline.map(({ status }: { status: string }) => status);
    expect(statuses).toEqual(['new', 'fulfilled', 'pickup', 'picked_up', 'picked_up', 'in_transit']);
  });

  it('speaks of a return as what comes from the shopper and goes to the store', async () => {
    const id = await placed();
    await walkTo(app, id, 'delivered');
    await app.client.post('/api/return-shipment', { shipment_id: id }, shop.headers);
    await moveTo(app, `RTN-${id}`, 'pickup');
    const labels = async (query = ''): Promise<string[]> =>
      (await app.client.get(`/api/track/RTN-${id}${query}`)).body.timeline.map(({ label }: { label: string }) => label);

    expect(await labels()).toEqual(['Return requested', 'The driver will come to collect it']);
    expect(await labels('?lang=ar')).toEqual(['تم طلب الإرجاع', 'سيأتي السائق لاستلامها']);
    expect((await page(`RTN-${id}`)).text).toContain('<h1>The driver will come to collect it</h1>');
  });

  it('has no AWB before pickup', async () => {
    expect((await app.client.get(`/api/track/${await placed()}`)).body).toMatchObject({ awb: null, current: { status: 'new' } });
  });

  it('answers unknown numbers in the shape of the store interface', async () => {
    expectRefusal(await app.client.get('/api/track/none'), { status: 404, code: 'SHIPMENT_NOT_FOUND', fields: [] });
  });
});

describe('A parcel of a partner', () => {
  it('is shown by us until it is booked, and by its carrier from then on, whatever number is used', async () => {
    const id = await withPartner();
    expect((await page(id)).status).toBe(200);
    await walkTo(app, id, 'pickup');
    const awb = await awbOf(id);

    for (const number of [id, awb, awb.toLowerCase()]) {
      const answer = await page(number);
      expect(answer.status).toBe(302);
      expect(answer.headers.get('location')).toBe(`https://tracking.example.com/${awb}`);
    }
    expect((await app.client.get(`/api/track/${id}`)).body.carrier_url).toBe(`https://tracking.example.com/${awb}`);
  });

  it.each([
    '@evil.example', '//evil.example', '/\\evil.example', 'https://evil.example', '.evil.example', ':80@evil.example', '..', '../..//evil.example',
    '?x=//evil.example', '#@evil.example', '\t//evil.example', 'javascript:alert(1)', '%2F%2Fevil.example', '。evil.example', ' evil',
  ])('whose number is made up as %j leads nowhere else', async (awb) => {
    const id = await withPartner();
    await walkTo(app, id, 'pickup');
    for (const template of ['https://tracking.example.com/{awb}', 'https://tracking.example.com/?n={awb}', 'https://tracking.example.com{awb}']) {
      await app.database.sql("update carrier set tracking_url_template = $1 where code = 'SVCX'", [template]);
      await app.services.rateBook.refresh();
      await app.database.sql('update shipment set awb = $1 where reference = $2', [awb, id]);
      const answer = await page(id);

      if (answer.status === 302) expect(new URL(answer.headers.get('location') ?? '').origin).toBe('https://tracking.example.com');
      else expect(answer).toMatchObject({ status: 200, text: expect.stringContaining('Parcel for') });
    }
    await app.database.sql('update shipment set awb = reference where reference = $1', [id]);
    await app.database.sql("update carrier set tracking_url_template = 'https://tracking.example.com/{awb}' where code = 'SVCX'");
    await app.services.rateBook.refresh();
  }); // prettier-ignore

  it.each(['//evil.example', 'https:%2F%2Fevil.example', '@evil.example', '%2F%2Fevil.example', '\\\\evil.example'])(
    'is not reached by the crafted address /track/%s',
    async (crafted) => {
      const answer = await page(crafted);

      expect(answer.status).toBe(404);
      expect(answer.headers.get('location')).toBeNull();
    },
  );
});
