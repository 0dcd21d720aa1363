import type { ReactNode } from 'react';

type RoomSectionProps = {
  readonly title: string;
  /** Shown at the right of the title. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
};

/** A part of the room under its title. */
export function RoomSection({ title, aside, children }: RoomSectionProps) {
  return (
    <section aria-label={title} className="px-3 pt-3 tall:pt-4">
      <div className="flex items-center justify-between gap-2 pb-1.5">
        <h2 className="min-w-0 text-name leading-title break-words tall:text-heading">{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
