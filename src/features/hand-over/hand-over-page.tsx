import { ChevronLeft } from 'lucide';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Icon } from '@/ui/look/icon';

type HandOverPageProps = {
  readonly title: string;
  /** The way back: its address and its label. */
  readonly back: { readonly href: string; readonly name: string };
  readonly children: ReactNode;
  /** The export buttons, at the lower edge. */
  readonly bar: ReactNode;
};

/** A page for export: when printed, only its content appears. */
export function HandOverPage({ title, back, children, bar }: HandOverPageProps) {
  return (
    <div className="plain screen-height mx-auto flex max-w-[72rem] flex-col pt-[env(safe-area-inset-top)] pr-[env(safe-area-inset-right)] pl-[env(safe-area-inset-left)] print:block print:h-auto print:max-w-none">
      <header className="flex items-center border-b border-line pr-3 print:hidden">
        <Link
          href={back.href}
          aria-label={back.name}
          className="flex size-12 shrink-0 items-center justify-center big:size-(--control)"
        >
          <Icon of={ChevronLeft} size={26} />
        </Link>
        <h1 className="min-w-0 py-1 text-page leading-tight break-words hyphens-auto">{title}</h1>
      </header>
      <main
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard has to scroll it, and not every page has a control in it
        tabIndex={0}
        className="min-h-0 flex-1 overflow-y-auto px-4 py-3 print:overflow-visible print:p-0"
      >
        {children}
      </main>
      {bar}
    </div>
  );
}
