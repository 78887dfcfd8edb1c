import { slowPatternsOf } from './slow-patterns.js';

describe('The check of patterns', () => {
  it.each([
    ['dots at the end of a file name', String.raw`name.replace(/[.\s]+$/, '')`],
    ['zeros at the end of a number', String.raw`digits.replace(/0+$/, '')`],
    ['a quoted cell', String.raw`/\s*(?:"((?:[^"]|"")*)"\s*|([^",]*))(,|$)/y.exec(line)`],
    ['everything up to the last question mark', String.raw`message.replace(/ Did you mean .*\?/s, '')`],
    ['the same, given as a text', String.raw`new RegExp('[.\\s]+$').test(name)`],
  ])('finds the one that is slow on many of one character: %s', async (_, code) => {
    expect(await slowPatternsOf('example.ts', `\n${code};`)).toEqual([expect.stringMatching(/^example\.ts:2 .* is slow on some texts/)]);
  });

  it('does not let a pattern by that it cannot read', async () => {
    expect(await slowPatternsOf('example.ts', 'new RegExp(word).test(name)')).toEqual([expect.stringContaining('cannot be checked')]);
  });

  it('has nothing against patterns that take linear time', async () => {
    expect(await slowPatternsOf('example.ts', String.raw`/^[^\s@]+@[^\s@]+$/u.test(email); name.replace(/\s+/g, ' ');`)).toEqual([]);
  });
});
