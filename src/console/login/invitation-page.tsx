import { Page } from '../ui/page.js';

export default function InvitationPage() {
  return <Page title="invitation-page">…</Page>;
}
