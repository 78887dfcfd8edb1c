import { readdir } from 'node:fs/promises';
import { startApp, type TestApp } from '../support/app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const directives = (policy: string | null) => (policy ?? '').split('; ');
const nonceOf = (policy: string | null) => /'nonce-([^']+)'/.exec(policy ?? '')?.[1];

describe('The console', () => {
  it('is one page at each of its paths, under a policy that lets nothing inline run', async () => {
    for (const path of ['/console', '/console/', '/console/shipments/any-id', '/console/login?to=/staff']) {
      const page = await app.client.get(path, { accept: 'text/html' });
      const policy = page.headers.get('content-security-policy');

      expect(page.status).toBe(200);
      expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(directives(policy)).toEqual(expect.arrayContaining(["default-src 'none'", "script-src 'self'", "frame-ancestors 'none'"]));
      expect(policy).not.toContain('unsafe');
      expect(page.text).not.toMatch(/<script(?![^>]*\ssrc=)/);
      expect(page.text).toContain(`nonce="${nonceOf(policy)}"`);
      expect(page.headers.get('cache-control')).toBe('no-store');
    }
  });

  it('has another number for its styles in every answer', async () => {
    const pages = await Promise.all(Array.from({ length: 5 }, () => app.client.get('/console')));

    expect(new Set(pages.map(({ headers }) => nonceOf(headers.get('content-security-policy')))).size).toBe(5);
  });

  it('hands its files out compressed and for good, since a changed one has another name', async () => {
    const script = (await readdir('dist/console/assets')).find((name) => /^index-.+[.]js$/.test(name));
    const [small, smaller, plain] = await Promise.all(
      ['gzip', 'gzip, br', 'identity'].map((encoding) => app.client.get(`/console/assets/${script}`, { 'accept-encoding': encoding })),
    );

    expect(small?.headers.get('content-encoding')).toBe('gzip');
    expect(smaller?.headers.get('content-encoding')).toBe('br');
    expect(plain?.headers.get('content-encoding')).toBeNull();
    for (const file of [small, smaller, plain]) {
      expect(file?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(file?.headers.get('content-type')).toMatch(/^text\/javascript/);
    }
  });

  it('answers what is not there, and what cannot be done, like the rest of the service', async () => {
    const missing = await app.client.get('/console/assets/index-gone.js');
    const posted = await app.client.post('/console', {});

    expect(missing.status).toBe(404);
    expect(missing.body).toMatchObject({ code: 'NOT_FOUND' });
    expect(posted.status).toBe(405);
    expect(posted.headers.get('allow')).toBe('GET, HEAD');
  });
});
