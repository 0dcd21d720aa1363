import type { Card } from '@/battle/cards/card';
import type { CourseCard } from '@/battle/cards/courses';
import { BattleCard } from './battle-card';

/**
 * Only the cards on screen are drawn: the others keep their space, and are drawn when they come into view.
 */
const DRAWN_WHEN_SEEN = '[content-visibility:auto] [contain-intrinsic-height:auto_80px]';

/**
 * So many cards may be on the first screen. They are drawn at once, because a guessed height would move what
 * is below them.
 */
const AT_ONCE = 12;

type CardSectionProps = {
  readonly title: string;
  readonly cards: readonly Card[];
  /** Older courses of battles, each with the newest course. */
  readonly older: ReadonlyMap<string, CourseCard>;
  onOptions(card: Card): void;
};

/** Battles under a heading; nothing if there are none. */
export function CardSection({ title, cards, older, onOptions }: CardSectionProps) {
  if (cards.length === 0) return null;
  return (
    <section aria-label={title} className="pt-3">
      <h2 className="pb-1.5 text-name text-gold">{title}</h2>
      <ul className="grid grid-cols-1 gap-2 spread:grid-cols-2 broad:grid-cols-3">
        {cards.map((card, index) => (
          <li key={card.battleId} className={index < AT_ONCE ? '' : DRAWN_WHEN_SEEN}>
            <BattleCard
              card={card}
              continuedAs={older.get(card.battleId) ?? null}
              onOptions={() => onOptions(card)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
