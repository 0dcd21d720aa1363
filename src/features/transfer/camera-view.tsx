import { useEffect, useRef, useState } from 'react';
import { closeCamera, type NoCamera, openCamera, watchPictures } from '@/pwa/camera';
import { Button } from '@/ui/button/button';
import { transferWords } from '@/words/transfer-words';

type CameraViewProps = {
  /** Called with every picture; must always be the same function. */
  look(picture: ImageData): void;
};

/** The camera's picture while it is on screen, or why there is no camera. */
export function CameraView({ look }: CameraViewProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<'starting' | 'on' | NoCamera>('starting');
  const [attempt, setAttempt] = useState(0);
  const texts = transferWords.receive;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens it anew
  useEffect(() => {
    let shown = true;
    let stop = () => {};
    void openCamera().then((opened) => {
      if (!opened.ok) {
        if (shown) setState(opened.why);
        return;
      }
      const { stream } = opened;
      const element = video.current;
      if (!shown || !element) return closeCamera(stream);
      element.srcObject = stream;
      // A browser that refuses to play automatically plays at the next tap. No message is needed.
      element.play().catch(() => {});
      const unwatch = watchPictures(element, look);
      stop = () => {
        unwatch();
        closeCamera(stream);
        element.srcObject = null;
      };
      setState('on');
    });
    return () => {
      shown = false;
      stop();
    };
  }, [look, attempt]);

  const isOn = state === 'starting' || state === 'on';
  return (
    <>
      {/* Its size stays the same for a picture of any shape and for a sentence, so that nothing below
          moves. */}
      <div
        className={`relative grid min-h-[min(52dvh,15rem)] place-items-center overflow-hidden rounded-lg border-2 ${isOn ? 'border-outline bg-black text-white' : 'border-line'}`}
      >
        {isOn && (
          <video
            ref={video}
            aria-label={texts.camera}
            playsInline
            muted
            autoPlay
            className="absolute inset-0 size-full object-contain"
          />
        )}
        {state === 'starting' && (
          <p role="status" className="relative p-3 text-center">
            {texts.starting}
          </p>
        )}
        {!isOn && (
          <p role="alert" className="p-3">
            {texts.noCamera[state]}
          </p>
        )}
      </div>
      {state === 'busy' && (
        <Button
          onPress={() => {
            setState('starting');
            setAttempt(attempt + 1);
          }}
        >
          {texts.tryAgain}
        </Button>
      )}
    </>
  );
}
