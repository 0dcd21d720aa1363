import type { ReactNode } from 'react';

type NoticeProps = {
  readonly tone: 'news' | 'warning';
  readonly children: ReactNode;
  readonly actions: readonly { readonly label: string; run(): void }[];
};

/** A strip with a problem and what can be done about it. */
export function Notice({ tone, children, actions }: NoticeProps) {
  const look = tone === 'warning' ? 'bg-warn-field text-warn' : 'bg-strong text-on-strong';
  return (
    <div
      role={tone === 'warning' ? 'alert' : 'status'}
      className={`flex flex-wrap items-center gap-x-3 px-4 py-1 text-label leading-label ${look}`}
    >
      <span className="min-w-0 flex-1 basis-44 py-1">{children}</span>
      <span className="flex flex-wrap gap-x-3">
        {actions.map((action) => (
          <button
            key={action.label}
            type="button"
            onClick={action.run}
            className="min-h-(--control) rounded-lg border-2 border-current px-3 font-bold"
          >
            {action.label}
          </button>
        ))}
      </span>
    </div>
  );
}
