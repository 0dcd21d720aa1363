import { useState } from 'react';
import { useLocation } from 'wouter';
import { editionOfBattle, isFought } from '@/battle/state/edition-of';
import { RulebookChoice } from '@/features/new-battle/rulebook-choice';
import { EDITIONS, type Edition } from '@/rules/index';
import { useBattlePart } from '@/store/battle/use-battle';
import { useOtherRulebook } from '@/store/page/use-rematch';
import { Button } from '@/ui/button/button';
import { battleWords } from '@/words/battle-words';

const OFFERED: readonly Edition[] = EDITIONS.filter((edition: Edition) => isFought(edition));

/** Another rulebook for a battle in which no round is closed: it begins anew, with its names and armies. */
export function RulebookPage({ onClose }: { onClose(): void }) {
  const now = useBattlePart(editionOfBattle);
  const [chosen, setChosen] = useState(now);
  const begin = useOtherRulebook();
  const [, navigate] = useLocation();
  return (
    <div className="grid gap-3">
      <RulebookChoice
        editions={OFFERED}
        chosen={chosen}
        onChoose={(id) => setChosen(OFFERED.find((edition) => edition.id === id) ?? now)}
      />
      <p className="text-detail leading-label text-muted">{battleWords.rulebook.begunAnew}</p>
      <Button
        kind="primary"
        disabled={chosen.id === now.id}
        onPress={() => {
          const id = begin(chosen.id);
          onClose();
          if (id !== null) navigate(`/battle/${id}/fight`, { replace: true });
        }}
      >
        {battleWords.rulebook.begin(chosen.shortName)}
      </Button>
    </div>
  );
}
