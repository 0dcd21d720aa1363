import { ArrowUpDown, Maximize2 } from 'lucide';
import { memo } from 'react';
import { engagedUnits } from '@/battle/state/engaged';
import type { CombatId } from '@/battle/state/ids';
import { whose } from '@/features/fight/ask/whose';
import type { ShownRound } from '@/features/fight/round/shown-round';
import { useShownRound } from '@/features/fight/round/use-fight';
import { totalNow, verdictNow } from '@/features/fight/round/verdict-now';
import { vibrate } from '@/pwa/vibration';
import { SIDES, type Side } from '@/rules/index';
import { useBattle } from '@/store/battle/use-battle';
import { useSettings } from '@/store/page/use-page-stores';
import { ON_SEAM, RoundButton } from '@/ui/button/round-button';
import { Shield } from '@/ui/look/shield';
import { SIDE_TONE } from '@/ui/look/tone';
import { useWon } from '@/ui/press/use-won';
import { acrossWords } from '@/words/across-words';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';

type CombatHeaderProps = {
  readonly combatId: CombatId;
  onExplain(): void;
  /** Shows the fight across the table. */
  onAcross(): void;
  onHoldUp(): void;
};

/**
 * Two shields with the totals side by side, and between them the sentence with the result. A tap anywhere
 * opens the explanation.
 */
export function CombatHeader(props: CombatHeaderProps) {
  const { combatId, onExplain, onAcross, onHoldUp } = props;
  const shown = useShownRound(combatId);
  const { a, b, result, round, combat } = shown;
  const battle = useBattle();
  const detail = (side: Side) =>
    battleWords.fight.fighters(
      engagedUnits(battle, combat, side).map(({ unit }) => unit.name),
      battle.setup[side],
    );
  const verdict = verdictNow(shown);
  const isFelt = useSettings((settings) => settings.vibrate);
  const winner = round.outcome && result.kind === 'won' ? result.winner : null;
  const lifted = useWon(`${combat.id} ${round.number}`, winner, isFelt ? vibrate : null);
  return (
    <section aria-label={battleWords.fight.scoreTitle}>
      <div className="size-contained relative h-(--shields) big:h-auto">
        <div aria-hidden className="grid h-full grid-cols-2">
          {SIDES.map((side) => (
            <div key={side} className={`grid min-w-0 ${side === lifted ? 'lift' : ''}`}>
              <Shield
                tone={SIDE_TONE[side]}
                mirrored={side === 'b'}
                name={words.side(side)}
                detail={detail(side)}
                figure={totalNow(shown[side])}
                figureLength={Math.max(...SIDES.map((one) => totalNow(shown[one]).length))}
              />
            </div>
          ))}
        </div>
        <button
          type="button"
          aria-label={battleWords.fight.explain(a.total, b.total)}
          onClick={onExplain}
          className="absolute inset-x-(--control) inset-y-0"
        />
      </div>
      <OtherViews onAcross={onAcross} onHoldUp={onHoldUp} />
      <p className="size-contained pointer-events-none relative z-10 -mt-4 flex h-[2.125rem] justify-center px-(--control) tall:h-[2.375rem] big:h-auto">
        <span className="truncate big:px-2 big:text-small big:leading-detail big:whitespace-normal big:rounded-2xl big:text-center rounded-full bg-strong px-4 pt-0.5 pb-1 font-display text-name font-bold leading-page text-on-strong tall:text-heading tall:leading-number">
          {verdict}
        </span>
        <span aria-live="polite" className="sr-only">
          {battleWords.fight.announce(a.total, b.total, verdict)}
        </span>
      </p>
      <p className="size-contained before-the-dice h-[1.25rem] truncate big:h-auto big:whitespace-normal px-2 text-center text-small leading-body text-muted">
        {words.sideBySide([
          shown.openResult && battleWords.fight.ask.hangsOn(whose(battle, shown.openResult.missing)),
          ...beforeTheDice(shown),
          battleWords.fight.round(round.number),
        ])}
      </p>
    </section>
  );
}

/**
 * The other views of the fight, at both ends of the line below the shields. No tap on the card changes them.
 */
const OtherViews = memo(function OtherViews({
  onAcross,
  onHoldUp,
}: Pick<CombatHeaderProps, 'onAcross' | 'onHoldUp'>) {
  return (
    <div className="relative z-10">
      <RoundButton
        name={acrossWords.open}
        icon={ArrowUpDown}
        place={`${ON_SEAM} left-0`}
        onPress={onAcross}
      />
      <RoundButton
        name={acrossWords.holdUp}
        icon={Maximize2}
        place={`${ON_SEAM} right-0`}
        onPress={onHoldUp}
      />
    </div>
  );
});

/** What both sides bring to the fight, and what the trailing one still needs to win. */
function beforeTheDice({ a, b, round, openResult }: ShownRound): readonly string[] {
  const standing = battleWords.fight.beforeTheDice(a.beforeTheDice, b.beforeTheDice);
  if (a.total === b.total || round.outcome || openResult) return [standing];
  const trailing = a.total < b.total ? 'a' : 'b';
  return [standing, battleWords.fight.needs(trailing, Math.abs(a.total - b.total) + 1)];
}
