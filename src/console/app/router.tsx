import { createBrowserRouter, Outlet, useRouteError, type RouteObject } from 'react-router';
import { Trouble } from '../ui/trouble.js';
import { Door } from './door.js';

/** Pages are lazy-loaded. */
const page = (path: string, load: () => Promise<{ readonly default: React.ComponentType }>): RouteObject => ({
  path,
  lazy: async () => ({ Component: (await load()).default }),
});

const pages: RouteObject[] = [
  page('/', () => import('../board/board-page.js')),
  page('/figures', () => import('../board/figures-page.js')),
  page('/shipments', () => import('../shipments/shipments-page.js')),
  page('/shipments/new', () => import('../ship/new-shipment-page.js')),
  page('/address-book', () => import('../ship/address-book-page.js')),
  page('/shipments/import', () => import('../imports/import-page.js')),
  page('/shipments/import/:id', () => import('../imports/one-import-page.js')),
  page('/shipments/drafts', () => import('../imports/drafts-page.js')),
  page('/shipments/:id', () => import('../shipments/shipment-page.js')),
  page('/pickups', () => import('../pickups/pickups-page.js')),
  page('/runs', () => import('../runs/runs-page.js')),
  page('/runs/settings', () => import('../runs/settings-page.js')),
  page('/runs/:id', () => import('../runs/run-page.js')),
  page('/prices', () => import('../prices/prices-page.js')),
  page('/prices/try', () => import('../prices/try-page.js')),
  page('/prices/:id', () => import('../prices/rate-card-page.js')),
  page('/carriers', () => import('../carriers/carriers-page.js')),
  page('/carriers/bills', () => import('../carrier-bills/bills-page.js')),
  page('/carriers/bills/:id', () => import('../carrier-bills/bill-page.js')),
  page('/carriers/cash', () => import('../carrier-bills/cash-page.js')),
  page('/carriers/:id', () => import('../carriers/account-page.js')),
  page('/wallet', () => import('../sellers/wallet-page.js')),
  page('/invoices', () => import('../sellers/invoices-page.js')),
  page('/invoices/:id', () => import('../sellers/invoice-page.js')),
  page('/branding', () => import('../sellers/branding-page.js')),
  page('/sellers', () => import('../sellers/sellers-page.js')),
  page('/sellers/:id', () => import('../sellers/seller-page.js')),
  page('/approvals', () => import('../money/approvals-page.js')),
  page('/approvals/:id', () => import('../money/approval-page.js')),
  page('/adjustments', () => import('../money/adjustments-page.js')),
  page('/cod', () => import('../money/cod-page.js')),
  page('/ledger', () => import('../ledger/ledger-page.js')),
  page('/ledger/settlements', () => import('../sellers/ledger-page.js')),
  page('/webhooks', () => import('../webhooks/webhooks-page.js')),
  page('/webhooks/:id', () => import('../webhooks/webhook-page.js')),
  page('/webhooks/:id/deliveries/:delivery', () => import('../webhooks/delivery-page.js')),
  page('/tokens', () => import('../access/tokens-page.js')),
  page('/shops', () => import('../access/shops-page.js')),
  page('/shops/connect', () => import('../access/connect-page.js')),
  page('/shops/:domain', () => import('../access/shop-page.js')),
  page('/staff', () => import('../access/staff-page.js')),
  page('/audit', () => import('../access/audit-page.js')),
  page('/profile', () => import('../sellers/profile-page.js')),
  page('/account', () => import('../access/account-page.js')),
  page('*', () => import('./no-page.js')),
];

/** Error page for failed routes. A full reload also fetches the files of a newer release. */
function RouteFailed() {
  const thrown = useRouteError();
  return <Trouble error={thrown instanceof Error ? thrown : new Error(String(thrown))} again={() => location.reload()} />;
}

export const router = createBrowserRouter(
  [
    {
      element: <Outlet />,
      errorElement: <RouteFailed />,
      hydrateFallbackElement: <></>,
      children: [
        page('/login', () => import('../login/login-page.js')),
        page('/sign-up', () => import('../login/sign-up-page.js')),
        page('/confirm', () => import('../login/confirm-page.js')),
        page('/invitation', () => import('../login/invitation-page.js')),
        page('/forgotten', () => import('../login/forgotten-page.js')),
        page('/reset', () => import('../login/reset-page.js')),
        { element: <Door />, children: pages },
      ],
    },
  ],
  { basename: '/console' },
);
