import { ChooseDeliveryDocument, DeliveryChoicesDocument, UndoDeliveryChoiceDocument } from './operations.generated.js';
import * as replies from './replies/deliver.js';
import { rowsOf, type Route } from './route.js';
import { language } from './request/language.js';
import { body } from './request/source.js';

const pages = rowsOf({ door: 'public', errors: 'page' });

/** Forms send every field, empty or not. */
const chosenFields = body();

const CHOICE_EXAMPLE = { kind: 'day', day: '2026-12-04', note: 'Please ring twice' };

/** A form without files. */
const FORM = { files: 0, fileBytes: 0 };

/** The page where a consignee says how a parcel is to be delivered. */
export const deliverRoutes: readonly Route[] = [
  pages.get('/deliver/:token', DeliveryChoicesDocument, {
    variables: { language },
    reply: replies.page,
    summary: 'What the consignee of a parcel can choose, as a page, or as JSON for callers that accept it.',
  }),
  pages.post('/deliver/:token', ChooseDeliveryDocument, {
    variables: { input: chosenFields },
    reply: replies.chosen,
    forms: FORM,
    summary: 'Chooses how a parcel is delivered, and redirects to the page. The latest choice stands.',
    docs: { example: CHOICE_EXAMPLE },
  }),
  pages.post('/deliver/:token/undo', UndoDeliveryChoiceDocument, {
    reply: replies.chosen,
    forms: FORM,
    summary: 'Takes the choice back, and redirects to the page.',
  }),
];
