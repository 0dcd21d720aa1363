import { armyOf } from '@/battle/state/army';
import { editionOfBattle } from '@/battle/state/edition-of';
import type { Side } from '@/rules/index';
import { useBattle, useBattleActions } from '@/store/battle/use-battle';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';
import { ArmyImport } from './army-import';

type ImportIntoBattleProps = { readonly side: Side; onClose(): void };

/** Imports a list into the army of the battle on screen: one entry of its log. */
export function ImportIntoBattle({ side, onClose }: ImportIntoBattleProps) {
  const battle = useBattle();
  const { act, dismissRefusal } = useBattleActions();
  return (
    <ArmyImport
      owner={{ side, called: words.side(side) }}
      edition={editionOfBattle(battle)}
      unitsThere={armyOf(battle, side).length}
      onTake={(army, replace) => {
        const done = act({ type: 'importArmy', side, replace, ...army });
        if (done.ok || done.refusal.code === 'nothingChanged') {
          onClose();
          return null;
        }
        // The sheet covers the frame's own message, so it shows the sentence itself.
        dismissRefusal();
        return battleWords.refusal(done.refusal);
      }}
      onClose={onClose}
    />
  );
}
