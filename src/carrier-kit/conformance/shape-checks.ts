import { labelFormat, scanStatus, type CarrierAdapter, type CarrierCapabilities } from '../../modules/carriers/adapter/index.js';
import { check, ensure, isList, NotApplicable } from './check.js';

const CODE = /^[A-Z0-9_]{2,20}$/;
const COUNTRY = /^[A-Z]{2}$/;
const FIELD_NAME = /^[A-Za-z][A-Za-z0-9_]{0,39}$/;

const METHODS = ['check', 'quote', 'book', 'find', 'cancel', 'label', 'track'] as const;
const FLAGS = ['quote', 'label', 'cancel', 'pickup', 'manifest', 'returns', 'addressCheck', 'cod', 'webhooks'] as const;
const DEDUPES: readonly string[] = ['key', 'lookup', 'none'] satisfies CarrierCapabilities['dedupe'][];

/** Methods that belong to a capability. */
const OPTIONAL = {
  pickup: ['schedulePickup', 'cancelPickup'],
  manifest: ['manifest'],
  addressCheck: ['checkAddress'],
  webhooks: ['readWebhook'],
} as const satisfies Partial<Record<keyof CarrierCapabilities, readonly (keyof CarrierAdapter)[]>>;

/** What an adapter declares. Adapters in plain JavaScript have no compiler that checks it. */
export const shapeChecks = [
  check('shape', 'The code and the name are those of a carrier', async ({ adapter: { code, name } }) => {
    ensure(isText(code, 20) && CODE.test(code), '`code` to be 2 to 20 of A-Z, 0-9 and _', code);
    ensure(isText(name, 100), '`name` to have 1 to 100 characters', name);
  }),

  check('shape', 'Every method is there that an adapter must have', async ({ adapter }) => {
    for (const method of METHODS) ensure(isMethod(adapter, method), `\`${method}\` to be a function`, Reflect.get(adapter, method));
    for (const method of ['missing', 'missingForQuote'] as const)
      ensure(
        isMethod(adapter, method) || Reflect.get(adapter, method) === undefined,
        `\`${method}\` to be a function or absent`,
        Reflect.get(adapter, method),
      );
  }),

  check('shape', 'Each capability has its methods, and no method is without its capability', async ({ adapter }) => {
    const { capabilities } = adapter;
    for (const flag of FLAGS)
      ensure(typeof capabilities[flag] === 'boolean', `capabilities.${flag} to be true or false`, capabilities[flag]);
    for (const [flag, methods] of Object.entries(OPTIONAL) as [keyof typeof OPTIONAL, readonly (keyof CarrierAdapter)[]][])
      for (const method of methods)
        ensure(
          isMethod(adapter, method) === capabilities[flag],
          `\`${method}\` to be ${capabilities[flag] ? 'a function' : 'absent'}, as capabilities.${flag} is ${String(capabilities[flag])}`,
          Reflect.get(adapter, method),
        );
  }),

  check('shape', 'Label formats, countries, the batch of tracking and the kind of deduplication are valid', async ({ adapter }) => {
    const { labelFormats, fixedLabelFormat = false, countries, trackBatch, dedupe } = adapter.capabilities;
    ensure(typeof fixedLabelFormat === 'boolean', 'capabilities.fixedLabelFormat to be true, false or absent', fixedLabelFormat);
    const formats: readonly string[] = labelFormat.values;
    ensure(
      isList(labelFormats) && labelFormats.length > 0 && labelFormats.every((each) => formats.includes(each)) && isUnique(labelFormats),
      `capabilities.labelFormats to list some of ${formats.join(', ')}, each once`,
      labelFormats,
    );
    ensure(
      countries === null || (isList(countries) && countries.length > 0 && countries.every(isCountry) && isUnique(countries)),
      'capabilities.countries to be null or a list of two-letter country codes',
      countries,
    );
    ensure(Number.isInteger(trackBatch) && trackBatch >= 1 && trackBatch <= 1_000, 'capabilities.trackBatch to be 1 to 1000', trackBatch);
    ensure(DEDUPES.includes(dedupe), `capabilities.dedupe to be one of ${DEDUPES.join(', ')}`, dedupe);
  }),

  check('shape', 'Credential fields can be asked for and stored', async ({ adapter: { credentials } }) => {
    ensure(isList(credentials) && credentials.length > 0, '`credentials` to list at least one field', credentials);
    for (const field of credentials) {
      const { name, label, required, secret, maxLength } = field;
      ensure(
        isText(name, 40) && FIELD_NAME.test(name),
        'the name of a field to be a letter, then letters, digits and _, at most 40',
        field,
      );
      ensure(isText(label, 100), 'the label of a field to have 1 to 100 characters', field);
      ensure(typeof required === 'boolean' && typeof secret === 'boolean', '`required` and `secret` to be true or false', field);
      ensure(Number.isInteger(maxLength) && maxLength >= 1 && maxLength <= 10_000, '`maxLength` to be 1 to 10000', field);
    }
    ensure(isUnique(credentials.map(({ name }) => name)), 'every credential field to have a name of its own', credentials);
  }),

  check('shape', 'Base addresses are https without a trailing slash', async ({ adapter: { baseUrls } }) => {
    ensure(isObject(baseUrls), '`baseUrls` to be { test, live }, each an https address or null', baseUrls);
    for (const mode of ['test', 'live'] as const) {
      const url = baseUrls[mode];
      const isValid = url === null || (isText(url, 500) && URL.parse(url)?.protocol === 'https:' && !url.endsWith('/'));
      ensure(isValid, `baseUrls.${mode} to be null or an https address without a trailing slash`, url);
    }
  }),

  check(
    'shape',
    'Every code of a scan means one of the known statuses, and one of them is the delivery',
    async ({ adapter: { scanCodes } }) => {
      ensure(isObject(scanCodes), '`scanCodes` to be an object with a status for each code', scanCodes);
      const known: readonly string[] = scanStatus.values;
      for (const [code, status] of Object.entries(scanCodes)) {
        ensure(isText(code, 100), 'a code in `scanCodes` to have 1 to 100 characters', code);
        ensure(known.includes(status), `scanCodes[${JSON.stringify(code)}] to be one of ${known.join(', ')}`, status);
      }
      ensure(Object.values(scanCodes).includes('delivered'), 'a code in `scanCodes` that means `delivered`', Object.keys(scanCodes));
    },
  ),

  check('shape', 'The simulator is one of this carrier', async ({ adapter, simulator }) => {
    if (!simulator) throw new NotApplicable('There is no simulator.');
    const fields = adapter.credentials.map(({ name }) => name);
    const unknown = Object.keys(simulator.credentials).filter((name) => !fields.includes(name));
    ensure(simulator.carrier === adapter.code, `\`carrier\` of the simulator to be ${adapter.code}`, simulator.carrier);
    ensure(unknown.length === 0, `the simulator's credentials to be among the fields ${fields.join(', ')}`, unknown);
  }),
];

const isText = (value: unknown, most: number): value is string => typeof value === 'string' && value.trim() !== '' && value.length <= most;
const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;
const isCountry = (value: unknown): boolean => isText(value, 2) && COUNTRY.test(value);
const isUnique = (values: readonly unknown[]): boolean => new Set(values).size === values.length;
const isMethod = (adapter: CarrierAdapter, name: keyof CarrierAdapter): boolean => typeof Reflect.get(adapter, name) === 'function';
