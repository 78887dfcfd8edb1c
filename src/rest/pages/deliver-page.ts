import { escapeHtml } from '../../kernel/text.js';
import { localDate } from '../../kernel/local-time.js';
import type { Language } from '../negotiate.js';
import type { DeliveryChoicesQuery } from '../operations.generated.js';
import { deliverWords, type DeliverWords } from './deliver-words.js';
import { pageOf, type Page } from './page.js';

type Choices = DeliveryChoicesQuery['deliveryChoices'];
type Kind = Choices['kinds'][number];

interface Shown {
  readonly choices: Choices;
  readonly words: DeliverWords;
  readonly language: Language;
  /** The path of the page, for its forms. */
  readonly path: string;
}

/** The page of a delivery link: what stands, and a form for each choice. */
export function deliverPage(choices: Choices, { token, language }: { token: string; language: Language }): Page {
  const words = deliverWords[language];
  const shown = { choices, words, language, path: `/deliver/${encodeURIComponent(token)}` };
  const isOpen = choices.state === 'OPEN';
  const parts = [headOf(shown), chosenOf(shown), ...(isOpen ? [formsOf(shown)] : []), detailsOf(shown)];
  const title = `${choices.state === 'OPEN' ? words.title : words.closed[choices.state].title} – ${choices.shopName}`;
  return pageOf({ title, language, main: parts.filter(Boolean).join('\n'), forms: isOpen ? "'self'" : undefined });
}

function headOf({ choices: { state, shopName, kinds, needsConsignee }, words }: Shown): string {
  const shop = `<p class="soft">${bdi(shopName)}</p>`;
  if (state !== 'OPEN') {
    const { title, advice } = words.closed[state];
    return `<section class="${state === 'DELIVERED' ? 'good' : 'fair'}">${shop}<h1>${title}</h1><p>${advice}</p></section>`;
  }
  const advice = kinds.length === 0 ? words.nothing : words.open;
  const consignee = needsConsignee ? `<p class="soft">${words.consignee}</p>` : '';
  return `<section>${shop}<h1>${words.title}</h1><p>${advice}</p>${consignee}</section>`;
}

function chosenOf({ choices: { chosen, state }, words, language, path }: Shown): string {
  if (!chosen) return '';
  const { kind, name, flat, day, place, note } = chosen;
  const text =
    [name, flat, place]
      .filter((part) => part !== null)
      .map(bdi)
      .join(', ') || dayOf(day, language);
  const undo =
    state === 'OPEN'
      ? `<form method="post" enctype="multipart/form-data" action="${path}/undo?lang=${language}"><button type="submit" class="quiet">${words.undo}</button></form>`
      : '';
  return `<section class="chosen"><h2>${words.chosen}</h2><p class="paid">${words.summary[kind](text)}</p>${
    note === null ? '' : `<p>${words.noteOf(bdi(note))}</p>`
  }${undo}</section>`;
}

const dayOf = (day: string | null, language: Language): string => (day === null ? '' : `<bdi>${localDate(day, language)}</bdi>`);

const formsOf = (shown: Shown): string => shown.choices.kinds.map((kind) => formOf(kind, shown)).join('\n');

/** Each choice opens its own form, so that the browser checks what this choice needs and nothing else. */
function formOf(kind: Kind, { choices, words, language, path }: Shown): string {
  const note = kind === 'NOTE' ? area(kind, words.note, true) : area(kind, `${words.note} (${words.optional})`, false);
  return `<details class="choice" name="choice"><summary>${words.kinds[kind]}</summary>
<form method="post" enctype="multipart/form-data" action="${path}?lang=${language}"><input type="hidden" name="kind" value="${kind.toLowerCase()}">
${fieldsOf(kind, { choices, words, language })}${note}<button type="submit">${words.save}</button></form></details>`;
}

function fieldsOf(kind: Kind, { choices, words, language }: Omit<Shown, 'path'>): string {
  switch (kind) {
    case 'NEIGHBOUR':
      return field('name', words.name, 100, true) + field('flat', `${words.flat} (${words.optional})`, 50, false);
    case 'DAY': {
      const days = choices.days.map((day) => `<option value="${day}">${escapeHtml(localDate(day, language))}</option>`);
      return `<label for="day">${words.day}</label><select id="day" name="day" required>${days.join('')}</select>`;
    }
    case 'PLACE':
      return field('place', words.place(bdi(choices.city)), 300, true);
    case 'NOTE':
      return '';
  }
}

const field = (name: string, label: string, max: number, required: boolean): string =>
  `<label for="${name}">${label}</label><input id="${name}" name="${name}" maxlength="${max}" autocomplete="off"${required ? ' required' : ''}>`;

const area = (kind: Kind, label: string, required: boolean): string =>
  `<label for="note-${kind}">${label}</label><textarea id="note-${kind}" name="note" rows="2" maxlength="300"${required ? ' required' : ''}></textarea>`;

function detailsOf({ choices: { orderReference, trackingUrl }, words, language }: Shown): string {
  const href = `${new URL(trackingUrl).pathname}?lang=${language}`;
  return `<section><dl><dt>${words.order}</dt><dd>${bdi(orderReference)}</dd></dl><p><a href="${escapeHtml(href)}">${words.track}</a></p></section>`;
}

const bdi = (text: string): string => `<bdi>${escapeHtml(text)}</bdi>`;
