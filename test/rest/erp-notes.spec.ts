import { JobWork } from '../../src/platform/work/work.js';
import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { noteTasks } from '../../src/modules/notes/index.js';
import type { TestApp } from '../support/app.js';
import { sharedWeb } from '../support/shared-app.js';
import { bearer, type Answer } from '../support/client.js';
import { hours } from '../support/clock.js';
import { ask, refused } from '../support/graphql.js';
import { INSTANT, UUID_7 } from '../support/patterns.js';
import { adminOf, newErpToken, newStaff } from '../support/people.js';
import { expectRefusal } from '../support/refusals.js';
import { connectShop, placeOrder, sessionOf, type ConnectedShop } from '../support/story.js';

let app: TestApp;
let shop: ConnectedShop;
let admin: string;
let id: string;
beforeAll(async () => {
  app = await sharedWeb();
  shop = await connectShop(app);
  admin = await adminOf(app);
  id = await newParcel();
});
const newParcel = async (): Promise<string> => (await placeOrder(app, shop)).body.shipment_id;
const path = (of = id): string => `/api/erp/shipments/${of}/notes`;
const erp = () => bearer(app.accounts.erpToken);
const add = (body: unknown, of = id): Promise<Answer> => app.client.post(path(of), body, erp());
const isAlive = async (): Promise<void> => expect((await app.client.get('/livez')).status).toBe(200);

const CRLF = '\r\n';
const part = (disposition: string, content: string | Uint8Array, type = ''): Buffer =>
  Buffer.concat([
    Buffer.from(`--XX${CRLF}Content-Disposition: form-data; ${disposition}${CRLF}${type && `Content-Type: ${type}${CRLF}`}${CRLF}`),
    Buffer.from(content),
    Buffer.from(CRLF),
  ]);
const file = (name: string, content: string | Uint8Array, field = 'file'): Buffer =>
  part(`name="${field}"; filename="${name}"`, content, 'application/octet-stream');
const field = (name: string, value: string): Buffer => part(`name="${name}"`, value);
const form = (...parts: Buffer[]): Buffer => Buffer.concat([...parts, Buffer.from(`--XX--${CRLF}`)]);
const upload = (body: Uint8Array, of = id, headers: Readonly<Record<string, string>> = {}): Promise<Answer> =>
  app.client.call('POST', path(of), { body, headers: { ...erp(), 'content-type': 'multipart/form-data; boundary=XX', ...headers } });

const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const JPG = Buffer.from('ffd8ffe000104a46494600', 'hex');
const WEBP = Buffer.concat([Buffer.from('RIFF'), Buffer.alloc(4), Buffer.from('WEBPVP8 ')]);
const PDF = Buffer.from('%PDF-1.7\n%%EOF\n');
/** The directory of an archive with entries of these names and no content. */
function archive(...names: string[]): Buffer {
  const entries = names.map((name) => {
    const entry = Buffer.alloc(46 + name.length);
    entry.writeUInt32LE(0x02014b50);
    entry.writeUInt16LE(name.length, 28);
    entry.write(name, 46);
    return entry;
  });
  const head = Buffer.from('504b0304', 'hex');
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt16LE(names.length, 10);
  end.writeUInt32LE(head.length, 16);
  return Buffer.concat([head, ...entries, end]);
}
const XLSX = archive('[Content_Types].xml', 'xl/workbook.xml');

describe('A note', () => {
  it('is answered with exactly the documented fields and listed', async () => {
    const parcel = await newParcel();
    const answer = await add({ text: 'Ring twice', type: 'delivery', visibility: 'seller' }, parcel);

    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      status: 'success',
      message: expect.stringMatching(/\S/),
      data: {
        id: expect.stringMatching(UUID_7),
        shipmentId: parcel,
        text: 'Ring twice',
        type: 'delivery',
        visibility: 'seller',
        author: { id: expect.stringMatching(UUID_7), name: expect.stringMatching(/\S/), role: 'erp' },
        attachments: [],
        createdAt: expect.stringMatching(INSTANT),
      },
    });
    await add({ text: 'Second' }, parcel);
    const list = await app.client.get(path(parcel), erp());
    expect(list.body).toEqual({
      status: 'success',
      data: [answer.body.data, expect.objectContaining({ text: 'Second', type: 'general', visibility: 'internal' })],
    });
  });

  it('names the member of staff or the address for whom the ERP system speaks', async () => {
    const { id: staffId, email } = app.accounts.operator;
    expect((await add({ text: 'x', authorId: staffId })).body.data.author).toMatchObject({ id: staffId, role: 'ops' });
    expect((await add({ text: 'x', authorEmail: email.toUpperCase() })).body.data.author).toMatchObject({ id: staffId, role: 'ops' });
    expect((await add({ text: 'x', authorEmail: 'Clerk@erp.example' })).body.data.author).toEqual({
      id: null,
      name: 'clerk@erp.example',
      role: 'erp',
    });
  });

  it('is shown to the seller when it is for the seller, without who of the operator wrote it', async () => {
    const parcel = await newParcel();
    await add({ text: 'Internal' }, parcel);
    await upload(form(field('text', 'For all'), field('visibility', 'seller'), file('a.pdf', PDF)), parcel);
    const query = 'query($id: String!) { shipment(id: $id) { notes { text author { id name role } attachments { id fileName } } } }';

    const { notes } = (await ask(app, shop.token, query, { id: parcel })).shipment;
    expect(notes).toEqual([
      { text: 'For all', author: { id: null, name: null, role: 'erp' }, attachments: [{ id: expect.any(String), fileName: 'a.pdf' }] },
    ]);
    const content = 'query($id: String!) { noteAttachmentFile(id: $id) { content } }';
    expect(await refused(app, shop.token, content, { id: notes[0].attachments[0].id })).toMatchObject({ code: 'FORBIDDEN' });
  });

  it.each([
    ['text', {}, 'MISSING_FIELD'],
    ['text', { text: '   ' }, 'MISSING_FIELD'],
    ['text', { text: 'x'.repeat(5001) }, 'VALIDATION_FAILED'],
    ['text', { text: 5 }, 'VALIDATION_FAILED'],
    ['text', { text: 'a\u0000b' }, 'VALIDATION_FAILED'],
    ['type', { text: 'x', type: 'gossip' }, 'VALIDATION_FAILED'],
    ['visibility', { text: 'x', visibility: 'public' }, 'VALIDATION_FAILED'],
    ['authorId', { text: 'x', authorId: 'me' }, 'VALIDATION_FAILED'],
    ['authorId', { text: 'x', authorId: '01980000-0000-7000-8000-000000000000' }, 'VALIDATION_FAILED'],
    ['authorEmail', { text: 'x', authorEmail: 'nobody' }, 'VALIDATION_FAILED'],
  ])('is refused for its %s', async (name, body, code) => {
    expectRefusal(await add(body), { status: 400, code, family: 'erp', fields: [name] });
  });

  it('needs a shipment, a token and its scope', async () => {
    const reader = await newErpToken(app, admin, { scopes: ['shipments:read'] });
    expectRefusal(await add({ text: 'x' }, 'SVC0000000000'), { status: 404, code: 'SHIPMENT_NOT_FOUND', family: 'erp' });
    expectRefusal(await add({}, 'SVC0000000000'), { status: 404, code: 'SHIPMENT_NOT_FOUND', family: 'erp' });
    expectRefusal(await app.client.get(path('SVC0000000000'), erp()), { status: 404, code: 'SHIPMENT_NOT_FOUND', family: 'erp' });
    expectRefusal(await app.client.post(path(), { text: 'x' }), { status: 401, code: 'UNAUTHORIZED', family: 'erp' });
    expectRefusal(await app.client.post(path(), { text: 'x' }, bearer(reader)), { status: 403, code: 'FORBIDDEN_SCOPE', family: 'erp' });
    expect((await app.client.get(path(), bearer(reader))).status).toBe(200);
  });

  it('of a member of staff is in their own name', async () => {
    const mutation = 'mutation($i: AddShipmentNoteInput!) { addShipmentNote(input: $i) { author { id role } attachments { size } } }';
    const session = await sessionOf(app, app.accounts.operator);
    const files = [{ fileName: 'a.txt', content: Buffer.from('hello').toString('base64') }];
    const { addShipmentNote: note } = await ask(app, session, mutation, { i: { id, text: 'x', files } });
    expect(note).toEqual({ author: { id: app.accounts.operator.id, role: 'ops' }, attachments: [{ size: 5 }] });

    expect(await refused(app, session, mutation, { i: { id, text: 'x', authorId: app.accounts.superAdmin.id } })).toMatchObject({
      code: 'VALIDATION_FAILED',
    });
    expect(await refused(app, session, mutation, { i: { id, text: 'x', files: [{ fileName: 'a.txt', content: '***' }] } })).toBeTruthy();
    const accounts = await newStaff(app, admin, 'ACCOUNTS');
    expect(await refused(app, accounts, mutation, { i: { id, text: 'x' } })).toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('A file', () => {
  it('comes with a form, and is returned unchanged, to ERP tokens only', async () => {
    const answer = await upload(form(field('text', 'Photo'), field('type', 'pickup'), file('Größe 1.png', PNG)));

    expect(answer.status).toBe(201);
    const [attachment] = answer.body.data.attachments;
    expect(attachment).toEqual({
      id: expect.stringMatching(UUID_7),
      fileName: 'Größe 1.png',
      contentType: 'image/png',
      size: PNG.length,
      url: `${app.url ?? ''}/api/erp/attachments/${attachment.id}`,
    });
    const response = await fetch(attachment.url, { headers: erp() });
    expect(Buffer.from(await response.arrayBuffer())).toEqual(PNG);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="Gr__e 1.png"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%201.png`,
    );

    expect((await fetch(attachment.url)).status).toBe(401);
    expect((await fetch(attachment.url, { headers: bearer(shop.token) })).status).toBe(401);
    const other = await newErpToken(app, admin, { scopes: ['rates:read'] });
    expect((await fetch(attachment.url, { headers: bearer(other) })).status).toBe(403);
    for (const unknown of ['x', '01980000-0000-7000-8000-000000000000', '..%2f..%2fsecret'])
      expectRefusal(await app.client.get(`/api/erp/attachments/${unknown}`, erp()), { status: 404, code: 'NOT_FOUND', family: 'erp' });
  });

  it.each([
    ['photo.jpg', JPG, 'photo.jpg', 'image/jpeg'],
    ['photo.JPEG', JPG, 'photo.jpeg', 'image/jpeg'],
    ['photo.webp', WEBP, 'photo.webp', 'image/webp'],
    ['bill.pdf', PDF, 'bill.pdf', 'application/pdf'],
    ['table.xlsx', XLSX, 'table.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ['list.csv', 'a;b\r\n1;2', 'list.csv', 'text/csv; charset=utf-8'],
    ['read me.txt', 'Grüße', 'read me.txt', 'text/plain; charset=utf-8'],
    ['photo.png', JPG, 'photo.png.jpg', 'image/jpeg'],
    ['polyglot.html', Buffer.concat([PDF, Buffer.from('<script>alert(1)</script>')]), 'polyglot.html.pdf', 'application/pdf'],
    ['../../etc/passwd.png', PNG, 'passwd.png', 'image/png'],
    ['..\\..\\x.png', PNG, 'x.png', 'image/png'],
    ['.htaccess', PNG, 'htaccess.png', 'image/png'],
    ['', PNG, 'file.png', 'image/png'],
    ['a\u202egnp.exe', PNG, 'agnp.exe.png', 'image/png'],
    ['<b>;rm -rf $HOME`x`.png', PNG, '_b__rm -rf _HOME_x_.png', 'image/png'],
    [`${'x'.repeat(250)}.png`, PNG, `${'x'.repeat(120)}.png`, 'image/png'],
  ])('named %s is what it holds', async (name, content, fileName, contentType) => {
    const answer = await upload(form(file(name, content)));
    expect({ status: answer.status, attachment: answer.body.data?.attachments[0] }).toMatchObject({
      status: 201,
      attachment: { fileName, contentType },
    });
  });

  it.each([
    ['empty', 'a.txt', ''],
    ['a program named like a picture', 'a.png', 'MZ\x90\x00'],
    ['a vector image', 'a.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['a page', 'a.html', '<html></html>'],
    ['a script', 'a.js', 'alert(1)'],
    ['text without a name that says so', 'a', 'text'],
    ['bytes named text', 'a.txt', Buffer.from([0xff, 0xfe, 0x41, 0x00])],
    ['text with a NUL', 'a.csv', 'a\0b'],
    ['an archive', 'a.zip', archive('a.txt')],
    ['an archive named like a table', 'a.xlsx', archive('a.txt')],
    ['a table with macros', 'a.xlsx', archive('[Content_Types].xml', 'xl/workbook.xml', 'xl/vbaProject.bin')],
    ['an archive that lies about its directory', 'a.xlsx', Buffer.concat([XLSX.subarray(0, -6), Buffer.from('ffffffff0000', 'hex')])],
    ['a moving picture', 'a.gif', 'GIF89a'],
  ])('that is %s is refused', async (_what, name, content) => {
    expectRefusal(await upload(form(field('text', 'x'), file(name, content))), {
      status: 400,
      code: 'VALIDATION_FAILED',
      family: 'erp',
      fields: ['file'],
    });
  });

  it('may come with four others, of 10 MiB at most, in 20 MiB at most', async () => {
    const five = Array.from({ length: 5 }, (_, index) => file(`${index}.png`, PNG));
    const answer = await upload(form(...five));
    expect(answer.body.data.attachments.map(({ fileName }: { fileName: string }) => fileName)).toEqual([
      '0.png',
      '1.png',
      '2.png',
      '3.png',
      '4.png',
    ]);

    const invalid = { status: 400, code: 'VALIDATION_FAILED', family: 'erp' } as const;
    expectRefusal(await upload(form(...five, file('5.png', PNG))), { ...invalid, fields: ['file'] });
    const padded = (bytes: number): Buffer => Buffer.concat([PNG, Buffer.alloc(bytes - PNG.length)]);
    expect((await upload(form(file('a.png', padded(10 * 1024 * 1024))))).status).toBe(201);
    expectRefusal(await upload(form(file('a.png', padded(10 * 1024 * 1024 + 1)))), { ...invalid, fields: ['file'] });
    expectRefusal(await upload(form(file('a.png', padded(9e6)), file('b.png', padded(9e6)), file('c.png', padded(9e6)))), {
      status: 413,
      code: 'PAYLOAD_TOO_LARGE',
      family: 'erp',
    });
  });

  it('is kept once for a repeated request, whatever boundary the caller makes up', async () => {
    const parcel = await newParcel();
    const key = { 'idempotency-key': `note-${parcel}` };
    const again = Buffer.from(form(field('text', 'x'), file('a.png', PNG)).toString('latin1').replaceAll('--XX', '--YY'), 'latin1');
    const first = await upload(form(field('text', 'x'), file('a.png', PNG)), parcel, key);
    const second = await upload(again, parcel, { ...key, 'content-type': 'multipart/form-data; boundary=YY' });

    expect(second.status).toBe(201);
    expect(second.body).toEqual(first.body);
    expect((await app.client.get(path(parcel), erp())).body.data).toHaveLength(1);
    expect((await upload(form(field('text', 'y')), parcel, key)).status).toBe(409);
  });

  it('that no note names is swept up at night, and no other one', async () => {
    const folder = join(app.dataDir, 'attachments');
    const { attachments } = (await upload(form(file('kept.png', PNG)))).body.data;
    const [orphan, partial, foreign] = ['a'.repeat(64), `${'b'.repeat(64)}.partial`, 'README'];
    for (const name of [orphan, partial, foreign]) {
      await writeFile(join(folder, name), 'x');
      await utimes(join(folder, name), new Date(0), new Date(0));
    }
    app.clock.advance(hours(2));
    const context = new JobWork(app.services, app.database.sql, app.database.unitOfWork);
    for (const task of noteTasks) await task.run(context);

    const left = await readdir(folder);
    expect([orphan, partial, foreign].map((name) => left.includes(name))).toEqual([false, false, true]);
    expect(Buffer.from(await (await fetch(attachments[0].url, { headers: erp() })).arrayBuffer())).toEqual(PNG);
  });
});

describe('A hostile form', () => {
  const invalid = (answer: Answer, code = 'VALIDATION_FAILED'): void => expectRefusal(answer, { status: 400, code, family: 'erp' });

  it.each([
    ['without a boundary', form(field('text', 'x')), 'multipart/form-data', 'INVALID_FORM'],
    ['with an empty boundary', form(field('text', 'x')), 'multipart/form-data; boundary=', 'INVALID_FORM'],
    ['with another boundary', form(field('text', 'x')), 'multipart/form-data; boundary=other', 'INVALID_FORM'],
    ['that is empty', Buffer.alloc(0), 'multipart/form-data; boundary=XX', 'INVALID_FORM'],
    ['that is no form', Buffer.from('{"text":"x"}'), 'multipart/form-data; boundary=XX', 'INVALID_FORM'],
    ['cut off in a field', form(field('text', 'x'.repeat(100))).subarray(0, 80), 'multipart/form-data; boundary=XX', 'INVALID_FORM'],
    ['cut off in a file', form(file('a.png', PNG)).subarray(0, 110), 'multipart/form-data; boundary=XX', 'INVALID_FORM'],
    ['cut off in a header', form(file('a.png', PNG)).subarray(0, 40), 'multipart/form-data; boundary=XX', 'INVALID_FORM'],
    ['without its last boundary', Buffer.concat([field('text', 'x')]), 'multipart/form-data; boundary=XX', 'INVALID_FORM'],
    ['of another kind', form(field('text', 'x')), 'multipart/mixed; boundary=XX', 'UNSUPPORTED_CONTENT_TYPE'],
    ['that is url-encoded', Buffer.from('text=x'), 'application/x-www-form-urlencoded', 'UNSUPPORTED_CONTENT_TYPE'],
  ])('%s is refused', async (_what, body, type, code) => {
    invalid(await upload(body, id, { 'content-type': type }), code);
    await isAlive();
  });

  it.each([
    ['a field without a name', form(field('', 'x'))],
    ['a file without a name', form(file('a.png', PNG, ''))],
    ['a part without a name', form(part('x=y', 'x'))],
    ['a name that means something', form(field('__proto__', 'x'))],
    ['a long name', form(field('x'.repeat(250), 'x'))],
    ['a field twice', form(field('text', 'a'), field('text', 'b'))],
    ['a field with a NUL', form(field('text', 'a\0b'))],
    ['a file under another name', form(field('text', 'x'), file('a.png', PNG, 'avatar'))],
    ['a large field', form(field('text', 'x'.repeat(70_000)))],
    ['a thousand parts', form(...Array.from({ length: 1000 }, (_, index) => field(`f${index}`, 'x')))],
    ['a thousand files', form(...Array.from({ length: 1000 }, () => file('a.png', PNG)))],
    ['a half surrogate in a name', form(field('text', 'x'), file('\u0000.png', PNG))],
  ])('with %s is refused', async (_what, body) => {
    const answer = await upload(body);
    expect({ status: answer.status, family: answer.body.status }).toEqual({ status: 400, family: 'failed' });
    await isAlive();
  });

  it('with thousands of header lines or a huge header does not hurt', async () => {
    const many = Buffer.from(`--XX${CRLF}${`X-A: b${CRLF}`.repeat(5000)}${CRLF}x${CRLF}--XX--${CRLF}`);
    const huge = Buffer.from(`--XX${CRLF}Content-Disposition: form-data; name="${'x'.repeat(1e6)}"${CRLF}${CRLF}x${CRLF}--XX--${CRLF}`);
    for (const body of [many, huge]) expect((await upload(body)).status).toBe(400);
    await isAlive();
  });

  it('of 100 MB is refused, with a token and without', async () => {
    const body = Buffer.alloc(100_000_000);
    expectRefusal(await upload(body), { status: 413, code: 'PAYLOAD_TOO_LARGE', family: 'erp' });
    const headers = { 'content-type': 'multipart/form-data; boundary=XX' };
    const answer = await app.client.call('POST', path(), { body, headers: { ...headers, ...bearer('erp_nobody') } });
    expectRefusal(answer, { status: 401, code: 'UNAUTHORIZED', family: 'erp' });
    await isAlive();
  });

  it('fifty times at once leaves the service well, and every note whole', async () => {
    const parcel = await newParcel();
    const answers = await Promise.all(Array.from({ length: 50 }, () => upload(form(field('text', 'x'), file('a.png', PNG)), parcel)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    const { data } = (await app.client.get(path(parcel), erp())).body;
    expect(data).toHaveLength(50);
    for (const note of data) expect(note.attachments).toHaveLength(1);
  });
});
