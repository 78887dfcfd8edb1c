import { DatabaseUnavailable, isLost, isUnavailable } from '../../../src/platform/db/unavailable.js';

const withCode = (code: string, message = 'it failed') => Object.assign(new Error(message), { code });

describe('An error means that the database is not available', () => {
  it.each([
    ['a connection failure', withCode('08006')],
    ['a pooler that cannot reach the server', withCode('08P01')],
    ['a full disk', withCode('53100')],
    ['too many connections', withCode('53300')],
    ['a standby', withCode('25006')],
    ['a transaction that the server ended', withCode('25P03')],
    ['a server that stops', withCode('57P01')],
    ['a server that starts', withCode('57P03')],
    ['a cancelled statement', withCode('57014')],
    ['a disk that fails', withCode('58030')],
    ['a conflict that outlasts the retries', withCode('40001')],
    ['a refused connection to every address of a name', Object.assign(new AggregateError([], ''), { code: 'ECONNREFUSED' })],
    ['a host without a route', withCode('EHOSTUNREACH')],
    ['a name that does not resolve', withCode('EAI_AGAIN')],
    ['a pool without a free connection', new Error('timeout exceeded when trying to connect')],
    ['a connection that ended', new Error('Connection terminated unexpectedly')],
    ['no server that accepts writes', new DatabaseUnavailable('None accepts writes.')],
    ['any of them as a cause', new Error('The order was not stored.', { cause: withCode('57P02') })],
  ])('when it is %s', (_, error) => {
    expect(isUnavailable(error)).toBe(true);
  });

  it.each([
    ['a violated constraint', withCode('23505')],
    ['a missing table', withCode('42P01')],
    ['a defect', new TypeError('undefined is not a function')],
    ['a value that is not an error', 'ECONNREFUSED'],
  ])('but not when it is %s', (_, error) => {
    expect(isUnavailable(error)).toBe(false);
  });

  it('and only some of them cost the connection', () => {
    expect(['25006', '25P03', '57P01', '08006'].map((code) => isLost(withCode(code)))).toEqual([true, true, true, true]);
    expect(['57014', '53100', '40001', '23505'].map((code) => isLost(withCode(code)))).toEqual([false, false, false, false]);
  });
});
