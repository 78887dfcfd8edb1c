import { contentAnswer, type Answer } from '../answer.js';
import type { Language } from '../negotiate.js';
import { pageOf } from './page.js';

interface Words {
  readonly title: string;
  readonly advice: string;
  readonly console: string;
  readonly track: string;
  readonly docs: string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    title: 'There is no page at this address',
    advice: 'The address may be mistyped, or the page may have moved. These pages lead on:',
    console: 'Console, for sellers and staff',
    track: 'Track a parcel',
    docs: 'Documentation',
  },
  ar: {
    title: 'لا توجد صفحة بهذا العنوان',
    advice: 'قد يكون العنوان مكتوبًا بشكل خاطئ، أو أن الصفحة نُقلت. يمكنك المتابعة من هنا:',
    console: 'لوحة التحكم، للبائعين والموظفين',
    track: 'تتبّع شحنة',
    docs: 'وثائق المطورين (بالإنجليزية)',
  },
};

/** For people whose address leads nowhere. */
export function lostPage(status: number, language: Language): Answer {
  const { title, advice, console: office, track, docs } = WORDS[language];
  const links = `<ul class="contact"><li><a href="/track?lang=${language}">${track}</a></li><li><a href="/console">${office}</a></li><li><a href="/docs">${docs}</a></li></ul>`;
  const page = pageOf({ title, language, main: `<section><h1>${title}</h1><p>${advice}</p>${links}</section>` });
  return contentAnswer(page.content, { ...page.headers, Vary: 'Accept, Accept-Language' }, status);
}
