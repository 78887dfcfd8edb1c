import { isDatabaseUrl, serversOf } from '../../../src/platform/db/address.js';

const places = (url: string) => serversOf(url).map(({ host, port }) => `${host}:${port}`);

describe('A database URL', () => {
  it('names one server, with its port or the usual one', () => {
    expect(places('postgres://user:secret@db:6432/shop')).toEqual(['db:6432']);
    expect(places('postgresql://db/shop')).toEqual(['db:5432']);
    expect(places('postgres://user@[::1]:5433/shop')).toEqual(['::1:5433']);
    expect(places('postgres://user@localhost/shop?host=/var/run/postgresql')).toEqual(['/var/run/postgresql:5432']);
  });

  it('may list several, which share everything else', () => {
    const url = 'postgres://user:p%40ss@a:1,b:2,c/shop?sslmode=require';
    expect(serversOf(url)).toEqual([
      { url: 'postgres://user:p%40ss@a:1/shop?sslmode=require', host: 'a', port: 1 },
      { url: 'postgres://user:p%40ss@b:2/shop?sslmode=require', host: 'b', port: 2 },
      { url: 'postgres://user:p%40ss@c/shop?sslmode=require', host: 'c', port: 5432 },
    ]);
  });

  it.each(['mysql://db/shop', 'postgres://a:x,b/shop', 'postgres://a,,b/shop', 'postgres://a:70000/shop', 'db'])('cannot be %s', (url) => {
    expect(isDatabaseUrl(url)).toBe(false);
  });
});
