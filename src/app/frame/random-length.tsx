import { useState } from 'react';
import { editionOfBattle } from '@/battle/state/edition-of';
import { turnAfter } from '@/battle/state/turn';
import { type Edition, endsGame, facesThatEnd, otherSide } from '@/rules/index';
import { useBattle, useBattleActions, useMayWrite } from '@/store/use-battle';
import { Button } from '@/ui/button';
import { battleWords } from '@/words/battle-words';

/** In the last Player Turn of a Game Turn with which a game of random length may end: how likely it is, and the roll. */
export function RandomLength() {
  const battle = useBattle();
  const { act, rollDice } = useBattleActions();
  const mayWrite = useMayWrite() && battle.outcome === null;
  const [said, setSaid] = useState<string | null>(null);
  const { gameStructure }: Edition = editionOfBattle(battle);
  const { turn, setup } = battle;
  const rule = gameStructure.randomLength;
  const faces = rule ? facesThatEnd(rule, turn.gameTurn) : 0;
  const isLast = turn.side === otherSide(setup.firstSide);
  if (!rule || faces === 0 || !isLast || turnAfter(turn, setup.firstSide).gameTurn === turn.gameTurn)
    return null;
  const texts = battleWords.turns.randomLength;
  const roll = () => {
    const rolled = rollDice(1);
    const told = texts.rolled(rule.label, turn.gameTurn, rolled, endsGame(rule, turn.gameTurn, rolled));
    if (act({ type: 'addNote', text: told, about: null }).ok) setSaid(told);
  };
  return (
    <div className="grid gap-1 pt-2">
      <p className="text-[1rem] leading-[1.1875rem] text-muted">
        {texts.chance(rule.label, 7 - faces, faces / 6)}
      </p>
      <Button disabled={!mayWrite} onPress={roll}>
        {texts.roll}
      </Button>
      <p role="status" className="font-bold empty:hidden">
        {said}
      </p>
    </div>
  );
}
