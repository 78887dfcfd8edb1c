import type { JSX } from 'preact';
import { linkTo } from '../app/route.js';
import { money, t } from '../app/words.js';
import { dueIn } from '../model/money.js';
import { isOver } from '../model/run.js';
import type { TaskView } from '../model/view.js';
import { Button, Chip, Ltr, Notice } from '../ui/kit.js';

interface TaskCardParts {
  readonly task: TaskView;
  readonly canWork: boolean;
  /** The big button below does this task. */
  readonly isOnly: boolean;
  /** Whether it says whose parcel it is. */
  readonly isNamed: boolean;
}

export function TaskCard({ task, canWork, isOnly, isNamed }: TaskCardParts): JSX.Element {
  const over = isOver(task);
  return (
    <section class="card">
      <h2>
        {t(task.kind)} <Ltr>{task.awb}</Ltr>
      </h2>
      <p class="chips">
        {task.collect && !over && (
          <Chip tone="info">
            {t('collect')} <Ltr>{money(dueIn('CASH', task) ?? task.collect)}</Ltr>
          </Chip>
        )}
        {task.here === 'saved' && <Chip tone="warning">{t('savedHere')}</Chip>}
        {over && task.here !== 'saved' && (
          <Chip tone={task.state === 'COMPLETED' ? 'good' : 'danger'}>{t(task.state === 'COMPLETED' ? 'completed' : 'failed')}</Chip>
        )}
      </p>
      {isNamed && task.contactName !== null && !over && (
        <p>
          <bdi>{task.contactName}</bdi>
          {task.company && (
            <>
              {' · '}
              <bdi>{task.company}</bdi>
            </>
          )}
        </p>
      )}
      {task.deliveryNote && !over && (
        <Notice tone="info" icon="message">
          <span dir="auto">{task.deliveryNote}</span>
        </Notice>
      )}
      {task.note !== null && !over && (
        <Notice tone="warning" icon="message">
          <span dir="auto">{task.note}</span>
        </Notice>
      )}
      <p class="quiet">
        <bdi>{task.products.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')}</bdi> · <Ltr>{task.weightKg} kg</Ltr>
        {task.reference !== task.awb && (
          <>
            {' · '}
            <Ltr>{task.reference}</Ltr>
          </>
        )}
      </p>
      {!over && canWork && (
        <div class="pair">
          <Button look="plain" href={linkTo('fail', task.id)}>
            {t(task.kind === 'PICKUP' ? 'notPickedUp' : 'notDelivered')}
          </Button>
          {!isOnly && (
            <Button look="plain" href={linkTo('task', task.id)}>
              {t(`do${task.kind}`)}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
