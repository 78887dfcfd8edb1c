import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { t } from '../app/words.js';
import { Button, Field } from '../ui/kit.js';
import { codeReader } from './read-code.js';
import { Viewfinder } from './viewfinder.js';

interface ScannerParts {
  readonly onCode: (code: string) => void;
}

/** The same label stays in the picture for a while. */
const AGAIN_MS = 3_000;
const PAUSE_MS = 120;

/** Reads labels by the camera, or as they are typed. */
export function Scanner({ onCode }: ScannerParts): JSX.Element {
  const [isOn, setOn] = useState(false);
  const [typed, setTyped] = useState('');
  const take = useRef(onCode);
  take.current = onCode;
  const enter = (): void => {
    if (typed.trim() !== '') onCode(typed.trim());
    setTyped('');
  };
  return (
    <section class="scanner">
      {isOn ? (
        <Viewfinder onReady={(video) => readFrom(video, (code) => take.current(code))} />
      ) : (
        <Button look="plain" icon="camera" onClick={() => setOn(true)}>
          {t('scanByCamera')}
        </Button>
      )}
      <form
        class="typed"
        onSubmit={(event) => {
          event.preventDefault();
          enter();
        }}
      >
        <Field
          label={t('typeAwb')}
          value={typed}
          onText={setTyped}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          enterkeyhint="done"
          dir="ltr"
        />
        <Button look="plain" type="submit">
          {t('enter')}
        </Button>
      </form>
    </section>
  );
}

function readFrom(video: HTMLVideoElement, found: (code: string) => void): () => void {
  let isOver = false;
  let last = { code: '', at: 0 };
  const watch = async (): Promise<void> => {
    const read = await codeReader();
    while (!isOver) {
      const frame = await createImageBitmap(video);
      const code = await read(frame);
      frame.close();
      const now = performance.now();
      if (code !== undefined && !isOver && (code !== last.code || now - last.at > AGAIN_MS)) {
        last = { code, at: now };
        navigator.vibrate?.(60);
        found(code);
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  };
  // A stream that ends in the middle of a picture; typing goes on.
  watch().catch(() => (isOver = true));
  return () => (isOver = true);
}
