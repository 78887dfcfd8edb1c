import { isOtherName, namedOrder } from '../../../src/modules/orders/index.js';
import { matchService } from '../../../src/modules/order-imports/match-service.rules.js';
import { unpaidOrders } from '../../../src/modules/order-imports/unpaid-orders.rules.js';
import { StoredOrders, type StoredOrder } from '../../../src/modules/order-imports/stored-orders.js';

const services = [
  { code: 'SVC_ECO', name: 'Economy' },
  { code: 'SVC_EXP', name: 'Express' },
  { code: 'SVC_INT_EXP', name: 'International express' },
  { code: 'SVC_CAFE', name: 'Livraison à café' },
];

describe('The shipping method of a store', () => {
  it.each([
    ['Express', 'SVC_EXP'],
    ['EXPRESS ', 'SVC_EXP'],
    ['svc-int-exp', 'SVC_INT_EXP'],
    ['Économy', 'SVC_ECO'],
    ['Economy shipping (2-3 days)', 'SVC_ECO'],
    ['Eco', 'SVC_ECO'],
    ['International', 'SVC_INT_EXP'],
    ['livraison a cafe', 'SVC_CAFE'],
  ])('%s is a service by its code or its name', (method, code) => {
    expect(matchService(method, services)).toEqual({ code });
  });

  it.each(['Free shipping', 'Expressive', 'Econ', 'توصيل سريع', '', '***'])('%s is none', (method) => {
    expect(matchService(method, services)).toEqual({ several: [] });
  });

  it('that could be two services is neither', () => {
    expect(matchService('Economy or Express', services)).toEqual({ several: [services[0], services[1]] });
  });
});

describe('What a wallet lacks for a file', () => {
  const rows = [8n, 5n, 2n].map((minor, index) => ({ id: String(index), minor }));

  it('is nothing while it pays all orders', () => {
    expect(unpaidOrders(rows, 15n)).toEqual({ lacking: new Map(), lacks: 0n });
  });

  it('is decided by the order of the file, and a smaller order further down may still be paid', () => {
    expect(unpaidOrders(rows, 10n)).toEqual({ lacking: new Map([['1', 3n]]), lacks: 5n });
  });

  it('counts what is owed already', () => {
    expect(unpaidOrders(rows, -4n)).toEqual({ lacking: new Map([['0', 12n], ['1', 9n], ['2', 6n]]), lacks: 19n }); // prettier-ignore
  });
});

describe('The name of an order', () => {
  it.each([
    ['1001', 1001n],
    ['#1001', 1001n],
    ['EU-1001', null],
    ['#1001-1', null],
    ['1234567890123', null],
    ['0', null],
    ['', null],
  ])('%s is the number %s', (name, number) => {
    expect(namedOrder(name).number).toBe(number);
  });

  const stored = (orderReference: string, orderNumber: bigint): StoredOrder =>
    ({ id: orderReference, orderReference, orderNumber }) as StoredOrder;
  const idOf = (name: string, ...orders: StoredOrder[]): string | undefined => new StoredOrders(orders).find(namedOrder(name))?.id;

  it('tells an order from those whose digits are the same', () => {
    expect(idOf('US-1001', stored('EU-1001', 1001n))).toBeUndefined();
    expect(idOf('#10011', stored('#1001-1', 10011n))).toBeUndefined();
    expect(idOf('#1001', stored('EU-1001', 1001n))).toBeUndefined();
    expect(idOf('#1001', stored('990', 1001n))).toBeUndefined();
  });

  it('finds it, whoever has placed it', () => {
    expect(idOf('#1001', stored('1001', 5_478n))).toBe('1001');
    expect(idOf('1001', stored('#1001', 5_478n))).toBe('#1001');
    expect(idOf('#1001', stored('wc_order_x', 1001n))).toBe('wc_order_x');
    expect(idOf('EU-1001', stored('EU-1001', 1001n))).toBe('EU-1001');
    expect(isOtherName('wc_order_x', 1001n)).toBe(false);
  });

  it('leads to a number that no other order has', () => {
    const orders = new StoredOrders([stored('EU-1001', 1001n)]);
    expect(orders.numberOf(namedOrder('EU-1001'))).toBe(1001n);
    expect(orders.numberOf(namedOrder('1002'))).toBe(1002n);
    const [us, plain] = [orders.numberOf(namedOrder('US-1001')), orders.numberOf(namedOrder('#1001'))];
    expect(us).toBeGreaterThan(10n ** 15n - 1n);
    expect(plain).toBeGreaterThan(10n ** 15n - 1n);
    expect(us).not.toBe(plain);
    expect(Number.isSafeInteger(Number(us))).toBe(true);
    const taken = new StoredOrders([stored('another', us)]);
    expect(taken.numberOf(namedOrder('US-1001'))).not.toBe(us);
  });
});
