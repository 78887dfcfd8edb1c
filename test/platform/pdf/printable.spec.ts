import { FieldChecks } from '../../../src/kernel/errors.js';
import { unprintable, warnUnprintable } from '../../../src/platform/pdf/printable.js';
import { namesInScripts } from './names-in-scripts.js';

describe('An order warns of what its label cannot show', () => {
  it.each(namesInScripts)('but not of a name and an address in %s', (_script, name, address) => {
    expect([...unprintable(name), ...unprintable(address)]).toEqual([]);
  });

  it.each([
    ['Sarah 🌸', ['🌸']],
    ['Omar 👨‍👩‍👧 Khan', ['👨‍👩‍👧']],
    ['𒀀𒁀', ['𒀀', '𒁀']],
    ['Łódź – “Centrum”, ½ floor №5', []],
    ['Cafe\u0301 が', []],
    ['line\nbreak\tand \u200Emarks\u200F', []],
  ])('%s', (text, signs) => {
    expect(unprintable(text)).toEqual(signs);
  });

  it('with the field, the sign and its number', () => {
    const checks = new FieldChecks();
    warnUnprintable(checks, 'customer.firstName', 'Sarah 🌸');
    warnUnprintable(checks, 'customer.lastName', null);

    expect(checks.warnings).toEqual([
      {
        field: 'customer.firstName',
        code: 'NOT_PRINTABLE',
        message: 'Labels cannot show 🌸 (U+1F338); a sign is printed instead.',
        params: { characters: '🌸 (U+1F338)' },
      },
    ]);
  });
});
