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
 * What every sheet must show because it covers the screen: `notice` below its title, such as the reason of
 * the last refusal, and `actions` beside its close button, such as undo.
 */
export const SheetExtrasContext = createContext<{ readonly notice: ReactNode; readonly actions: ReactNode }>({
  notice: null,
  actions: null,
});

/**
 * A sheet that opens from below and covers the screen: a modal dialog. Escape, its button and a tap outside
 * close it.
 */
export function Sheet({ title, closeName, children, pinned = null, onClose }: SheetProps) {
  const { notice, actions } = useContext(SheetExtrasContext);
  const turned = useContext(TurnedContext);
  const dialog = useRef<HTMLDialogElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const pressedBeside = useRef(false);
  // The dialog is closed before it leaves the page, so that the browser returns the focus to the button that
  // opened it.
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
        // The tap that opened the sheet may end outside it, so only a tap that also began outside closes it.
        if (pressedBeside.current && event.target === dialog.current) onClose();
      }}
      className={`fixed inset-x-0 ${turned ? 'top-0 bottom-auto rotate-180' : 'top-auto bottom-0'} m-0 mx-auto max-h-[92dvh] w-full max-w-[35rem] overflow-y-auto overscroll-contain ${pinned ? 'scroll-pt-[min(var(--head,0px),55dvh)]' : ''} rounded-t-2xl border-2 border-b-0 border-outline bg-paper p-0 text-left text-ink backdrop:bg-black/55`}
    >
      <div className="sheet px-4 pb-[calc(1rem+env(safe-area-inset-bottom))]">
        {/* Pinned parts stay visible together with the head, but not so high that nothing else can be
            reached: if large text or many outcomes make them higher, their upper end scrolls away. */}
        <div
          ref={head}
          className={`sticky ${pinned ? 'top-[min(0px,calc(55dvh-var(--head,0px)))]' : 'top-0'} z-20 bg-paper pt-1`}
        >
          <div className="flex items-center gap-2 big:flex-wrap big:justify-end">
            <h2 className="line-clamp-3 min-w-0 flex-1 big:order-last big:basis-full text-title leading-tight break-words">
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
