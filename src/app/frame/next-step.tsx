import { memo, type ReactNode, useRef } from 'react';
import { useOneStep } from '@/ui/press/use-one-step';

/**
 * The place of the primary button, where one step follows another: a double tap is one of them, and whoever takes a step by keyboard
 * or screen reader is at the next one then, rather than at the top of the page.
 */
export const NextStep = memo(function NextStep({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const { onClickCapture, ...oneStep } = useOneStep(place);
  // By the next frame the step is drawn.
  const stay = () => {
    if (document.activeElement !== document.body) return;
    place.current?.querySelector<HTMLElement>('button:enabled')?.focus({ preventScroll: true });
  };
  return (
    <div
      ref={place}
      className="contents"
      {...oneStep}
      onClickCapture={(event) => {
        onClickCapture(event);
        requestAnimationFrame(stay);
      }}
    >
      {children}
    </div>
  );
});
