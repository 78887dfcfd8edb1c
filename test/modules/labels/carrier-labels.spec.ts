import { keepCarrierLabels, withdrawCarrierLabels } from '../../../src/modules/labels/index.js';
import type { CarrierDocument } from '../../../src/modules/carriers/index.js';
import { bearer } from '../../support/client.js';
import { labelPdf, labelPng, labelZpl } from '../../support/carrier-labels.js';
import { ask } from '../../support/graphql.js';
import { readPdf, scan } from '../../support/pdf.js';
import { expectRefusal } from '../../support/refusals.js';
import { startApp, type TestApp } from '../../support/app.js';
import { connectShop, placeOrder, walkTo, type ConnectedShop } from '../../support/story.js';
import { pictureOfPng, printZpl } from '../../support/zpl.js';

let app: TestApp;
let shop: ConnectedShop;
beforeAll(async () => {
  app = await startApp({ ROLE: 'web' });
  shop = await connectShop(app);
  await app.client.post('/api/activation', { activate: true }, shop.headers);
});
afterAll(() => app.stop());

const ready = async (): Promise<string> => {
  const id: string = (await placeOrder(app, shop)).body.shipment_id;
  await walkTo(app, id, 'pickup');
  return id;
};
const shipmentOf = async (reference: string): Promise<{ id: string; carrier_code: string }> => {
  const [row] = await app.database.sql<{ id: string; carrier_code: string }>('select id, carrier_code from shipment where reference = $1', [
    reference,
  ]);
  if (!row) throw new Error('The shipment is missing.');
  return row;
};
const keep = async (reference: string, labels: readonly CarrierDocument[], carrierRef = 'booking-1') => {
  const { id: shipmentId } = await shipmentOf(reference);
  return app.database.unitOfWork.run(null, (tx) => keepCarrierLabels(tx, { shipmentId, carrierRef, labels }));
};
const pdf = async (text = 'CARRIER LABEL'): Promise<CarrierDocument> => ({ format: 'PDF', bytes: await labelPdf({ text }) });
const zpl = (text: string): CarrierDocument => ({ format: 'ZPL', bytes: labelZpl(text) });
const download = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
  const response = await fetch(`${app.url}/api/awb/${path}`, { headers });
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
};
const DETAIL = 'query($id: String!) { shipment(id: $id) { label { url formats version date } } }';
const detailOf = async (id: string) => (await ask(app, app.accounts.erpToken, DETAIL, { id })).shipment.label;

describe('The label that a carrier made', () => {
  it('takes the place of ours, on A4, under the same name and the same byte for byte', async () => {
    const id = await ready();
    const ours = await download(id);
    await keep(id, [await pdf()]);
    const [first, second] = [await download(id), await download(id)];

    expect(first.status).toBe(200);
    const { texts, size } = await readPdf(first.bytes);
    expect(texts).toEqual([expect.stringContaining('CARRIER LABEL')]);
    expect(size[0]).toBeCloseTo(595.28, 1);
    expect(first.headers.get('content-type')).toBe('application/pdf');
    expect(first.headers.get('content-disposition')).toBe(ours.headers.get('content-disposition'));
    expect(first.headers.get('etag')).not.toBe(ours.headers.get('etag'));
    expect(second.bytes.equals(first.bytes)).toBe(true);
    expect((await download(id, { 'if-none-match': first.headers.get('etag') ?? '' })).status).toBe(304);
  });

  it('is delivered as it was made, as PDF and as ZPL', async () => {
    const id = await ready();
    const [label, commands] = [await pdf(), zpl('PIECE 1')];
    await keep(id, [label, commands, zpl('PIECE 2')]);
    const [made, printer] = [await download(`${id}?format=label`), await download(`${id}?format=zpl`)];

    expect(made.bytes.equals(Buffer.from(label.bytes))).toBe(true);
    expect(printer.headers.get('content-type')).toBe('application/zpl');
    expect(printer.headers.get('content-disposition')).toMatch(/\.zpl"$/);
    expect(await printZpl(printer.bytes, 203)).toHaveLength(2);
    expect((await detailOf(id)).formats).toEqual(['A4_PDF', 'LABEL_PDF', 'ZPL']);
  });

  it('replaces the one of an earlier call, and one of another booking', async () => {
    const id = await ready();
    await keep(id, [await pdf('EARLY'), await pdf('EARLY TOO')]);
    await keep(id, [await pdf('LATER')]);
    expect((await readPdf((await download(id)).bytes)).texts).toEqual([expect.stringContaining('LATER')]);
    await keep(id, [await pdf('REBOOKED')], 'booking-2');

    expect((await readPdf((await download(id)).bytes)).texts).toEqual([expect.stringContaining('REBOOKED')]);
  });

  it('is not kept if it is too large, and the others of the booking are', async () => {
    const id = await ready();
    const problems = await keep(id, [{ format: 'PDF', bytes: Buffer.alloc(6 * 1024 * 1024) }, zpl('SMALL')]);

    expect(problems).toEqual(['A PDF label has 6291456 bytes; at most 5242880 are kept.']);
    expect((await download(`${id}?format=zpl`)).bytes.toString()).toContain('SMALL');
  });

  it('may be a picture', async () => {
    const id = await ready();
    await keep(id, [{ format: 'PNG', bytes: labelPng(812, 1218, 203) }]);

    expect((await download(id)).status).toBe(200);
    const made = await download(`${id}?format=label`);
    expect(made.bytes.toString('latin1', 0, 5)).toBe('%PDF-');
    expect(made.bytes.toString('latin1')).toContain('/MediaBox [ 0 0 288 432 ]');
  });

  it('that is ZPL only is neither a page nor one of ours', async () => {
    const id = await ready();
    await keep(id, [zpl('ONLY')]);
    const refused = await app.client.get(`/api/awb/${id}`);

    expectRefusal(refused, { status: 404, code: 'LABEL_NOT_READY' });
    expect(refused.body.message).toContain('download it as ZPL');
    expect(await detailOf(id)).toMatchObject({ url: `${app.url}/api/awb/${id}?format=zpl`, formats: ['ZPL'] });
  });

  it('that cannot be read is refused with the reason, and can be downloaded as it is', async () => {
    const id = await ready();
    const bytes = await labelPdf({ password: { user: 'secret', owner: 'other' } });
    await keep(id, [{ format: 'PDF', bytes }]);
    const refused = await app.client.get(`/api/awb/${id}`);

    expectRefusal(refused, { status: 409, code: 'LABEL_UNREADABLE' });
    expect(refused.body.message).toContain('protected with a password');
    expect((await download(`${id}?format=label`)).bytes.equals(Buffer.from(bytes))).toBe(true);
  });

  it('comes with others in one file, and those that cannot be read are listed as missing', async () => {
    const [own, carrier, broken] = [await ready(), await ready(), await ready()];
    await keep(carrier, [await pdf()]);
    await keep(broken, [{ format: 'PDF', bytes: Buffer.from('%PDF-1.4 nothing') }]);
    const response = await fetch(`${app.url}/api/labels?ids=${carrier},${broken},${own}`, { headers: shop.headers });
    const { texts } = await readPdf(new Uint8Array(await response.arrayBuffer()));

    expect(response.headers.get('x-svc-missing')).toBe(broken);
    expect(texts).toEqual([expect.stringContaining('CARRIER LABEL'), expect.stringContaining(own)]);
    const none = await app.client.get(`/api/erp/labels?ids=${broken}`, bearer(app.accounts.erpToken));
    expect(none.body).toMatchObject({ code: 'LABEL_UNREADABLE', errors: [{ field: broken }] });
  });
});

describe('The label of a parcel that a connected carrier carries', () => {
  const setKind = async (kind: string, code: string): Promise<void> => {
    await app.database.sql('update carrier set kind = $1 where code = $2', [kind, code]);
    await app.services.rateBook.refresh();
  };

  it('is never one of ours: there is none before the carrier has made it, and after it was withdrawn', async () => {
    const id = await ready();
    const { id: shipmentId, carrier_code: carrier } = await shipmentOf(id);
    const kind = app.services.rateBook.current().carriers.get(carrier)?.kind ?? '';
    await setKind('connected', carrier);
    try {
      const early = await app.client.get(`/api/awb/${id}`);
      const earlyLabel = await detailOf(id);
      await keep(id, [await pdf()]);
      const there = await download(id);
      await app.database.unitOfWork.run(null, (tx) => withdrawCarrierLabels(tx, shipmentId));
      const late = await app.client.get(`/api/awb/${id}?format=zpl`);

      expectRefusal(early, { status: 404, code: 'LABEL_NOT_READY' });
      expect(early.body.message).toContain('has not made the label yet');
      expect(earlyLabel).toBeNull();
      expect(there.status).toBe(200);
      expectRefusal(late, { status: 404, code: 'LABEL_NOT_READY' });
    } finally {
      await setKind(kind, carrier);
    }
  });
});

describe('Our label', () => {
  it.each([203, 300] as const)('comes as ZPL for printers of %i dots per inch', async (dpi) => {
    const id = await ready();
    const answer = await download(`${id}?format=zpl&dpi=${dpi}`);
    const [page] = await printZpl(answer.bytes, dpi);

    expect(answer.headers.get('content-type')).toBe('application/zpl');
    expect(answer.headers.get('content-disposition')).toMatch(new RegExp(`filename="AWB_${id}_\\d{4}-\\d\\d-\\d\\d\\.zpl"`));
    expect(page && (await scan(pictureOfPng(page)))).toEqual([
      { format: 'Code128', text: id },
      { format: 'QRCode', text: `${app.url}/track/${id}` },
    ]);
    const again = await download(`${id}?format=zpl&dpi=${dpi}`, { 'if-none-match': answer.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  it('comes as a file of each kind over GraphQL, A4 or 4 x 6 inches', async () => {
    const id = await ready();
    const query = 'query($id: String!, $format: LabelFileFormat) { labelFile(id: $id, format: $format) { fileName contentType content } }';
    const [a4, small, commands] = await Promise.all(
      ['A4_PDF', 'LABEL_PDF', 'ZPL'].map(async (format) => (await ask(app, undefined, query, { id, format })).labelFile),
    );

    expect((await readPdf(Buffer.from(a4.content, 'base64'))).size[0]).toBeCloseTo(595.28, 1);
    expect((await readPdf(Buffer.from(small.content, 'base64'))).size).toEqual([288, 432]);
    expect(Buffer.from(commands.content, 'base64').toString()).toMatch(/^\^XA/);
    expect([a4, small, commands].map(({ contentType }) => contentType)).toEqual(['application/pdf', 'application/pdf', 'application/zpl']);
  });

  it('refuses kinds of files and printers that there are none of', async () => {
    const id = await ready();

    expectRefusal(await app.client.get(`/api/awb/${id}?format=epl`), { status: 400, code: 'INVALID_QUERY', fields: ['format'] });
    expectRefusal(await app.client.get(`/api/awb/${id}?format=zpl&dpi=600`), { status: 400, code: 'INVALID_QUERY', fields: ['dpi'] });
  });
});
