import { answer, contentAnswer } from '../answer.js';
import { languageOf, wishesOf } from '../negotiate.js';
import type { ChooseDeliveryMutation, DeliveryChoicesQuery, UndoDeliveryChoiceMutation } from '../operations.generated.js';
import { deliverPage } from '../pages/deliver-page.js';
import { answered, success } from '../reply/envelopes.js';
import { fields } from '../reply/fields.js';
import { content } from '../reply/reply.js';

type Choices = DeliveryChoicesQuery['deliveryChoices'];

const c = fields<NonNullable<Choices['chosen']>>('DeliveryChoice');
const chosenPart = c.group({ kind: c.word('kind'), ...c.same('name', 'flat', 'day', 'place', 'note', 'createdAt') });

const f = fields<NonNullable<Choices['failed']>>('FailedDelivery');
const d = fields<Choices>('DeliveryChoices');
const data = d.group({
  state: d.word('state'),
  kinds: d.words('kinds'),
  ...d.same('days', 'needsConsignee', 'shopName', 'orderReference', 'city', 'trackingUrl'),
  chosen: d.one('chosen', chosenPart),
  failed: d.one('failed', f.group(f.same('at', 'timeZone', 'reason'))),
});
const choices = answered(
  'deliveryChoices',
  d.shape('DeliveryChoices', { status: success, data }, 'What the consignee of a parcel can choose, and has chosen.'),
);

const VARY = { Vary: 'Accept, Accept-Language' };

export const page = content(
  [{ status: 200, mediaType: 'text/html', description: 'The page.', json: choices }],
  (read: DeliveryChoicesQuery, request) => {
    const wishes = wishesOf(request);
    if (wishes.json) return answer(choices.read(read, request), { headers: VARY });
    const { content: html, headers } = deliverPage(read.deliveryChoices, {
      token: request.params['token'] ?? '',
      language: wishes.language,
    });
    return contentAnswer(html, { ...headers, ...VARY });
  },
);

/** Redirects to a GET, so that a reload does not choose twice. */
export const chosen = content(
  [{ status: 303, description: 'Redirects to the page.' }],
  (_data: ChooseDeliveryMutation | UndoDeliveryChoiceMutation, request) => {
    const token = encodeURIComponent(request.params['token'] ?? '');
    return contentAnswer('', { Location: `/deliver/${token}?lang=${languageOf(request)}` }, 303);
  },
);
