import type { Door } from '../../route.js';

/** What each kind of route asks for. */
export const CREDENTIALS: Readonly<Record<Door, string>> = {
  public: 'None.',
  shopToken:
    '<code>x-svc-shop-token</code> and <code>x-svc-shop-domain</code>, of a <a href="/docs/connect-a-store#sign-in">connected shop</a>.',
  bearer: '<code>Authorization: Bearer sat_…</code>, an API token of a seller, or the <code>sst_…</code> of a shop.',
  erpToken: '<code>Authorization: Bearer erp_…</code>: see <a href="/docs/erp#get-a-token">Get a token</a>.',
  signedLink: 'The signature in the link, or <code>Authorization: Bearer erp_…</code>.',
};
