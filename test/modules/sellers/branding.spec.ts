import { startApp, type TestApp } from '../../support/app.js';
import { ask, refused } from '../../support/graphql.js';
import { jpegImage, pngImage } from '../../support/image.js';
import { adminOf, newApiToken, newSeller, newStaff, type Person } from '../../support/people.js';
import { connectShop, sessionOf } from '../../support/story.js';

let app: TestApp;
let admin: string;
let seller: Person;
let session: string;
beforeAll(async () => {
  app = await startApp({ ROLE: 'web', PUBLIC_URL: 'https://ship.example.com' });
  admin = await adminOf(app);
  seller = await newSeller(app);
  session = await sessionOf(app, seller);
});
afterAll(() => app.stop());

const BRANDING =
  'branding { brandName supportEmail supportPhone supportUrl shopperMails mailLanguage logo { url contentType width height } }';
const UPDATE = `mutation($id: String, $i: UpdateBrandingInput!) { updateBranding(sellerId: $id, input: $i) { ${BRANDING} } }`;
const SET_LOGO = `mutation($id: String, $c: Bytes!) { setSellerLogo(sellerId: $id, content: $c) { ${BRANDING} } }`;
const REMOVE_LOGO = `mutation($id: String) { removeSellerLogo(sellerId: $id) { ${BRANDING} } }`;
const update = async (input: Readonly<Record<string, unknown>>, token = session, id?: string) =>
  (await ask(app, token, UPDATE, { i: input, id })).updateBranding.branding;
const setLogo = async (image: Buffer, token = session, id?: string) =>
  (await ask(app, token, SET_LOGO, { c: image.toString('base64'), id })).setSellerLogo.branding.logo;
const read = async (id = seller.id, token = admin) =>
  (await ask(app, token, `query($id: String!) { seller(id: $id) { ${BRANDING} } }`, { id })).seller.branding;
const fileOf = ({ url }: { url: string }) => app.client.get(new URL(url).pathname);

const bytesOf = async ({ url }: { url: string }) => (await fetch(app.client.baseUrl + new URL(url).pathname)).arrayBuffer();

const MUGS = {
  brandName: 'Mugs & Co.',
  supportEmail: 'help@mugs.example',
  supportPhone: '+971 4 123 4567',
  supportUrl: 'https://mugs.example/help',
  shopperMails: true,
  mailLanguage: 'AR',
};

describe('The branding of a seller', () => {
  it('is nothing at first, and mails no shopper', async () => {
    expect(await read((await newSeller(app)).id)).toEqual({
      brandName: null,
      supportEmail: null,
      supportPhone: null,
      supportUrl: null,
      shopperMails: false,
      mailLanguage: null,
      logo: null,
    });
  });

  it('is set by the seller, by its API token and by the operator, field by field', async () => {
    expect(await update(MUGS)).toMatchObject(MUGS);
    const token = await newApiToken(app, session, { scopes: ['sellers:write'] });
    expect(await update({ supportPhone: ' ' }, token)).toMatchObject({ ...MUGS, supportPhone: null });
    expect(await update({ mailLanguage: null }, admin, seller.id)).toMatchObject({ ...MUGS, supportPhone: null, mailLanguage: null });
  });

  it('cannot be changed by others', async () => {
    const other = await sessionOf(app, await newSeller(app));
    expect(await refused(app, other, UPDATE, { id: seller.id, i: { brandName: 'x' } })).toMatchObject({ code: 'SELLER_NOT_FOUND' });
    expect(await refused(app, other, REMOVE_LOGO, { id: seller.id })).toMatchObject({ code: 'SELLER_NOT_FOUND' });
    const narrow = await newApiToken(app, session, { scopes: ['sellers:read'] });
    expect(await refused(app, narrow, UPDATE, { i: { brandName: 'x' } })).toMatchObject({ code: 'FORBIDDEN_SCOPE' });
    for (const token of [(await connectShop(app, seller)).token, await newStaff(app, admin, 'ACCOUNTS')])
      expect(await refused(app, token, UPDATE, { id: seller.id, i: { brandName: 'x' } })).toMatchObject({ code: 'FORBIDDEN' });
    expect(await refused(app, admin, UPDATE, { i: { brandName: 'x' } })).toMatchObject({
      errors: [{ field: 'sellerId', code: 'MISSING_FIELD' }],
    });
  });

  it.each([
    ['brandName', 'x'.repeat(61)],
    ['brandName', 'Mugs\nBcc: all@example.com'],
    ['brandName', 'Mugs \u202egnihsihp'],
    ['brandName', 'bank@example.com'],
    ['supportEmail', 'nobody'],
    ['supportPhone', 'call me'],
    ['supportUrl', 'javascript:alert(1)'],
    ['supportUrl', 'https://bank.example@evil.example'],
    ['supportUrl', `https://x.example/${'x'.repeat(500)}`],
    ['shopperMails', null],
  ])('takes no %s %j', async (field, value) => {
    expect(await refused(app, session, UPDATE, { i: { [field]: value } })).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ field }],
    });
  });
});

describe('A logo', () => {
  it('is public under a name that changes with it, and gone when it is replaced or removed', async () => {
    const image = pngImage();
    const logo = await setLogo(image);
    expect(logo).toEqual({
      url: expect.stringMatching(/^https:\/\/ship\.example\.com\/brand\/[0-9a-f]{64}\.png$/),
      contentType: 'image/png',
      width: 64,
      height: 32,
    });
    const file = await fileOf(logo);
    expect(Buffer.compare(Buffer.from(await bytesOf(logo)), image)).toBe(0);
    expect(
      Object.fromEntries(
        ['content-type', 'cache-control', 'x-content-type-options', 'content-security-policy'].map((name) => [
          name,
          file.headers.get(name),
        ]),
      ),
    ).toEqual({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });

    const newer = await setLogo(jpegImage(200, 80), admin, seller.id);
    expect(newer).toMatchObject({ contentType: 'image/jpeg', width: 200, height: 80 });
    expect([(await fileOf(logo)).status, (await fileOf(newer)).status]).toEqual([404, 200]);
    expect((await ask(app, session, REMOVE_LOGO)).removeSellerLogo.branding.logo).toBeNull();
    expect((await fileOf(newer)).status).toBe(404);
  });

  it('is one of them when fifty are set at once', async () => {
    const logos = await Promise.all(Array.from({ length: 50 }, (_, n) => setLogo(pngImage(16 + n, 16))));
    const kept = await read();
    expect(logos).toContainEqual(kept.logo);
    expect((await fileOf(kept.logo)).status).toBe(200);
  });

  it.each([
    ['an SVG image', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['nothing', Buffer.alloc(0)],
    ['an image that is cut off', pngImage().subarray(0, -1)],
    ['an image with a script behind it', Buffer.concat([pngImage(), Buffer.from('<script>')])],
    ['an image that is too small', pngImage(15, 16)],
    ['an image that is too wide', pngImage(2001, 16)],
    ['an image that claims to be huge', jpegImage(65535, 65535)],
    ['a file of more than 256 KiB', Buffer.concat([pngImage().subarray(0, -12), Buffer.alloc(256 * 1024), pngImage().subarray(-12)])],
    ['a JPEG without a size', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 2, 0xff, 0xd9])],
  ])('is not %s', async (_what, content) => {
    expect(await refused(app, session, SET_LOGO, { c: content.toString('base64') })).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ field: 'content' }],
    });
  });

  it.each(['x.png', `${'0'.repeat(64)}.png`, `${'0'.repeat(64)}.svg`, '..%2f..%2fetc', '%00', 'x'.repeat(5000)])(
    'is not there as %s',
    async (name) => {
      expect((await app.client.get(`/brand/${name}`)).status).toBe(404);
    },
  );
});
