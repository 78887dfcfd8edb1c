import { storedRemark } from '../../../src/platform/db/stored-remark.js';

it('A remark is kept without what a column cannot hold, in its words and in each of its values', () => {
  const params = { name: 'a\0b', names: ['c\0', 'half \ud800'], count: 3 };

  expect(storedRemark({ code: 'X\0', message: 'no\0', variant: 'one', params })).toEqual({
    code: 'X',
    message: 'no',
    variant: 'one',
    params: { name: 'ab', names: ['c', 'half \ufffd'], count: 3 },
  });
});
