import { ChevronDown } from 'lucide';
import { armyPointsOf } from '@/battle/score/battle-score';
import { editionOfBattle } from '@/battle/state/edition-of';
import { reactionsIn } from '@/battle/state/reactions';
import { phrases } from '@/messages/compiled/phrases';
import { otherSide, reactionsPerTurn } from '@/rules/index';
import { useBattle, useBattleActions } from '@/store/battle/use-battle';
import { Button } from '@/ui/button/button';
import { Icon } from '@/ui/look/icon';
import { battleWords } from '@/words/battle-words';

/** The reactions of the side whose turn it is not: how many it made of how many, and one tap for each. */
export function Reactions({ disabled }: { readonly disabled: boolean }) {
  const battle = useBattle();
  const { act } = useBattleActions();
  const rules = editionOfBattle(battle).woundPools?.reactions;
  if (!rules) return null;
  const side = otherSide(battle.turn.side);
  const made = reactionsIn(battle.reactions ?? [], battle.turn, side);
  const limit = armyPointsOf(battle);
  const texts = battleWords.reactions;
  const labels = made.map(({ reaction }) => rules.names.find(({ id }) => id === reaction)?.label ?? reaction);
  return (
    <details className="group rounded-lg border-2 border-line px-2">
      <summary className="flex min-h-(--control) cursor-pointer list-none items-center gap-2">
        <Icon of={ChevronDown} size={18} className="shrink-0 text-muted group-open:rotate-180" />
        <span className="font-display text-body">{texts.of(side)}</span>
        <span className="ml-auto font-bold">
          {texts.count(made.length, limit === null ? null : reactionsPerTurn(rules, limit))}
        </span>
      </summary>
      {labels.length > 0 && <p className="pb-1 text-detail leading-detail">{labels.join(phrases.comma)}</p>}
      <div className="grid grid-cols-2 gap-1 pb-2">
        {rules.names.map(({ id, label }) => (
          <Button
            key={id}
            disabled={disabled}
            onPress={() => act({ type: 'makeReaction', side, reaction: id })}
          >
            {label}
          </Button>
        ))}
      </div>
      <p className="pb-2 text-note leading-note text-muted">{limit === null ? texts.noLimit : texts.once}</p>
    </details>
  );
}
