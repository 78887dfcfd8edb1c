import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { fromHere } from '../app/route.js';
import { useApp } from '../app/state.js';
import { t } from '../app/words.js';
import { encoded } from '../camera/picture.js';
import type { TaskView } from '../model/view.js';
import { keepFile } from '../store/files.js';
import { Button, Ltr, Screen } from '../ui/kit.js';

/** The receiver signs with a finger: black on white in both themes, as it is printed. */
export function Signature({ task }: { readonly task: TaskView }): JSX.Element {
  const { driver } = useApp();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [length, setLength] = useState(0);
  const clear = (): void => {
    if (canvas.current) prepare(canvas.current);
    setLength(0);
  };
  useEffect(clear, []);
  const draw = (event: PointerEvent): void => {
    const { current } = canvas;
    if (!current || (event.type === 'pointermove' && event.buttons === 0)) return;
    const { left, top } = current.getBoundingClientRect();
    const context = current.getContext('2d');
    const [x, y] = [event.clientX - left, event.clientY - top];
    if (event.type === 'pointerdown') {
      current.setPointerCapture(event.pointerId);
      context?.beginPath();
      context?.moveTo(x, y);
    } else {
      context?.lineTo(x, y);
      context?.stroke();
      setLength((so) => so + Math.abs(event.movementX) + Math.abs(event.movementY) + 1);
    }
  };
  const keep = async (): Promise<void> => {
    if (!canvas.current) return;
    const goOn = fromHere('task', task.id);
    const blob = await encoded(canvas.current, 'image/png');
    await keepFile({ driverId: driver?.id ?? '', taskId: task.id, kind: 'SIGNATURE', blob });
    goOn();
  };
  const actions = (
    <div class="pair">
      <Button look="plain" onClick={clear}>
        {t('clear')}
      </Button>
      <Button icon="check" onClick={() => void keep()} blocked={length < 30 ? t('signAbove') : undefined}>
        {t('keep')}
      </Button>
    </div>
  );
  return (
    <Screen
      title={t('step.signature')}
      above={
        <p class="quiet">
          <Ltr>{task.awb}</Ltr> {task.contactName}
        </p>
      }
      back={['task', task.id]}
      actions={actions}
    >
      <canvas ref={canvas} class="signature" aria-label={t('signAbove')} onPointerDown={draw} onPointerMove={draw} />
    </Screen>
  );
}

function prepare(canvas: HTMLCanvasElement): void {
  const { clientWidth, clientHeight } = canvas;
  canvas.width = clientWidth * 2;
  canvas.height = clientHeight * 2;
  const context = canvas.getContext('2d');
  if (!context) return;
  context.scale(2, 2);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, clientWidth, clientHeight);
  Object.assign(context, { strokeStyle: '#000', lineWidth: 3, lineCap: 'round', lineJoin: 'round' });
}
