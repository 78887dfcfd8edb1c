import { Page } from '../ui/page.js';

export default function TryPage() {
  return <Page title="try-page">…</Page>;
}
