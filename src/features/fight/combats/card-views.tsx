import { Maximize2 } from 'lucide';
import type { ReactNode } from 'react';
import { engagedUnits } from '@/battle/state/engaged';
import type { CombatId } from '@/battle/state/ids';
import { whose } from '@/features/fight/ask/whose';
import { useFirstHints } from '@/features/fight/round/first-hints';
import type { ShownRound } from '@/features/fight/round/shown-round';
import { useRoundPart } from '@/features/fight/round/use-fight';
import { SIDES } from '@/rules/index';
import { RoundButton } from '@/ui/button/round-button';
import { SIDE_TONE, toneClasses } from '@/ui/look/tone';
import { TWO_HEADS } from '@/ui/look/two-heads';
import { acrossWords } from '@/words/across-words';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';

type CardViewsProps = {
  readonly combatId: CombatId;
  /** The chips of the open combats, if there are several. */
  readonly chips: ReactNode;
  /** Shows the fight across the table. */
  onAcross(): void;
  onHoldUp(): void;
};

/**
 * The first line of what scrolls: between the buttons of the other views, the open combats, who fights, and
 * what the score was without losses.
 */
export function CardViews({ combatId, chips, onAcross, onHoldUp }: CardViewsProps) {
  const hangsOn = useRoundPart(
    combatId,
    ({ openResult }, battle) =>
      openResult && battleWords.fight.ask.hangsOn(whose(battle, openResult.missing)),
  );
  const standing = useRoundPart(combatId, (shown) => words.sideBySide(beforeTheDice(shown)));
  // What the two pictures mean is said once, before the first tap.
  const hints = useFirstHints(
    useRoundPart(combatId, ({ round: { number, touched } }) => ({ number, touched })),
  );
  const who = useRoundPart(combatId, ({ combat }, battle) =>
    SIDES.map((side) =>
      battleWords.fight.fighters(
        engagedUnits(battle, combat, side).map(({ unit }) => unit.name),
        battle.setup[side],
      ),
    ),
  );
  const isNamed = !chips && who.some((names) => names !== '');
  return (
    <div className="flex shrink-0 items-center gap-1 px-1 big:px-0">
      <RoundButton name={acrossWords.open} icon={TWO_HEADS} place="my-[-4px]" onPress={onAcross} />
      <div className="min-w-0 flex-1">
        {chips}
        <div className={chips ? 'hidden tall:block' : ''}>
          {isNamed && (
            <p className="grid grid-cols-2 gap-2 text-note leading-note big:hidden" data-may-be-cut>
              {SIDES.map((side, index) => (
                <span
                  key={side}
                  className={`truncate font-bold ${toneClasses[SIDE_TONE[side]].text} ${side === 'b' ? 'text-right' : ''}`}
                >
                  {who[index]}
                </span>
              ))}
            </p>
          )}
          {/* In large text on a low screen the rows need the lines of what was without losses. */}
          <p className="hidden text-center text-note leading-note text-muted big:halved:line-clamp-2">
            {hangsOn}
          </p>
          {hints ? (
            <p
              aria-hidden
              className="flex justify-between gap-2 text-note leading-note text-muted big:flex-col big:*:last:text-right"
            >
              <span>{acrossWords.open}</span>
              <span>{acrossWords.holdUp}</span>
            </p>
          ) : (
            <p
              className={`text-center text-note leading-note text-muted big:line-clamp-2 big:whitespace-normal big:halved:hidden ${isNamed && hangsOn ? 'truncate' : 'line-clamp-2 text-balance'}`}
            >
              {words.sideBySide([hangsOn, standing])}
            </p>
          )}
        </div>
      </div>
      <RoundButton name={acrossWords.holdUp} icon={Maximize2} place="my-[-4px]" onPress={onHoldUp} />
    </div>
  );
}

/** What both sides bring to the fight, and what the trailing one still needs to win. */
function beforeTheDice({ a, b, round, openResult }: ShownRound): readonly string[] {
  const standing = battleWords.fight.beforeTheDice(a.beforeTheDice, b.beforeTheDice);
  if (a.total === b.total || round.outcome || openResult) return [standing];
  const trailing = a.total < b.total ? 'a' : 'b';
  return [standing, battleWords.fight.needs(trailing, Math.abs(a.total - b.total) + 1)];
}
