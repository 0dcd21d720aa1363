import { EllipsisVertical } from 'lucide-react';
import { Link } from 'wouter';
import type { Card } from '@/battle/cards/card';
import { splitSeq } from '@/battle/log/split-id';
import { words } from '@/words/words';

/** One battle of the list: who fought, how it stands, and what else can be done with it. */
export function BattleCard({ card, onOptions }: { readonly card: Card; onOptions(): void }) {
  const running = card.status === 'running';
  const splitAt = splitSeq(card.battleId);
  const facts = [
    splitAt === null ? null : words.battles.splitAt(splitAt),
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
        className="min-w-0 flex-1 py-2 pl-3"
      >
        <span className="block font-display text-[20px] font-bold leading-6">
          {running ? words.battles.resume(card) : words.battles.result(card)}
        </span>
        <span className="line-clamp-2 text-[18px] leading-[21px] break-words">
          {words.battles.sides(card)}
        </span>
        <span className="block truncate text-[15px] text-muted">{words.sideBySide(facts)}</span>
        {card.tags.length > 0 && (
          <span className="block truncate text-[15px] text-gold">{words.battles.tags(card.tags)}</span>
        )}
      </Link>
      <button
        type="button"
        aria-label={words.battles.options(card)}
        onClick={onOptions}
        className="flex w-12 shrink-0 items-center justify-center text-muted"
      >
        <EllipsisVertical aria-hidden size={22} />
      </button>
    </div>
  );
}
