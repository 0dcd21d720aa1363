import type { Edition } from '@/rules/index';
import type { KeptArmy } from '@/store/armies/kept-kinds';
import { useKeptArmies } from '@/store/armies/use-kept';
import { Button } from '@/ui/button/button';
import { keptArmyWords } from '@/words/kept-army-words';

/** How many of the last used armies New battle offers for a side. */
const MOST_OFFERED = 3;

type LastArmiesProps = {
  /** What the side is called for which they are offered. */
  readonly called: string;
  readonly edition: Edition;
  /** The kept army that the other side has taken; null: none. */
  readonly across: string | null;
  onTake(army: KeptArmy): void;
};

/** The last used armies of that rulebook: one tap takes one. */
export function LastArmies({ called, edition, across, onTake }: LastArmiesProps) {
  const kept = useKeptArmies().filter(({ editionId }) => editionId === edition.id);
  if (kept.length === 0) return null;
  return (
    <ul aria-label={keptArmyWords.lastOf(called)} className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      {kept.slice(0, MOST_OFFERED).map((army) => {
        const offer = keptArmyWords.offer({ name: army.name, again: army.id === across });
        return (
          <li key={army.id} className="min-w-0">
            <Button name={keptArmyWords.offerFor(offer, called)} onPress={() => onTake(army)}>
              <span className="line-clamp-2 min-w-0 text-detail leading-detail break-words">{offer}</span>
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
