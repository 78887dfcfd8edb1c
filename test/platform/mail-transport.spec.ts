import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import PostalMime, { type Email } from 'postal-mime';
import { openMailTransport, type MailTransport, type OutgoingMail } from '../../src/platform/mail/transport.js';
import { LOGO_TAG } from '../../src/platform/mail/outgoing-mail.js';
import { SmtpReceiver } from '../modules/notifications/smtp-receiver.js';

const mail: OutgoingMail = {
  id: '019a2b3c-0000-7000-8000-000000000001',
  to: 'seller@shop.example',
  subject: 'We received your order 1001',
  text: 'Order 1001\n\n  Consignee: Jane Doe',
  html: '<p>Order <b>1001</b></p>',
  senderName: null,
  replyTo: null,
  logo: null,
  writtenAt: new Date('2026-11-20T10:15:30.123Z'),
};

/** Depending on its encoding, a parsed text ends with the line break that ends its part of the message. */
const textOf = ({ text = '' }: Email): string => text.replace(/\n$/, '');

const scripts = 'شركة النقل السريع — 快递有限公司 — 👩🏽‍🚀🚚 — ñandú — עברית';

let dataDir: string;
const opened: MailTransport[] = [];

function open(url: string | undefined, from = 'shipgraph <no-reply@shipgraph.local>'): MailTransport {
  const transport = openMailTransport({ url, dataDir, from });
  opened.push(transport);
  return transport;
}

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mails-'));
});

afterEach(async () => {
  for (const transport of opened.splice(0)) transport.close();
  await rm(dataDir, { recursive: true, force: true });
});

describe('mail over SMTP', () => {
  let server: SmtpReceiver;

  beforeEach(async () => {
    server = await SmtpReceiver.start();
  });

  afterEach(() => server.stop());

  it('logs in and delivers subject and both bodies to the recipient', async () => {
    const { messageId } = await open(server.url).send(mail);

    const [arrived] = server.mails;
    expect(server.logins).toEqual(['courier:s3cret/@']);
    expect(arrived?.envelope).toEqual({ from: 'no-reply@shipgraph.local', to: ['seller@shop.example'] });
    expect(arrived?.email).toMatchObject({
      from: { name: 'shipgraph', address: 'no-reply@shipgraph.local' },
      to: [{ name: '', address: 'seller@shop.example' }],
      subject: mail.subject,
      text: expect.stringContaining(mail.text),
      html: expect.stringContaining(mail.html),
      date: '2026-11-20T10:15:30.000Z',
      messageId: '<019a2b3c-0000-7000-8000-000000000001@shipgraph.local>',
    });
    expect(messageId).toBe(arrived?.email.messageId);
  });

  it('keeps names of every script exactly, in headers and bodies', async () => {
    await open(server.url, `${scripts} <no-reply@shipgraph.local>`).send({
      ...mail,
      to: `"${scripts}" <seller@shop.example>`,
      subject: `Order from ${scripts}`,
      text: scripts,
      html: `<p dir="auto">${scripts}</p>`,
    });

    expect(server.mails[0]?.email).toMatchObject({
      from: { name: scripts, address: 'no-reply@shipgraph.local' },
      to: [{ name: scripts, address: 'seller@shop.example' }],
      subject: `Order from ${scripts}`,
      text: expect.stringContaining(scripts),
      html: expect.stringContaining(`<p dir="auto">${scripts}</p>`),
    });
  });

  it('shows no broken picture when the logo was removed after the mail was written', async () => {
    const html = `<p>${LOGO_TAG}<strong>Mugs</strong></p>`;
    const content = Buffer.from('89504e470d0a1a0a', 'hex');
    await open(server.url).send({ ...mail, html, logo: { content, contentType: 'image/png' } });
    await open(server.url).send({ ...mail, html });

    const [whole, bare] = server.mails.map(({ email }) => email);
    expect(whole?.html).toContain(html);
    expect(whole?.attachments).toHaveLength(1);
    expect(bare?.html).toContain('<p><strong>Mugs</strong></p>');
    expect(bare?.html).not.toMatch(/<img|cid:/);
    expect(bare?.attachments).toEqual([]);
  });

  it('keeps long lines, leading dots and trailing blanks of the text', async () => {
    const text = `${'long '.repeat(400)}\n.\n..two dots\n trailing  `;

    await open(server.url).send({ ...mail, text });

    expect(server.mails.map(({ email }) => textOf(email))).toEqual([text]);
  });

  it('sends a repeated mail as the very same message', async () => {
    await open(server.url).send(mail);
    await open(server.url).send(mail);

    expect(server.mails).toHaveLength(2);
    expect(server.mails[1]?.raw).toBe(server.mails[0]?.raw);
  });

  it('delivers a hundred mails at once over a few connections, each one once', async () => {
    const transport = open(server.url);
    const mails = Array.from({ length: 100 }, (_, index) => ({ ...mail, id: `mail-${index}`, subject: `Order ${index}` }));

    await Promise.all(mails.map((each) => transport.send(each)));

    expect(new Set(server.mails.map(({ email }) => email.subject)).size).toBe(100);
    expect(server.mails).toHaveLength(100);
    expect(server.logins.length).toBeLessThanOrEqual(10);
  });

  it('cannot be made to add headers or recipients by a subject with line breaks', async () => {
    const name = 'Shop\r\nBcc: victim@bank.example\r\n\r\n<script>\n\u2028\u0000Subject: other';

    await open(server.url).send({ ...mail, subject: `Order from ${name}` });

    const [arrived] = server.mails;
    expect(arrived?.envelope.to).toEqual(['seller@shop.example']);
    expect(arrived?.email.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(arrived?.email.subject).toBe('Order from Shop Bcc: victim@bank.example <script> Subject: other');
    expect(server.mails.map(({ email }) => textOf(email))).toEqual([mail.text]);
  });

  it('shortens an endless subject without cutting a character in half', async () => {
    await open(server.url).send({ ...mail, subject: '👩🏽‍🚀'.repeat(100) });

    expect(server.mails[0]?.email.subject).toMatch(/^(👩🏽‍🚀){34,36}…$/u);
  });

  it.each([
    'a@shop.example, b@shop.example',
    'a@shop.example; b@shop.example',
    'team: a@shop.example, b@shop.example;',
    'a@shop.example\r\nRCPT TO:<victim@bank.example>',
    'Shop\r\nBcc: victim@bank.example <seller@shop.example>',
    'a@@shop.example',
    '"a b"@shop.example',
    'nobody',
    '',
  ])('refuses %j, which is not one address, before anything is sent', async (to) => {
    await expect(open(server.url).send({ ...mail, to })).rejects.toThrow('is not a single e-mail address');
    expect(server.mails).toEqual([]);
  });

  it('throws the reason when the server refuses a mail, and delivers the next one', async () => {
    const transport = open(server.url);
    server.refusal = { code: 451, message: 'Come back later' };
    await expect(transport.send(mail)).rejects.toThrow('Come back later');

    server.refusal = undefined;
    await transport.send(mail);

    expect(server.mails).toHaveLength(1);
  });

  it('throws when the password is wrong, without showing it', async () => {
    const attempt = open(`smtp://courier:guess-42@127.0.0.1:${server.port}`).send(mail);

    const error = await attempt.catch((cause: unknown) => cause);
    expect(String(error)).toContain('Wrong user or password');
    expect(String(error)).not.toContain('guess-42');
  });

  it('gives up on a server that takes the mail and never confirms it', async () => {
    server.delayMs = 60_000;

    await expect(open(`${server.url}?socketTimeout=200`).send(mail)).rejects.toThrow(/timeout/i);
  });

  it('throws when the server goes away, and delivers once it is back', async () => {
    const { url } = server;
    await server.stop();
    await expect(open(url).send(mail)).rejects.toThrow('ECONNREFUSED');

    server = await SmtpReceiver.start();
    await open(server.url).send(mail);

    expect(server.mails).toHaveLength(1);
  });
});

describe('a mail server that accepts connections and stays silent', () => {
  let silent: Server;

  beforeEach(async () => {
    silent = createServer();
    await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening));
  });

  afterEach(() => new Promise((closed) => silent.close(closed)));

  it('is given up after the time for the greeting', async () => {
    const { port } = silent.address() as AddressInfo;

    await expect(open(`smtp://127.0.0.1:${port}?greetingTimeout=200`).send(mail)).rejects.toThrow('Greeting never received');
  });
});

describe('mail into files', () => {
  it('writes one readable .eml file per mail into the outbox beside the data', async () => {
    const { messageId } = await open(undefined).send({ ...mail, subject: scripts });

    const outbox = join(dataDir, 'outbox');
    const name = '20261120T101530.123Z-019a2b3c-0000-7000-8000-000000000001.eml';
    expect(await readdir(outbox)).toEqual([name]);
    const raw = await readFile(join(outbox, name));
    expect(raw.toString('latin1')).not.toMatch(/[^\r]\n|[\x80-\xff]/);
    expect(await PostalMime.parse(raw)).toMatchObject({ subject: scripts, text: expect.stringContaining(mail.text), messageId });
  });

  it('keeps the mails from other users of the machine', async () => {
    await open(undefined).send(mail);

    const outbox = join(dataDir, 'outbox');
    const [name = ''] = await readdir(outbox);
    expect((await stat(outbox)).mode & 0o777).toBe(0o700);
    expect((await stat(join(outbox, name))).mode & 0o777).toBe(0o600);
  });

  it('keeps one file when the same mail is sent twice, even at once', async () => {
    const transport = open('file:');
    await Promise.all([transport.send(mail), transport.send(mail)]);
    await transport.send(mail);

    expect(await readdir(join(dataDir, 'outbox'))).toHaveLength(1);
  });

  it('writes into the folder that the URL names', async () => {
    const folder = join(dataDir, 'بريد صادر');
    await open(pathToFileURL(folder).href).send(mail);
    await open('file:letters').send(mail);

    expect(await readdir(folder)).toHaveLength(1);
    expect(await readdir(join(dataDir, 'letters'))).toHaveLength(1);
  });

  it('throws when the folder cannot be written', async () => {
    await expect(open('file:/dev/null/outbox').send(mail)).rejects.toThrow('ENOTDIR');
  });
});

describe('settings of the mail transport', () => {
  it('refuses a sender that is no address, at once', () => {
    expect(() => open(undefined, 'shipgraph')).toThrow('is not a single e-mail address');
  });

  it('refuses an unknown kind of URL without showing its password', () => {
    expect(() => open('http://user:s3cret@mail.example')).toThrow(/^The mail URL must begin with smtp:, smtps: or file:\.$/);
  });
});
