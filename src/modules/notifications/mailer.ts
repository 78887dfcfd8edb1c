import { setTimeout as pause } from 'node:timers/promises';
import type { DomainEvent } from '../../kernel/events.js';
import type { FailedEvent } from '../../platform/events/consumer.js';
import type { Work } from '../../platform/work/work.js';
import type { MailTransport, OutgoingMail } from '../../platform/mail/transport.js';
import type { CoreServices } from '../../platform/services.js';
import { leaseMails, markSent, markUnsent, type LeasedMail } from './mail-lease.js';
import { placeOfSecret } from './write-mails.js';

/** Record sent mails at least this often while a slow one delays the batch. */
const NOTE_MS = 1000;

interface Unsent {
  readonly leased: LeasedMail;
  readonly reason: string;
}

/** Sends the mails of events. Returns the events with unsent mails, which must be handled again. */
export class Mailer {
  constructor(private readonly transport: MailTransport) {}

  /** Sends waiting mails that no other worker has leased. */
  async sendWaiting(events: readonly DomainEvent[], context: Work): Promise<FailedEvent[]> {
    if (events.length === 0) return [];
    const { mails, taken } = await leaseMails(
      context.sql,
      events.map(({ id }) => id),
    );
    const left = taken.map(({ id, eventId }) => ({ eventId, message: `Another worker has leased the mail ${id}.` }));
    return failedOf(events, [...left, ...(await this.sendAll(mails, context))]);
  }

  /** Sends mails that this worker has leased. */
  async sendLeased(events: readonly DomainEvent[], mails: readonly LeasedMail[], context: Work): Promise<FailedEvent[]> {
    return failedOf(events, await this.sendAll(mails, context));
  }

  private async sendAll(mails: readonly LeasedMail[], { sql, services }: Work): Promise<Left[]> {
    const sent: LeasedMail[] = [];
    const unsent: Unsent[] = [];
    const note = (): Promise<unknown> => Promise.all([markSent(sql, sent.splice(0)), markUnsent(sql, unsent.splice(0))]);
    const left: Left[] = [];
    const send = async (leased: LeasedMail): Promise<void> => {
      try {
        await this.transport.send(unsealed(leased, services));
        sent.push(leased);
      } catch (cause) {
        const reason = cause instanceof Error ? cause.message : String(cause);
        unsent.push({ leased, reason });
        left.push({ eventId: leased.eventId, message: `The mail ${leased.mail.id} was not sent: ${reason}` });
      }
    };

    let isDone = false;
    const all = Promise.all(mails.map(send)).then(() => (isDone = true));
    while (!isDone) {
      const late = new AbortController();
      // Aborting the pause rejects it; ignore that.
      await Promise.race([all, pause(NOTE_MS, undefined, { signal: late.signal }).catch(() => undefined)]);
      late.abort();
      await note();
    }
    return left;
  }
}

interface Left {
  readonly eventId: string;
  readonly message: string;
}

function failedOf(events: readonly DomainEvent[], left: readonly Left[]): FailedEvent[] {
  const byEvent = Map.groupBy(left, ({ eventId }) => eventId);
  return events.flatMap((event) => {
    const messages = byEvent.get(event.id)?.map(({ message }) => message);
    return messages ? [{ event, error: new Error(messages.join(' ')) }] : [];
  });
}

/** Inserts the unsealed secret into the mail. Throws when SECRET_KEY is not the key it was sealed with. */
function unsealed({ mail, secret: sealed }: LeasedMail, { secrets }: CoreServices): OutgoingMail {
  if (sealed === null) return mail;
  const secret = secrets.decrypt(sealed);
  const whole = (text: string): string => text.replaceAll(placeOfSecret(mail.id), secret);
  return { ...mail, text: whole(mail.text), html: whole(mail.html) };
}
