import { differenceFinding } from '../../src/maintenance/doctor/checks.js';
import { spaceIn } from '../../src/maintenance/doctor/folder.js';
import { ageFinding } from '../../src/maintenance/doctor/vacuum.js';
import { worstOf } from '../../src/maintenance/doctor/ground.js';
import { entryOf, headerOf } from '../../src/maintenance/archive/tar-header.js';
import { segmentsBetween } from '../../src/maintenance/backup/add-cluster.js';
import { addressOf } from '../../src/maintenance/postgres-programs.js';
import { compareVersions } from '../../src/maintenance/restore/refusals.js';

it('tells a clock that is a little off from one that breaks signatures, in both directions', () => {
  const verdicts = [0.4, -0.9, 1.5, -20, 31, -3_600].map((seconds) => differenceFinding(seconds).verdict);
  expect(verdicts).toEqual(['ok', 'ok', 'warning', 'warning', 'problem', 'problem']);
  expect(differenceFinding(-20).message).toBe('This machine is 20.0 s behind the database.');
});

it('warns of a disk that fills up and of transaction ids that run out, before it is too late', () => {
  expect([10e9, 1e9, 0.1e9].map((bytes) => spaceIn('/srv/data', bytes).verdict)).toEqual(['ok', 'warning', 'problem']);
  expect([200e6, 700e6, 1.6e9].map((age) => ageFinding(age).verdict)).toEqual(['ok', 'warning', 'problem']);
});

it('is as bad as the worst', () => {
  const of = (...verdicts: ('ok' | 'warning' | 'problem')[]) => worstOf(verdicts.map((verdict) => ({ verdict, message: '' })));
  expect([of(), of('ok'), of('ok', 'warning'), of('problem', 'ok', 'warning')]).toEqual(['ok', 'ok', 'warning', 'problem']);
});

it('orders versions with their previews', () => {
  const versions = ['1.0.0-rc.1', '1.0.0-rc.2', '1.0.0-rc.10', '1.0.0', '1.0.1', '1.2.0', '1.10.0', '2.0.0-beta', '2.0.0'];
  expect(versions.toReversed().sort(compareVersions)).toEqual(versions);
  expect(compareVersions('1.0.0', '1.0.0+build')).toBe(0);
});

it('names the files of the log across the end of four gigabytes', () => {
  expect(segmentsBetween('0000000100000000000000FE', '000000010000000100000001')).toEqual([
    '0000000100000000000000FE',
    '0000000100000000000000FF',
    '000000010000000100000000',
    '000000010000000100000001',
  ]);
});

it('keeps names and sizes in tar headers, also long names and sizes above 8 GB, and notices damage', () => {
  const entries = [
    { name: 'manifest.json', bytes: 0, isFolder: false },
    { name: `cluster/${'a'.repeat(60)}/${'b'.repeat(90)}`, bytes: 7, isFolder: false },
    { name: 'database.dump', bytes: 20_000_000_000, isFolder: false },
    { name: 'cluster/base', bytes: 0, isFolder: true },
  ];
  expect(entries.map((entry) => entryOf(headerOf(entry, new Date(1_800_000_000_000))))).toEqual(entries);
  const header = headerOf({ name: 'x', bytes: 1, isFolder: false }, new Date(0));
  header.writeUInt8(0x79, 0);
  expect(entryOf(header)).toBeUndefined();
  expect(() => headerOf({ name: 'a'.repeat(101), bytes: 1, isFolder: false }, new Date(0))).toThrow('too long for an archive');
});

it('hands libpq the address without the password and without settings of the driver, and gives up a server that is gone', () => {
  const keepalives = 'keepalives_idle=30&keepalives_interval=10&keepalives_count=3';
  expect(addressOf('postgres://me:p%40ss@db:5432/app?sslmode=no-verify&uselibpqcompat=true')).toEqual({
    dbname: `postgres://me@db:5432/app?sslmode=require&${keepalives}`,
    password: 'p@ss',
  });
  expect(addressOf('postgres:///app?host=/run/postgresql&password=x')).toEqual({
    dbname: `postgres:///app?host=%2Frun%2Fpostgresql&${keepalives}`,
    password: 'x',
  });
  expect(addressOf('postgres:///app?keepalives_idle=5').dbname).toContain('keepalives_idle=5&keepalives_interval=10');
});
