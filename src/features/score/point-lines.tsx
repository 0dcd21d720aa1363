import type { NamedTotal } from '@/battle/event';
import { SIDES, type Side } from '@/rules/index';
import { toneClasses } from '@/ui/tone';
import { words } from '@/words/words';
import { RoomSection } from './room-section';
import { SIDE_TONE } from './side-tone';

/** The Victory Points of both sides, each line with the reason for it. */
export function PointLines({ totals }: { readonly totals: Readonly<Record<Side, NamedTotal>> }) {
  return (
    <RoomSection title={words.battleScore.lines.title}>
      {SIDES.map((side) => (
        <SideLines key={side} side={side} named={totals[side]} />
      ))}
    </RoomSection>
  );
}

function SideLines({ side, named }: { readonly side: Side; readonly named: NamedTotal }) {
  const { lines: texts } = words.battleScore;
  const { text, device } = toneClasses[SIDE_TONE[side]];
  return (
    <section aria-label={texts.side(side)} className="pb-3">
      <h3
        className={`flex items-baseline justify-between rounded-lg px-2 text-[19px] leading-8 ${device} ${text}`}
      >
        <span>{texts.side(side)}</span>
        <span className="font-text text-[22px]">{words.number(named.total)}</span>
      </h3>
      {named.lines.length === 0 && <p className="px-2 py-1 text-[16px] text-muted">{texts.none}</p>}
      <ul>
        {named.lines.map((line, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: two units may have one name, and lines are never reordered by hand
            key={index}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-b border-line px-2 py-1"
          >
            <span className="min-w-0 leading-[20px]">
              <span className="block font-bold break-words">{line.name}</span>
              <span className="block text-[15px] leading-[17px] text-muted">{texts.reason(line.reason)}</span>
            </span>
            <span className="text-[20px] font-bold">{words.number(line.points)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
