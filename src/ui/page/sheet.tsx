import { X } from 'lucide';
import { createContext, type ReactNode, useContext, useLayoutEffect, useRef } from 'react';
import { Icon } from '@/ui/look/icon';
import { TurnedContext } from '@/ui/look/turned';

type SheetProps = {
  readonly title: string;
  readonly closeName: string;
  readonly children: ReactNode;
  /** What stays in view below the title while the rest scrolls. */
  readonly pinned?: ReactNode;
  onClose(): void;
};

/**
 * What every sheet of a screen shows because it covers the screen's own: `notice` below its title, such as why the last gesture was
 * refused, and `actions` beside the button that closes it, such as undo.
 */
export const SheetExtrasContext = createContext<{ readonly notice: ReactNode; readonly actions: ReactNode }>({
  notice: null,
  actions: null,
});

/** A sheet from below, over everything: a modal dialog that Escape, its button and a tap beside it close. */
export function Sheet({ title, closeName, children, pinned = null, onClose }: SheetProps) {
  const { notice, actions } = useContext(SheetExtrasContext);
  const turned = useContext(TurnedContext);
  const dialog = useRef<HTMLDialogElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const pressedBeside = useRef(false);
  // Closed while it still stands in the page, so that the browser gives the focus back to what opened it.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    const watch = new ResizeObserver(() => {
      element?.style.setProperty('--head', `${head.current?.offsetHeight}px`);
    });
    if (head.current) watch.observe(head.current);
    return () => {
      watch.disconnect();
      element?.close();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes the dialog, by onCancel
    <dialog
      ref={dialog}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        pressedBeside.current = event.target === dialog.current;
      }}
      onClick={(event) => {
        // A tap that opened the sheet ends over it: only one that also began beside the sheet closes it.
        if (pressedBeside.current && event.target === dialog.current) onClose();
      }}
      className={`fixed inset-x-0 ${turned ? 'top-0 bottom-auto rotate-180' : 'top-auto bottom-0'} m-0 mx-auto max-h-[92dvh] w-full max-w-[35rem] overflow-y-auto overscroll-contain ${pinned ? 'scroll-pt-[min(var(--head,0px),55dvh)]' : ''} rounded-t-2xl border-2 border-b-0 border-outline bg-paper p-0 text-left text-ink backdrop:bg-black/55`}
    >
      <div className="sheet px-4 pb-[calc(1rem+env(safe-area-inset-bottom))]">
        {/* What is pinned stays in view with the head; of both together, only so much that the rest is in reach: their upper end
            scrolls away where large text or many outcomes make them higher. */}
        <div
          ref={head}
          className={`sticky ${pinned ? 'top-[min(0px,calc(55dvh-var(--head,0px)))]' : 'top-0'} z-20 bg-paper pt-1`}
        >
          <div className="flex items-center gap-2 big:flex-wrap big:justify-end">
            <h2 className="line-clamp-3 min-w-0 flex-1 big:order-last big:basis-full text-[1.3125rem] leading-tight break-words">
              {title}
            </h2>
            {actions}
            <button
              type="button"
              aria-label={closeName}
              onClick={onClose}
              className="flex size-12 big:size-(--control) shrink-0 items-center justify-center"
            >
              <Icon of={X} size={26} />
            </button>
          </div>
          {pinned}
          <div className="-mx-4">{notice}</div>
        </div>
        {children}
      </div>
    </dialog>
  );
}
