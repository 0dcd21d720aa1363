import { EllipsisVertical } from 'lucide';
import { Link } from 'wouter';
import type { Card } from '@/battle/cards/card';
import type { CourseCard } from '@/battle/cards/courses';
import { splitSeq } from '@/battle/log/split-id';
import { isExample } from '@/battle/state/example-id';
import { Icon } from '@/ui/look/icon';
import { words } from '@/words/words';

type BattleCardProps = {
  readonly card: Card;
  /** The newest course of the same battle, which counts; null if this is it. */
  readonly continuedAs: CourseCard | null;
  onOptions(): void;
};

/** One battle of the list: who fought, its result so far, and a menu. */
export function BattleCard({ card, continuedAs, onOptions }: BattleCardProps) {
  const running = card.status === 'running';
  const splitAt = splitSeq(card.battleId);
  const facts = [
    isExample(card.battleId) ? words.battles.example : null,
    splitAt === null ? null : words.battles.splitAt(splitAt),
    continuedAs && words.battles.continuedAs(splitSeq(continuedAs.battleId), continuedAs.lastAt),
    words.date(card.startedAt),
    card.edition.shortName,
    card.setup.armyPoints === null ? null : words.battles.armyPoints(card.setup.armyPoints),
    words.battles.rounds(card.roundsClosed),
  ];
  return (
    <div
      className={`flex overflow-hidden rounded-xl border-2 bg-card ${running ? 'border-gold' : 'border-outline'}`}
    >
      <Link
        href={running ? `/battle/${card.battleId}/fight` : `/review/${card.battleId}`}
        className="min-w-0 flex-1 py-2 pl-3 break-words"
      >
        <span className="block font-display text-name font-bold leading-title">
          {running ? words.battles.resume(card) : words.battles.result(card)}
        </span>
        <span className="block text-body leading-lead">{words.battles.sides(card)}</span>
        <span className="block text-small text-muted">{words.sideBySide(facts)}</span>
        {card.tags.length > 0 && (
          <span className="block text-small text-gold">{words.battles.tags(card.tags)}</span>
        )}
      </Link>
      <button
        type="button"
        aria-label={words.battles.options(card)}
        onClick={onOptions}
        className="flex w-12 shrink-0 items-center justify-center text-muted"
      >
        <Icon of={EllipsisVertical} size={22} />
      </button>
    </div>
  );
}
