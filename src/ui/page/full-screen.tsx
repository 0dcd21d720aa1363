import { type ReactNode, useLayoutEffect, useRef } from 'react';

type FullScreenProps = { readonly title: string; readonly children: ReactNode; onClose(): void };

/**
 * A view that fills the screen until it is closed. It is a modal dialog, so that neither finger nor keyboard
 * can reach what is below it.
 */
export function FullScreen({ title, children, onClose }: FullScreenProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-label={title}
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
      className="panel fixed inset-0 m-0 size-full max-h-none max-w-none overflow-y-auto border-0 bg-paper p-0 text-ink"
    >
      {children}
    </dialog>
  );
}
