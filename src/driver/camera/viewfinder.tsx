import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../app/words.js';
import { Notice } from '../ui/kit.js';

interface ViewfinderParts {
  /** Called with the playing video; returns what ends the work with it. */
  readonly onReady: (video: HTMLVideoElement) => () => void;
}

/** The picture of the camera at the back. Says so when there is none, or when the driver has not allowed it. */
export function Viewfinder({ onReady }: ViewfinderParts): JSX.Element {
  const video = useRef<HTMLVideoElement>(null);
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    let isOver = false;
    let stream: MediaStream | undefined;
    let end: (() => void) | undefined;
    const start = async (): Promise<void> => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment', width: { ideal: 1920 } }, audio: false });
      const { current } = video;
      if (isOver || !current) return stop(stream);
      current.srcObject = stream;
      await current.play();
      if (!isOver) end = onReady(current);
    };
    start().catch(() => isOver || setRefused(true));
    return () => {
      isOver = true;
      end?.();
      stop(stream);
    };
  }, []);
  if (isRefused)
    return (
      <Notice tone="warning" icon="camera">
        {t('noCamera')}
      </Notice>
    );
  return <video ref={video} class="viewfinder" playsInline muted aria-label={t('cameraPicture')} />;
}

const stop = (stream: MediaStream | undefined): void => stream?.getTracks().forEach((track) => track.stop());
