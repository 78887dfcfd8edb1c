import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { fromHere } from '../app/route.js';
import { t } from '../app/words.js';
import { Scanner } from '../camera/scanner.js';
import type { Draft } from '../model/draft.js';
import { meantBy } from '../model/same-number.js';
import type { TaskView } from '../model/view.js';
import { changeDraft } from '../store/files.js';
import { Ltr, Notice, Screen } from '../ui/kit.js';

/** The label of the parcel that is handed over: a wrong one is noticed before it is given away. */
export function Scan({ task, draft }: { readonly task: TaskView; readonly draft: Draft }): JSX.Element {
  const [wrong, setWrong] = useState<string>();
  const take = (code: string): void => {
    if (!meantBy(code, [task])) return setWrong(code);
    void changeDraft(task.id, draft.driverId, { scanned: code }).then(fromHere('task', task.id));
  };
  return (
    <Screen
      title={t('step.scan')}
      above={
        <p class="quiet">
          <Ltr>{task.awb}</Ltr>
        </p>
      }
      back={['task', task.id]}
    >
      {wrong !== undefined && (
        <Notice tone="danger" icon="warning">
          {t('wrongParcel', { awb: wrong, wanted: task.awb })}
        </Notice>
      )}
      <Scanner onCode={take} />
    </Screen>
  );
}
