/** The demo accounts that a reader can become with one click. */
export const demoAccounts = {
  seller: 'Demo seller',
  shop: 'Demo shop',
  operator: 'Demo operator',
  admin: 'Demo administrator',
  erp: 'Demo ERP token',
} as const;
export type DemoAccount = keyof typeof demoAccounts;
