import { memo, type ReactNode, useRef } from 'react';
import { useOneStep } from '@/ui/press/use-one-step';

/**
 * The place of the primary button. Its steps replace each other in one place: a double tap must take only one
 * step, and the focus of keyboard and screen reader must go to the next step and not to the top of the page.
 */
export const NextStep = memo(function NextStep({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const { onClickCapture, ...oneStep } = useOneStep(place);
  // The next step is drawn by the next frame.
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
