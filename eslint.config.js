import tseslint from 'typescript-eslint';
import { ownRows } from './test/patterns/own-rows.js';

/** Facts about this code that a reviewer should not have to look for. Each row: where it holds, what is forbidden, what to do instead. */
const everywhere = [
  {
    selector: "CallExpression[callee.property.name=/^(flush|transactional|begin|commit|rollback)$/]:not([callee.object.name='log'])",
    message: 'Only the unit of work begins, flushes and ends transactions: take a `tx`.',
  },
  {
    selector: "AssignmentExpression > MemberExpression.left[object.name='shipment'][property.name='status']",
    message: 'The status of a shipment changes by an edge of its machine only: use takeEdge.',
  },
  {
    selector:
      ':matches(Literal[value=/update\\s+shipment\\s[^]*\\bset\\s[^]*\\bstatus\\s*=/i], TemplateElement[value.raw=/update\\s+shipment\\s[^]*\\bset\\s[^]*\\bstatus\\s*=/i])',
    message: 'The status of a shipment changes by an edge of its machine only: use takeEdge.',
  },
  {
    selector: "ImportDeclaration[source.value='type-graphql'] > ImportSpecifier[imported.name=/^(Arg|Args|Ctx|Info|Root)$/]",
    message: 'Methods get their inputs as GraphQL reads them: take the decorator from platform/graphql/resolvers.',
  },
  {
    selector: "ClassDeclaration:has(> Decorator[expression.callee.name=/^(ObjectType|InterfaceType)$/]) MethodDefinition[kind='get']",
    message: 'What GraphQL reads is data: the compiler of operations catches what a resolver throws, but not what a getter throws.',
  },
];

const inDomain = [
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0]",
    message: 'Instants come from `services.clock`, so that a test can own time.',
  },
  {
    selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
    message: 'Instants come from `services.clock`, so that a test can own time.',
  },
  {
    selector:
      "ObjectExpression:has(> Property[key.name='code']) > Property[key.name='message']:matches([value.type='Literal'], [value.type='TemplateLiteral'])",
    message: 'A message is a key with values: its English sentence stands in the catalogues of the kernel.',
  },
];

const inResolvers = [
  {
    selector:
      ':matches(IfStatement, ForStatement, ForInStatement, ForOfStatement, WhileStatement, DoWhileStatement, SwitchStatement, TryStatement)',
    message: 'A resolver is a sentence: decide in a use case or in rules.',
  },
  {
    selector: "MemberExpression[property.name='em']",
    message: 'A resolver is a sentence: read through a function or a loader of the module.',
  },
];

const forbid = (...lists) => ({ 'no-restricted-syntax': ['error', ...lists.flat()] });

const withoutTransactionRule = everywhere.filter(({ message }) => !message.startsWith('Only the unit of work'));
const withoutStatusRule = everywhere.filter(({ message }) => !message.startsWith('The status of a shipment'));

const withoutTypes = { '@typescript-eslint/switch-exhaustiveness-check': 'off' };

export default tseslint.config(
  { ignores: ['**/dist/', 'coverage/', '.data/', '**/*.generated.ts'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'no-var': 'error',
      'prefer-const': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      // An async function without await turns what it throws into a rejection, which is what an interface of promises asks for.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'max-lines': ['error', { max: 250 }],
    },
  },
  // Packages for stores are checked against the types of the store, which are not installed here: test/stores compiles them there.
  { files: ['src/stores/**/*.ts'], extends: [tseslint.configs.disableTypeChecked], rules: { ...withoutTypes } },
  {
    files: ['src/**/*.ts'],
    rules: {
      ...forbid(everywhere),
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Settings are read and checked in src/config.ts.' },
      ],
      'max-lines-per-function': ['error', { max: 60 }],
    },
  },
  { files: ['src/modules/**/*.ts', 'src/rest/**/*.ts'], rules: forbid(everywhere, inDomain) },
  { files: ['src/modules/**/*.ts'], plugins: { data: { rules: { 'own-rows': ownRows } } }, rules: { 'data/own-rows': 'error' } },
  { files: ['src/modules/**/*.resolver.ts'], rules: forbid(everywhere, inDomain, inResolvers) },
  { files: ['src/modules/shipments/take-edge.ts'], rules: forbid(withoutStatusRule, inDomain) },
  // An example for others, who do not have our clock.
  { files: ['src/modules/webhooks/receivers/*.ts'], rules: forbid(everywhere) },
  { files: ['src/platform/db/**/*.ts'], rules: forbid(withoutTransactionRule) },
  // Settings come in by what is started by hand; the last one hands a search path on to other programs.
  {
    files: [
      'src/config.ts',
      'src/main.ts',
      'src/serve.ts',
      'src/cli/main.ts',
      'src/commands/**/*.ts',
      'src/embedded-postgres/run-as.ts',
      'src/stores/medusa/src/scripts/connect.ts',
    ],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    // Facts in rows are as long as there are facts.
    files: [
      'src/**/*.types.ts',
      'src/access-rules.ts',
      'src/**/*.machine.ts',
      'src/**/*.routes.ts',
      'src/migrations/**/*.ts',
      'src/kernel/error-catalogue.ts',
      'src/kernel/error-remedies.ts',
      'src/kernel/*-messages.ts',
    ],
    rules: { 'max-lines': 'off' },
  },
  { files: ['src/console/**/*.{ts,tsx}', 'src/driver/**/*.{ts,tsx}'], rules: { 'no-restricted-properties': 'off' } },
  { files: ['src/console/**/*.{ts,tsx}'], rules: { 'max-lines-per-function': ['error', { max: 50 }] } },
  {
    // A page is a tree of elements, which is longer than what it does.
    files: ['src/driver/**/*.{ts,tsx}'],
    rules: { 'max-lines-per-function': ['error', { max: 120 }] },
  },
  { files: ['src/commands/**/*.ts', 'test/**/*.ts'], rules: { 'no-console': 'off' } },
  // What simulated carriers are sent is JSON of any shape, and so are answers of the service about runs.
  {
    files: [
      'test/modules/fleet/*.ts',
      'test/support/fleet.ts',
      'test/carriers/**/*.ts',
      'src/carrier-kit/simulat*.ts',
      'test/modules/bookings/**/*.ts',
      'test/stores/certify/*.ts',
    ],
    rules: { '@typescript-eslint/no-explicit-any': 'off' },
  },
  {
    files: ['test/**/*.ts'],
    rules: {
      // Answers of the service are looked into freely; what is found there is what is asserted.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      'max-lines': 'off',
    },
  },
);
