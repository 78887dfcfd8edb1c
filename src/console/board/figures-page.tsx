import { Page } from '../ui/page.js';

export default function FiguresPage() {
  return <Page title="figures-page">…</Page>;
}
