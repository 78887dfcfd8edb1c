import { Page } from '../ui/page.js';

export default function CodPage() {
  return <Page title="cod-page">…</Page>;
}
