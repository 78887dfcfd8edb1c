export interface Guide {
  /** Name of its file in src/docs and of its page below /docs. */
  readonly name: string;
  readonly title: string;
  /** One sentence for the landing page. */
  readonly summary: string;
  /** Found after other guides: few readers look for it. */
  readonly rare?: 'special' | 'log';
}

export interface GuideGroup {
  readonly title: string;
  readonly guides: readonly Guide[];
}

/** The guides in the order in which they are read. */
export const guideGroups: readonly GuideGroup[] = [
  {
    title: 'Get started',
    guides: [
      { name: 'quick-start', title: 'Quick start', summary: 'Run the service, place an order and follow its parcel to the door.' },
      {
        name: 'connect-a-store',
        title: 'Connect a store',
        summary: 'Sign a shop in, quote rates, place, change, cancel and return orders.',
      },
      {
        name: 'ship-by-hand',
        title: 'Ship by hand',
        summary: 'Make a shipment in the console, with address book, drafts and live prices.',
      },
      {
        name: 'import-orders',
        title: 'Import orders',
        summary: 'Ship without a plug-in: orders from a CSV file, and drafts to finish later.',
      },
    ],
  },
  {
    title: 'Integrate',
    guides: [
      { name: 'webhooks', title: 'Webhooks', summary: 'Receive signed events, verify them and handle each one once.' },
      {
        name: 'certify-a-plug-in',
        title: 'Certify a plug-in',
        summary: 'Check the plug-in of a store against an operator that is played on your machine.',
        rare: 'special',
      },
      {
        name: 'connected-carriers',
        title: 'Connected carriers',
        summary: 'Live prices, bookings, labels, scans and bills of carriers with an API.',
        rare: 'special',
      },
      { name: 'rates-and-price-cards', title: 'Prices and rate cards', summary: 'How a price is made, and how to change it.' },
      {
        name: 'money-and-cod',
        title: 'Money and COD',
        summary: 'Wallets, adjustments, cash on delivery, payouts, invoices and the ledger.',
      },
      { name: 'erp', title: 'ERP interface', summary: 'Drive shipments and money from the system of the operator.' },
      {
        name: 'steps',
        title: 'What each step does',
        summary: 'The 26 steps of a shipment: what each needs, and what it does, in order.',
        rare: 'special',
      },
      { name: 'graphql', title: 'GraphQL', summary: 'Authentication, limits, pagination, subscriptions and errors.' },
      { name: 'client-and-cli', title: 'Client and CLI', summary: 'The typed TypeScript client and the command line.' },
      {
        name: 'write-a-carrier-adapter',
        title: 'Write a carrier adapter',
        summary: 'Connect a carrier with its API, and check the adapter with the conformance suite.',
        rare: 'special',
      },
      { name: 'errors', title: 'Errors', summary: 'How errors look in each interface, when to retry, and every code.' },
    ],
  },
  {
    title: 'Operate',
    guides: [
      { name: 'drivers', title: 'Drivers', summary: 'Plan the runs of your own drivers, and see what they report.' },
      { name: 'settings', title: 'Settings', summary: 'Every environment variable with its default.' },
      { name: 'operate', title: 'Operate', summary: 'Deploy, back up, upgrade, monitor and scale the service.' },
      { name: 'scale', title: 'Scale', summary: 'From one process to several machines and a database that fails over.', rare: 'special' },
    ],
  },
  {
    title: 'Project',
    guides: [
      {
        name: 'architecture',
        title: 'Architecture',
        summary: 'The modules, the import rules, and how a request travels through them.',
        rare: 'special',
      },
      { name: 'glossary', title: 'Glossary', summary: 'One word for each thing, in English and Arabic.', rare: 'special' },
      { name: 'changelog', title: 'Changelog', summary: 'What changed in each version.', rare: 'log' },
    ],
  },
];

export const guides: readonly Guide[] = guideGroups.flatMap((group) => group.guides);
