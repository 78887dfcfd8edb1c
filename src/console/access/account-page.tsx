import { Page } from '../ui/page.js';

export default function AccountPage() {
  return <Page title="account-page">…</Page>;
}
