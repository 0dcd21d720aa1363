import type { ReactNode } from 'react';

type PlainScreenProps = {
  readonly title: string;
  /** The way back, before the title. */
  readonly back: ReactNode;
  readonly children: ReactNode;
};

/** A screen outside of any battle: its title with the way back, and its parts below one another. */
export function PlainScreen({ title, back, children }: PlainScreenProps) {
  return (
    <div className="mx-auto min-h-dvh max-w-[38.75rem] px-4 pt-[env(safe-area-inset-top)] pb-[calc(1.5rem+env(safe-area-inset-bottom))]">
      <header className="flex items-center">
        {back}
        <h1 className="text-[1.625rem]">{title}</h1>
      </header>
      <main className="grid gap-5">{children}</main>
    </div>
  );
}
