import type access from '../access/words.en.json';
import type board from '../board/words.en.json';
import type carrierBills from '../carrier-bills/words.en.json';
import type carriers from '../carriers/words.en.json';
import type imports from '../imports/words.en.json';
import type ledger from '../ledger/words.en.json';
import type login from '../login/words.en.json';
import type messages from '../messages/words.ar.json';
import type money from '../money/words.en.json';
import type pickups from '../pickups/words.en.json';
import type prices from '../prices/words.en.json';
import type runs from '../runs/words.en.json';
import type sellers from '../sellers/words.en.json';
import type ship from '../ship/words.en.json';
import type shipments from '../shipments/words.en.json';
import type ui from '../ui/words.en.json';
import type webhooks from '../webhooks/words.en.json';
import type app from './words.en.json';

declare module 'i18next' {
  /** Makes a missing translation key a compile error. */
  interface CustomTypeOptions {
    defaultNS: 'app';
    resources: {
      access: typeof access;
      app: typeof app;
      board: typeof board;
      'carrier-bills': typeof carrierBills;
      carriers: typeof carriers;
      imports: typeof imports;
      ledger: typeof ledger;
      login: typeof login;
      messages: typeof messages;
      money: typeof money;
      pickups: typeof pickups;
      prices: typeof prices;
      runs: typeof runs;
      sellers: typeof sellers;
      ship: typeof ship;
      shipments: typeof shipments;
      ui: typeof ui;
      webhooks: typeof webhooks;
    };
  }
}
