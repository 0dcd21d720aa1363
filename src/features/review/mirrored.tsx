import type { ReactNode } from 'react';
import { SIDE_TONE, toneClasses } from '@/ui/look/tone';

type MirroredProps = { readonly a: string; readonly b: string; readonly children: ReactNode };

/** A line with Blue's number at the left, Red's at the right, and their meaning in the middle. */
export function Mirrored({ a, b, children }: MirroredProps) {
  return (
    <li className="grid grid-cols-[48px_minmax(0,1fr)_48px] items-center border-b border-line py-1">
      <span className={`text-name font-bold ${toneClasses[SIDE_TONE.a].text}`}>{a}</span>
      <span className="text-center break-words">{children}</span>
      <span className={`text-right text-name font-bold ${toneClasses[SIDE_TONE.b].text}`}>{b}</span>
    </li>
  );
}
