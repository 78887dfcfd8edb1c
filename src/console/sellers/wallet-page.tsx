import { Page } from '../ui/page.js';

export default function WalletPage() {
  return <Page title="wallet-page">…</Page>;
}
