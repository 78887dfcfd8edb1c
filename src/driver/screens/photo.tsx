import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { isFull } from '../app/do.js';
import { fromHere } from '../app/route.js';
import { useApp } from '../app/state.js';
import { t } from '../app/words.js';
import { NoPicture, pictureFrom } from '../camera/picture.js';
import { Viewfinder } from '../camera/viewfinder.js';
import type { TaskView } from '../model/view.js';
import { fileOf, keepFile } from '../store/files.js';
import { Button, Notice, Screen } from '../ui/kit.js';

interface PhotoParts {
  readonly task: TaskView;
  readonly back: readonly string[];
}

/** A photo by the camera in the app, which a phone short of memory does not kill, or by the phone's own. */
export function Photo({ task, back }: PhotoParts): JSX.Element {
  const { driver } = useApp();
  const kept = useKeptPhoto(task.id);
  const video = useRef<HTMLVideoElement>(null);
  const [isOn, setOn] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const take = async (source: Blob | Promise<Blob>): Promise<void> => {
    const goOn = fromHere(...back);
    setBusy(true);
    setProblem(undefined);
    try {
      await keepFile({ driverId: driver?.id ?? '', taskId: task.id, kind: 'PHOTO', blob: await pictureFrom(await source) });
      goOn();
    } catch (error) {
      if (isFull(error)) setProblem(t('noRoom'));
      else if (error instanceof NoPicture) setProblem(t('noPicture'));
      else throw error;
    } finally {
      setBusy(false);
    }
  };
  const choose = (
    <label class="button plain file">
      <span>{t('phoneCamera')}</span>
      <input
        type="file"
        accept="image/*"
        capture="environment"
        disabled={isBusy}
        onChange={({ currentTarget: { files } }) => files?.[0] && void take(files[0])}
      />
    </label>
  );
  const shoot = isOn ? (
    <Button icon="camera" isBusy={isBusy} onClick={() => video.current && void take(frameOf(video.current))}>
      {t('takePhoto')}
    </Button>
  ) : (
    <Button icon="camera" isBusy={isBusy} onClick={() => setOn(true)}>
      {t(kept === undefined ? 'openCamera' : 'newPhoto')}
    </Button>
  );
  return (
    <Screen
      title={t('step.photo')}
      back={back}
      actions={
        <>
          {choose}
          {shoot}
        </>
      }
    >
      {problem !== undefined && (
        <Notice tone="danger" icon="warning">
          {problem}
        </Notice>
      )}
      {isBusy && <Notice tone="info">{t('preparing')}</Notice>}
      {isOn && (
        <Viewfinder
          onReady={(playing) => {
            video.current = playing;
            return () => (video.current = null);
          }}
        />
      )}
      {!isOn && kept !== undefined && <img class="kept" src={kept} alt={t('keptPhoto')} />}
      {!isOn && kept === undefined && <p class="quiet">{t('photoHint')}</p>}
    </Screen>
  );
}

function frameOf(video: HTMLVideoElement): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new NoPicture('No frame.'))), 'image/png'),
  );
}

function useKeptPhoto(taskId: string): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    let made: string | undefined;
    void fileOf(taskId, 'PHOTO').then((file) => {
      if (!file) return;
      made = URL.createObjectURL(new Blob([file.bytes], { type: file.contentType }));
      setUrl(made);
    });
    return () => made !== undefined && URL.revokeObjectURL(made);
  }, [taskId]);
  return url;
}
