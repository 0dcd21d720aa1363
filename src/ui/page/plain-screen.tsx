import type { ReactNode } from 'react';

type PlainScreenProps = {
  readonly title: string;
  /** The way back, before the title. */
  readonly back: ReactNode;
  readonly children: ReactNode;
  /** What stays at the lower edge while the rest scrolls. */
  readonly bar?: ReactNode;
};

/**
 * A screen outside of any battle: its title with the way back, and its parts below, which adapt to the
 * available width.
 */
export function PlainScreen({ title, back, children, bar }: PlainScreenProps) {
  return (
    <div className="plain mx-auto flex min-h-dvh max-w-[72rem] flex-col pt-[env(safe-area-inset-top)] pr-[max(1rem,calc(env(safe-area-inset-right)+0.75rem))] pl-[max(1rem,calc(env(safe-area-inset-left)+0.75rem))]">
      <header className="flex items-center">
        {back}
        <h1 className="text-number">{title}</h1>
      </header>
      <main className="grid flex-1 grid-cols-[minmax(0,1fr)] content-start gap-5 pb-[calc(1.5rem+env(safe-area-inset-bottom))]">
        {children}
      </main>
      {bar && (
        <div className="sticky bottom-0 -mx-4 border-t border-line bg-paper px-4 pt-2 pb-[calc(8px+env(safe-area-inset-bottom))]">
          {bar}
        </div>
      )}
    </div>
  );
}
