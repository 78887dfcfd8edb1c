import { escapeHtml } from '../../kernel/text.js';
import { localDate, localDateParts, localTime } from '../../kernel/local-time.js';
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

/** The page of a delivery link: what stands, and a form for each choice. A day is chosen by one tap. */
export function deliverPage(choices: Choices, { token, language }: { token: string; language: Language }): Page {
  const words = deliverWords[language];
  const shown = { choices, words, language, path: `/deliver/${encodeURIComponent(token)}` };
  const isOpen = choices.state === 'OPEN';
  const parts = isOpen ? [headOf(shown), formsOf(shown), detailsOf(shown)] : [closedOf(shown), chosenOf(shown), detailsOf(shown)];
  return pageOf({
    title: `${titleOf(shown)} – ${choices.shopName}`,
    language,
    main: parts.filter(Boolean).join('\n'),
    forms: isOpen ? "'self'" : undefined,
  });
}

function titleOf({ choices: { state, chosen, failed }, words }: Shown): string {
  if (state !== 'OPEN') return words.closed[state].title;
  if (chosen) return words.chosen;
  return failed ? words.failed : words.title;
}

function closedOf({ choices: { state, shopName }, words }: Shown): string {
  if (state === 'OPEN') return '';
  const { title, advice } = words.closed[state];
  return `<section class="${state === 'DELIVERED' ? 'good' : 'fair'}">${shopOf(shopName)}<h1>${title}</h1><p>${advice}</p></section>`;
}

/** What was chosen comes first, else why it is asked. */
function headOf(shown: Shown): string {
  const { choices, words } = shown;
  if (choices.chosen) return chosenOf(shown);
  const consignee = choices.needsConsignee ? `<p class="soft">${words.consignee}</p>` : '';
  if (choices.failed) return `<section class="bad">${shopOf(choices.shopName)}${failedOf(choices.failed, shown)}${consignee}</section>`;
  const advice = choices.kinds.length === 0 ? words.nothing : words.open;
  return `<section>${shopOf(choices.shopName)}<h1>${words.title}</h1><p>${advice}</p>${consignee}</section>`;
}

function failedOf({ at, timeZone, reason }: NonNullable<Choices['failed']>, { words, language }: Shown): string {
  const why = reason === null ? '' : `<p>${escapeHtml(reason)}</p>`;
  return `<h1>${words.failed}</h1>${why}<time datetime="${escapeHtml(at)}">${escapeHtml(localTime(new Date(at), timeZone, language))}</time>`;
}

function chosenOf({ choices, words, language, path }: Shown): string {
  const { chosen, state, shopName } = choices;
  if (!chosen) return '';
  const { kind, name, flat, day, place, note } = chosen;
  const text =
    [name, flat, place]
      .filter((part) => part !== null)
      .map(bdi)
      .join(', ') || dayOf(day, language);
  const summary = words.summary[kind](text);
  const noted = note === null ? '' : `<p>${words.noteOf(bdi(note))}</p>`;
  if (state !== 'OPEN') return `<section><h2>${words.chosen}</h2><p class="paid">${summary}</p>${noted}</section>`;
  return `<section class="good">${shopOf(shopName)}<p class="soft">${words.chosen}</p><h1>${summary}</h1>${noted}<p class="soft">${words.changeable}</p>
<form method="post" enctype="multipart/form-data" action="${path}/undo?lang=${language}"><button type="submit" class="quiet">${words.undo}</button></form></section>`;
}

const dayOf = (day: string | null, language: Language): string => (day === null ? '' : `<bdi>${localDate(day, language)}</bdi>`);

/** After a failed attempt the days are open to the eye until something is chosen. */
function formsOf(shown: Shown): string {
  const { kinds, failed, chosen } = shown.choices;
  const asksForDay = failed !== null && chosen === null && kinds.includes('DAY');
  const others = kinds.filter((kind) => kind !== 'DAY' || !asksForDay).map((kind) => choiceOf(kind, shown));
  if (!asksForDay) return others.join('\n');
  const { whichDay, tapDay } = shown.words;
  return `<section><h2>${whichDay}</h2><p class="soft">${tapDay}</p>${formOf('DAY', shown)}</section>\n${others.join('\n')}`;
}

/** Each choice opens its own form, so that the browser checks what this choice needs and nothing else. */
const choiceOf = (kind: Kind, shown: Shown): string =>
  `<details class="choice" name="choice"><summary>${shown.words.kinds[kind]}</summary>\n${formOf(kind, shown)}</details>`;

const formOf = (kind: Kind, shown: Shown): string =>
  `<form method="post" enctype="multipart/form-data" action="${shown.path}?lang=${shown.language}"><input type="hidden" name="kind" value="${kind.toLowerCase()}">
${fieldsOf(kind, shown)}</form>`;

function fieldsOf(kind: Kind, shown: Shown): string {
  const { choices, words } = shown;
  const note = area(kind, `${words.note} (${words.optional})`);
  const save = `<button type="submit">${words.save}</button>`;
  switch (kind) {
    case 'NEIGHBOUR':
      return field('name', words.name, 100, true) + field('flat', `${words.flat} (${words.optional})`, 50, false) + note + save;
    case 'DAY':
      return daysOf(shown);
    case 'PLACE':
      return field('place', words.place(bdi(choices.city)), 300, true) + note + save;
    case 'NOTE':
      return area(kind, words.note, { isRequired: true }) + save;
  }
}

/** Each day is a button that sends the form; a note goes with it. */
function daysOf({ choices: { days, chosen }, words, language }: Shown): string {
  const buttons = days.map((day) => {
    const isChosen = chosen?.day === day;
    const { weekday, date } = localDateParts(day, language);
    return `<button type="submit" name="day" value="${day}"${isChosen ? ' class="quiet" aria-current="true"' : ''}>${weekday} <span>${date}${isChosen ? ' ✓' : ''}</span></button>`;
  });
  const note = area('DAY', words.note, { text: chosen?.kind === 'DAY' ? chosen.note : null });
  return `<div class="days">${buttons.join('')}</div><details><summary>${words.addNote}</summary>${note}<p class="soft">${words.noteThenDay}</p></details>`;
}

const field = (name: string, label: string, max: number, required: boolean): string =>
  `<label for="${name}">${label}</label><input id="${name}" name="${name}" maxlength="${max}" autocomplete="off"${required ? ' required' : ''}>`;

interface Area {
  readonly isRequired?: boolean;
  readonly text?: string | null;
}

const area = (kind: Kind, label: string, { isRequired = false, text = null }: Area = {}): string =>
  `<label for="note-${kind}">${label}</label><textarea id="note-${kind}" name="note" rows="2" maxlength="300"${isRequired ? ' required' : ''}>${escapeHtml(text ?? '')}</textarea>`;

function detailsOf({ choices: { orderReference, trackingUrl }, words, language }: Shown): string {
  const href = `${new URL(trackingUrl).pathname}?lang=${language}`;
  return `<section><dl><dt>${words.order}</dt><dd>${bdi(orderReference)}</dd></dl><p><a href="${escapeHtml(href)}">${words.track}</a></p></section>`;
}

const shopOf = (name: string): string => `<p class="soft">${bdi(name)}</p>`;

const bdi = (text: string): string => `<bdi>${escapeHtml(text)}</bdi>`;
