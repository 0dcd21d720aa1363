import { useState } from 'react';
import { editionOfBattle } from '@/battle/state/edition-of';
import { turnAfter } from '@/battle/state/turn';
import { type Edition, endsGame, facesThatEnd, otherSide } from '@/rules/index';
import { useBattle, useBattleActions, useMayWrite } from '@/store/battle/use-battle';
import { Button } from '@/ui/button/button';
import { DiceFaces } from '@/ui/look/dice-faces';
import { battleWords } from '@/words/battle-words';

/**
 * In the last Player Turn of a Game Turn with which a game of random length may end: the chance, and the
 * roll.
 */
export function RandomLength() {
  const battle = useBattle();
  const { act, throwDice } = useBattleActions();
  const mayWrite = useMayWrite() && battle.outcome === null;
  const [last, setLast] = useState<{ readonly face: number; readonly told: string } | null>(null);
  const { gameStructure }: Edition = editionOfBattle(battle);
  const { turn, setup } = battle;
  const rule = gameStructure.randomLength;
  const faces = rule ? facesThatEnd(rule, turn.gameTurn) : 0;
  const isLast = turn.side === otherSide(setup.firstSide);
  if (!rule || faces === 0 || !isLast || turnAfter(turn, setup.firstSide).gameTurn === turn.gameTurn)
    return null;
  const texts = battleWords.turns.randomLength;
  const roll = () => {
    const [face = 1] = throwDice(1);
    const told = texts.rolled(rule.label, turn.gameTurn, face, endsGame(rule, turn.gameTurn, face));
    if (act({ type: 'addNote', text: told, about: null }).ok) setLast({ face, told });
  };
  return (
    <div className="grid gap-1 pt-2">
      <p className="text-detail leading-label text-muted">{texts.chance(rule.label, 7 - faces, faces / 6)}</p>
      <Button disabled={!mayWrite} onPress={roll}>
        {texts.roll}
      </Button>
      <p role="status" className="flex items-center gap-2 font-bold empty:hidden">
        {last && (
          <>
            <DiceFaces dice={[{ face: last.face, counts: true }]} label="" fresh />
            {last.told}
          </>
        )}
      </p>
    </div>
  );
}
