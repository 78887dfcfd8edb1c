import { problemsOf } from '../../../src/modules/order-drafts/index.js';

/** Products of which everything is wrong, and how often they have been read. */
function counted(length: number) {
  const reads = { count: 0 };
  const products = Array.from({ length }, () => ({ name: '', price: '-1', currency: 'U', hsCode: 'x', originCountry: 'XX' }));
  const watched = new Proxy(products, {
    get(target, key) {
      reads.count += 1;
      return Reflect.get(target, key) as unknown;
    },
  });
  return { content: { order: { currency: 'USD' }, products: watched }, reads };
}

it('The problems of a draft cost what its products cost, not their square', () => {
  const [few, many] = [counted(100), counted(1000)];
  const [problems, more] = [few, many].map(({ content }) => problemsOf(content, { strictSubtotal: false }));

  expect(more?.length).toBeGreaterThanOrEqual(problems?.length ?? 0);
  expect(many.reads.count).toBeLessThan(15 * few.reads.count);
});

it('Only what a draft holds itself counts as given', () => {
  const problems = problemsOf({ products: [{ name: 'Mug', price: '-1' }] }, { strictSubtotal: false });
  const codes = new Map(problems.map(({ field, code }) => [field, code]));

  expect(codes.get('products[0].price')).toBe('VALIDATION_FAILED');
  expect(codes.get('products[0].grams')).toBe('MISSING_FIELD');
  expect(codes.get('customer.email')).toBe('MISSING_FIELD');
});
