import type { ReactNode } from 'react';
import type { Side } from '@/rules/index';
import { SIDE_TONE, toneClasses } from '@/ui/look/tone';

type SideTitleProps = { readonly side: Side; readonly children: ReactNode };

/** A heading on the device of a side. */
export function SideTitle({ side, children }: SideTitleProps) {
  const { device, text, field } = toneClasses[SIDE_TONE[side]];
  return (
    <h2
      className={`flex min-h-8 items-center justify-center rounded-lg px-2 py-1 text-center font-bold cramped:min-h-0 cramped:py-0 ${device} ${text}`}
    >
      <span className={`rounded px-2 py-0.5 text-label leading-label ${field}`}>{children}</span>
    </h2>
  );
}
