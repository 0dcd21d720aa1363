import type { Card } from '@/battle/cards/card';
import { BattleCard } from './battle-card';

/** A long list costs what is on screen of it: the rest keeps its place, and is drawn when it comes. */
const DRAWN_WHEN_SEEN = '[content-visibility:auto] [contain-intrinsic-height:auto_80px]';

type CardSectionProps = {
  readonly title: string;
  readonly cards: readonly Card[];
  onOptions(card: Card): void;
};

/** Battles under a heading; nothing where there are none. */
export function CardSection({ title, cards, onOptions }: CardSectionProps) {
  if (cards.length === 0) return null;
  return (
    <section aria-label={title} className="pt-3">
      <h2 className="pb-1.5 text-[20px] text-gold">{title}</h2>
      <ul className="grid grid-cols-1 gap-2">
        {cards.map((card) => (
          <li key={card.battleId} className={DRAWN_WHEN_SEEN}>
            <BattleCard card={card} onOptions={() => onOptions(card)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
