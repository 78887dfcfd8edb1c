/** Who may import whom. Arrows point down: kernel <- platform <- modules <- (rest, composition) <- app. */

const valueImport = { dependencyTypesNot: ['type-only'] };

/** The files at the top of src that put modules together, and what is run by hand. */
const COMPOSITION = '^src/([^/]+[.]ts$|commands/|demo-carrier/|maintenance/|migrations/|seed/)';

/** Inputs and enums of the schema, generated once for everybody who speaks to it. */
const SCHEMA_TYPES = 'schema-types[.]generated[.]ts$';

/** What the service says, by key. */
const MESSAGES = 'kernel/(field|refusal|warning)-messages[.]ts$';

/** A package that holds nothing but types cannot be resolved like others. */
const TYPES_ONLY = '^@graphql-typed-document-node/core$';

/** Examples import the kit as their readers do. It is there after a build. */
const OWN_EXPORT = '^shipgraph/carrier-kit$';

/** Packages of stores, and the client as their plug-ins import it, are installed with the store: its compiler finds what is missing. */
const OF_STORES = '^src/stores/';

/** Files of packages whose address a bundler fills in. */
const ADDRESS = '[?]url$';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'kernel-is-pure',
      comment: 'The kernel is plain TypeScript: no packages, no input or output, nothing of ours but itself.',
      severity: 'error',
      from: { path: '^src/kernel/' },
      to: { pathNot: '^src/kernel/' },
    },
    {
      name: 'platform-knows-no-business',
      comment: 'The platform imports the kernel and packages. What it needs of a module, the composition hands to it.',
      severity: 'error',
      from: { path: '^src/platform/' },
      to: { path: '^src/', pathNot: '^src/(kernel|platform)/' },
    },
    {
      name: 'modules-know-no-door',
      comment: 'A module does not know how it is reached or composed.',
      severity: 'error',
      from: { path: '^src/modules/' },
      to: { path: '^src/', pathNot: '^src/(kernel|platform|modules)/' },
    },
    {
      name: 'front-doors-only',
      comment:
        'What a module offers to others is in its index.ts. The interface of adapters has a door of its own, so that what third parties install brings no tables with it. So have the rules that a thread checks orders with, which would load every module with them.',
      severity: 'error',
      from: { path: '^src/modules/([^/]+)/' },
      to: {
        path: '^src/modules/',
        pathNot:
          '^src/modules/($1/|[^/]+/index[.]ts$|carriers/adapter/index[.]ts$|orders/(order(-name)?|payment)[.]rules[.]ts$|order-drafts/complete-draft[.]rules[.]ts$)',
      },
    },
    {
      name: 'composition-uses-front-doors',
      comment: 'What a module offers to others is in its index.ts. A thread loads rules alone, not the modules that they are of.',
      severity: 'error',
      from: { path: COMPOSITION, pathNot: '[.]worker[.]ts$' },
      to: { path: '^src/modules/', pathNot: '^src/modules/[^/]+/index[.]ts$' },
    },
    {
      name: 'no-door-inside-modules',
      comment: 'Use cases see neither HTTP nor the GraphQL server nor the job library; contexts and transactions stand for them.',
      severity: 'error',
      from: { path: '^src/modules/' },
      to: { path: '^node_modules/(@types/)?(express|@apollo|pg-boss|graphql-jit)(/|$)' },
    },
    {
      name: 'entities-are-storage',
      comment:
        'An entity knows columns, and from the inputs of its module how long their texts may be. It does not know what is made of them.',
      severity: 'error',
      from: { path: '^src/modules/.+[.]entity[.]ts$' },
      to: { path: '[.](resolver|loader)[.]ts$' },
    },
    {
      name: 'entities-of-others-as-types',
      comment:
        'An entity refers to records of another module by id, or by their type. Prices cannot be without the service that they are for.',
      severity: 'error',
      from: { path: '^src/modules/([^/]+)/.+[.]entity[.]ts$' },
      to: { path: '^src/modules/', pathNot: '^src/modules/($1|carriers)/', ...valueImport },
    },
    {
      name: 'types-are-the-contract',
      comment: 'A GraphQL type is not a table: it may name the type of a row, never import the entity itself.',
      severity: 'error',
      from: { path: '^src/modules/.+[.]types[.]ts$' },
      to: { path: '([.]entity|[.]resolver)[.]ts$|^node_modules/@mikro-orm/', ...valueImport },
    },
    {
      name: 'only-the-front-door-shows-resolvers',
      comment: 'Nobody calls a resolver; the schema collects them from the front doors.',
      severity: 'error',
      from: { path: '^src/modules/', pathNot: '^src/modules/[^/]+/index[.]ts$' },
      to: { path: '[.]resolver[.]ts$' },
    },
    {
      name: 'rest-speaks-graphql',
      comment: 'REST is a translation of documents: kernel, platform and itself. The generated documents name their resolvers, as types.',
      severity: 'error',
      from: { path: '^src/rest/', pathNot: '^src/rest/operations[.]generated[.]ts$' },
      to: { path: '^src/', pathNot: `^src/((kernel|platform|rest)/|${SCHEMA_TYPES})` },
    },
    {
      name: 'client-stands-alone',
      comment: 'What others install to talk to the service brings nothing of the service with it but its error codes.',
      severity: 'error',
      from: { path: '^src/client/' },
      to: { path: '^src/', pathNot: `^src/(client/|kernel/errors[.]ts$|${SCHEMA_TYPES})` },
    },
    {
      name: 'carrier-kit-stands-alone',
      comment:
        'What authors of adapters install brings the interface of adapters with it, and the HTTP client of accounts, so that an adapter is checked with the failures that the service will give it.',
      severity: 'error',
      from: { path: '^src/carrier-kit/' },
      to: {
        path: '^src/',
        pathNot: '^src/(carrier-kit/|kernel/|modules/carriers/adapter/index[.]ts$|modules/carrier-accounts/carrier-client[.]ts$)',
      },
    },
    {
      name: 'carrier-kit-by-its-front-door',
      comment:
        'What authors of adapters may use is in its index.ts. Simulators are apart, as the demo runs one, and the areas, as the command line lists them without the checks.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/carrier-kit/' },
      to: { path: '^src/carrier-kit/', pathNot: '^src/carrier-kit/(index|simulator|conformance/areas)[.]ts$' },
    },
    {
      name: 'store-kit-plays-the-operator',
      comment:
        'It answers, signs and describes with the code of the service, so that a plug-in is checked against nothing else: the printers and the description of REST, and the payloads and signatures of webhooks.',
      severity: 'error',
      from: { path: '^src/store-kit/' },
      to: {
        path: '^src/',
        pathNot:
          '^src/(store-kit/|kernel/|schema[.]ts$|platform/ids[.]ts$|carrier-kit/simulator[.]ts$|rest/(interfaces|print-error|route|openapi/document)[.]ts$|modules/webhooks/(payload|shipment-event|sending/(secret|signed-headers|redacted-headers))[.]ts$)',
      },
    },
    {
      name: 'store-kit-by-its-front-door',
      comment: 'What the command line uses is in its index.ts. The areas are apart, as the command line lists them without the checks.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/store-kit/' },
      to: { path: '^src/store-kit/', pathNot: '^src/store-kit/(index|checks/areas)[.]ts$' },
    },
    {
      name: 'embedded-postgres-stands-alone',
      comment: 'It is a package of its own, which others can use: Node and npm packages only.',
      severity: 'error',
      from: { path: '^src/embedded-postgres/' },
      to: { path: '^src/', pathNot: '^src/embedded-postgres/' },
    },
    {
      name: 'only-the-composition-starts-postgres',
      comment: 'Everything else is given the URL of a database.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(embedded-postgres/|migrations/|commands/|[^/]+[.]ts$)' },
      to: { path: '^src/embedded-postgres/' },
    },
    {
      name: 'embedded-postgres-by-its-front-door',
      comment: 'What the package offers is in its index.ts.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/embedded-postgres/' },
      to: { path: '^src/embedded-postgres/', pathNot: '^src/embedded-postgres/index[.]ts$' },
    },
    {
      name: 'adapters-know-their-interface-only',
      comment: 'An adapter translates one carrier: it sees the interface, the kernel and itself.',
      severity: 'error',
      from: { path: '^src/adapters/([^/]+)/' },
      to: { path: '^src/', pathNot: '^src/(adapters/$1/|kernel/|modules/carriers/adapter/index[.]ts$)' },
    },
    {
      name: 'command-line-speaks-through-the-client',
      comment:
        'It signs what it forwards with the very code of the service, which needs nothing but the cryptography of Node. It checks adapters with what their authors install, and plug-ins with a playing operator. What maintains an installation is loaded by the commands that need it.',
      severity: 'error',
      from: { path: '^src/cli/' },
      to: {
        path: '^src/',
        pathNot:
          '^src/(cli/|client/|carrier-kit/|store-kit/|maintenance/index[.]ts$|modules/webhooks/sending/(signed-headers|secret)[.]ts$)',
      },
    },
    {
      name: 'console-stands-alone',
      comment:
        'What runs in browsers speaks to /graphql and brings nothing of the service with it. It knows the keys of messages as types.',
      severity: 'error',
      from: { path: '^src/console/' },
      to: { path: '^src/', pathNot: `^src/(console/|${MESSAGES}|${SCHEMA_TYPES})` },
    },
    {
      name: 'console-knows-keys-of-messages',
      comment: 'The English sentences come with the answers; other languages are checked against their keys.',
      severity: 'error',
      from: { path: '^src/console/' },
      to: { path: `^src/${MESSAGES}`, ...valueImport },
    },
    {
      name: 'areas-of-the-console-are-apart',
      comment: 'What two areas share is of the frame, the graph or the kit.',
      severity: 'error',
      from: { path: '^src/console/(?!app/)([^/]+)/' },
      to: { path: '^src/console/', pathNot: '^src/console/($1|app|graph|messages|ui)/' },
    },
    {
      name: 'driver-app-stands-alone',
      comment: "What runs on drivers' phones speaks to /graphql and brings nothing of the service or the console with it.",
      severity: 'error',
      from: { path: '^src/driver/' },
      to: { path: '^src/', pathNot: `^src/(driver/|${SCHEMA_TYPES})` },
    },
    {
      name: 'stores-stand-alone',
      comment: 'A package for a store is installed in that store: it brings the client, and nothing of the service.',
      severity: 'error',
      from: { path: '^src/stores/([^/]+)/' },
      to: { path: '^(src|test)/', pathNot: '^src/(stores/$1|client)/' },
    },
    {
      name: 'nothing-of-stores-here',
      comment: 'Packages for stores are made with the service, not for it.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/stores/' },
      to: { path: '^src/stores/' },
    },
    {
      name: 'no-packages-of-stores',
      comment: 'Licences of stores apply to the packages for them, and end there.',
      severity: 'error',
      from: { path: '^(src|test)/', pathNot: '^src/stores/' },
      to: { path: '(^|node_modules/)(@vendure|@medusajs|@nestjs|typeorm)(/|$)' },
    },
    {
      name: 'server-carries-no-client',
      comment: 'The process of the service does not pay for what runs elsewhere.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(cli|client|console|driver|stores)/' },
      to: { path: '^src/(cli|client|console|driver)/' },
    },
    {
      name: 'app-is-the-top',
      comment: 'The application is started by main.ts, by commands and by tests.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/((main|serve)[.]ts$|commands/|maintenance/)' },
      to: { path: '^src/(app|main|serve)[.]ts$' },
    },
    {
      name: 'src-knows-no-tests',
      severity: 'error',
      from: { path: '^src/' },
      // The demo connects a carrier that is a simulator.
      to: { path: '^test/', pathNot: '^test/carriers/simulators/' },
    },
    {
      name: 'no-undeclared-packages',
      severity: 'error',
      from: { path: '^(src|test)/', pathNot: OF_STORES },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown', 'undetermined'], pathNot: [TYPES_ONLY, OWN_EXPORT, ADDRESS] },
    },
    {
      name: 'no-cycles-of-files',
      severity: 'error',
      from: { path: '^(src|test)/' },
      to: { circular: true, viaOnly: valueImport },
    },
    {
      name: 'no-cycles-of-modules',
      comment: 'If two modules want each other, the noun that they share has no name yet.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^src/(platform|modules)/' },
      to: { circular: true, path: '^src/(platform|modules)/' },
    },
    {
      name: 'no-orphans',
      comment: 'Scripts of the documentation are loaded by its pages.',
      severity: 'error',
      from: { orphan: true, path: '^(src|test)/', pathNot: '[.]spec[.]ts$|[.]d[.]ts$|^test/support/global-.+[.]mjs$|^src/docs/site/' },
      to: {},
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: { pathNot: OF_STORES },
      to: { couldNotResolve: true, pathNot: [TYPES_ONLY, OWN_EXPORT, ADDRESS] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // A whole store, with packages of its own.
    exclude: { path: '^test/stores/[^/]+/store/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'require', 'types', 'node', 'default'] },
  },
};
