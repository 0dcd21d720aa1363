import { type SettledLine, stepSoFar } from '@/battle/assault/standing/step-so-far';
import type { AssaultView } from '@/battle/assault/standing/view';
import { assaultOf } from '@/battle/state/assault-round';
import { type Combat, latestRound } from '@/battle/state/combat';
import { DiceFaces } from '@/ui/look/dice-faces';
import { SIDE_TONE, toneClasses } from '@/ui/look/tone';
import { assaultWords } from '@/words/assault/assault-words';
import { useFresh } from './fresh-dice';
import { useAssaultView } from './use-assault';

type StepSoFarProps = { readonly combat: Combat };

/**
 * What happened in the step so far, the latest first, with the dice as rolled. It shows as many lines as fit.
 */
export function StepSoFarLines({ combat }: StepSoFarProps) {
  const view = useAssaultView(combat);
  const round = latestRound(combat);
  return view && round ? <Lines view={view} round={assaultOf(round)} /> : null;
}

function Lines({
  view,
  round,
}: {
  readonly view: AssaultView;
  readonly round: ReturnType<typeof assaultOf>;
}) {
  const soFar = stepSoFar(view, round);
  if (!soFar) return null;
  const title = assaultWords.dice.soFar.title(round.shotBy ? null : soFar.step, soFar.isOver);
  return (
    <section aria-label={title} className="min-h-0 shrink px-3 big:shrink-0">
      {/* A column that wraps: lines without space go to a hidden second column and are not cut in half. */}
      <ul
        data-may-be-cut
        className="flex max-h-full min-h-0 flex-col flex-wrap overflow-hidden before:h-px before:w-full"
      >
        {soFar.lines.map((line, index) => (
          <Line key={keyOf(line)} line={line} title={index === 0 ? title : null} />
        ))}
      </ul>
    </section>
  );
}

/** The title is part of the first line, because a title without a line means nothing. */
function Line({ line, title }: { readonly line: SettledLine; readonly title: string | null }) {
  const fresh = useFresh(`${keyOf(line)} ${line.dice.map(({ face }) => face).join('')}`);
  return (
    <li className={`w-full py-1 ${title === null ? 'border-t border-line' : ''}`}>
      {title !== null && (
        <span className="mb-1 block border-b border-line text-small leading-detail text-muted">{title}</span>
      )}
      <span
        className={`flex big:flex-wrap gap-x-1 text-label leading-body font-bold ${toneClasses[SIDE_TONE[line.side]].text}`}
      >
        <span className="min-w-0 truncate big:break-words big:whitespace-normal">
          {assaultWords.dice.soFar.who(line)}
        </span>{' '}
        <span className="max-w-3/4 shrink-0 big:max-w-full">{assaultWords.dice.soFar.does(line)}</span>
      </span>
      <DiceFaces
        dice={line.dice}
        label={assaultWords.dice.rolled(line.dice.map(({ face }) => face))}
        fresh={fresh}
      />
    </li>
  );
}

function keyOf(line: SettledLine): string {
  return `${line.kind} ${line.kind === 'losses' ? line.unitKey : line.strikeId}`;
}
