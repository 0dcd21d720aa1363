import { ChevronDown } from 'lucide';
import { useState } from 'react';
import type { NamedLine, NamedTotal } from '@/battle/state/records';
import { SIDES, type Side, type VictoryLine } from '@/rules/index';
import { useLedger } from '@/store/battle/use-battle';
import { Icon } from '@/ui/look/icon';
import { SIDE_TONE, toneClasses } from '@/ui/look/tone';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';
import { entriesBehindLine } from './entries-behind';
import { RoomSection } from './room-section';

/** What a line is about, to find its log entries. */
type LineOf = Pick<VictoryLine, 'unitId' | 'bonusId'>;

type PointLinesProps = {
  /** The title, if it is not the usual one. */
  readonly title?: string;
  readonly totals: Readonly<Record<Side, NamedTotal>>;
  /** What each line is about, in the same order. Without it the lines are a record and do not open. */
  readonly lineOf?: Readonly<Record<Side, readonly LineOf[]>>;
};

/**
 * The Victory Points of both sides, each line with its reason. A line of a running score opens to show its
 * log entries.
 */
export function PointLines({ title = battleWords.battleScore.lines.title, totals, lineOf }: PointLinesProps) {
  return (
    <RoomSection title={title}>
      {SIDES.map((side) => (
        <SideLines key={side} side={side} named={totals[side]} lineOf={lineOf?.[side] ?? []} />
      ))}
    </RoomSection>
  );
}

type SideLinesProps = {
  readonly side: Side;
  readonly named: NamedTotal;
  readonly lineOf: readonly LineOf[];
};

function SideLines({ side, named, lineOf }: SideLinesProps) {
  const { lines: texts } = battleWords.battleScore;
  const { text, device } = toneClasses[SIDE_TONE[side]];
  const counted = named.lines.reduce((sum, { points }) => sum + points, 0);
  return (
    <section aria-label={texts.side(side)} className="pb-3">
      <h3
        className={`flex items-baseline justify-between rounded-lg px-2 text-lead leading-number ${device} ${text}`}
      >
        <span>{texts.side(side)}</span>
        <span className="font-text text-heading">{words.number(named.total)}</span>
      </h3>
      {named.lines.length === 0 && <p className="px-2 py-1 text-detail text-muted">{texts.none}</p>}
      {counted !== named.total && <p className="px-2 py-1 text-detail text-muted">{texts.agreed(counted)}</p>}
      <ul>
        {named.lines.map((line, index) => {
          const of = lineOf[index];
          return (
            <li key={of?.unitId ?? `${of?.bonusId ?? line.name} ${index}`} className="border-b border-line">
              {of ? <OpeningLine side={side} line={line} of={of} /> : <LineFace line={line} opened={null} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

type LineFaceProps = {
  readonly line: NamedLine;
  /** Null for a line that does not open. */
  readonly opened: boolean | null;
};

function LineFace({ line, opened }: LineFaceProps) {
  return (
    <span className="flex w-full items-center gap-3 px-2 py-1 text-left">
      <span className="min-w-0 flex-1 leading-body">
        <span className="block font-bold break-words">{line.name}</span>
        <span className="block text-small leading-small text-muted">
          {battleWords.battleScore.lines.reason(line.reason)}
        </span>
      </span>
      <span className="shrink-0 text-name font-bold">{words.number(line.points)}</span>
      {opened !== null && (
        <Icon
          of={ChevronDown}
          size={18}
          className={`-ml-1 shrink-0 text-muted ${opened ? 'rotate-180' : ''}`}
        />
      )}
    </span>
  );
}

type OpeningLineProps = { readonly side: Side; readonly line: NamedLine; readonly of: LineOf };

function OpeningLine({ side, line, of }: OpeningLineProps) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-expanded={opened}
        onClick={() => setOpened(!opened)}
        className="flex min-h-(--control) w-full items-center"
      >
        <LineFace line={line} opened={opened} />
      </button>
      {opened && <Behind side={side} of={of} />}
    </>
  );
}

function Behind({ side, of }: { readonly side: Side; readonly of: LineOf }) {
  const ledger = useLedger();
  const { lines: texts } = battleWords.battleScore;
  const entries = entriesBehindLine(ledger, side, of);
  if (entries.length === 0) {
    return <p className="px-2 pb-2 text-small text-muted">{texts.nothingBehind}</p>;
  }
  return (
    <ol aria-label={texts.behind} className="px-2 pb-2 text-detail">
      {entries.map(({ entry, description }) => (
        <li key={entry.seq} className="flex justify-between gap-3 py-0.5">
          <span>{battleWords.logSentence(description)}</span>
          <span className="text-muted">{battleWords.time(entry.at)}</span>
        </li>
      ))}
    </ol>
  );
}
