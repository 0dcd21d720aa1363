import { parseCard } from '@/battle/cards/card';
import type { CardLine } from '@/battle/cards/card-line';
import { olderCourses } from '@/battle/cards/courses';
import { rootBattleId } from '@/battle/log/split-id';
import { isExample } from '@/battle/state/example-id';
import { battleId } from '@/battle/state/ids';
import type { EntryLog, StoredCard } from '@/storage/entry-log';
import { readArchivedLines } from '@/store/archive/archive';
import { cardPages } from '@/store/battles/card-pages';
import { renewCard } from '@/store/battles/renew-card';
import type { GameScore, LadderGame, LeftOut } from '@/tournament/ladder';

const STEP = 200;

/**
 * Every finished battle of this device but the examples, followed ones too: a club's ladder is about all who
 * play. Cards of an older version are made anew while the page is quiet. Rejects if IndexedDB does.
 */
export async function finishedBattles(
  entryLog: EntryLog,
  quiet: () => Promise<void>,
): Promise<readonly CardLine[]> {
  const known = await readArchivedLines(entryLog);
  const lines: CardLine[] = known ? [...known.lines] : [];
  const old: string[] = known ? [...known.old] : [];
  if (!known) {
    for await (const page of cardPages(entryLog, 'finished', STEP)) {
      for (const stored of page) {
        const card = parseCard(stored);
        if (card) lines.push(card);
        else old.push((stored as StoredCard).battleId);
      }
    }
  }
  for (const id of old.filter((one) => !isExample(one))) {
    await quiet();
    const card = await renewCard(entryLog, battleId(id));
    if (card?.status === 'finished') lines.push(card);
  }
  return lines.filter(({ battleId: id }) => !isExample(id));
}

/**
 * These battles as games of a ladder, each once: of courses that went apart the newest, and none of them where
 * they say different winners.
 */
export function battleGames(lines: readonly CardLine[]): readonly LadderGame[] {
  const older = olderCourses(lines);
  const scores = new Map<string, Set<GameScore | LeftOut>>();
  for (const line of lines) {
    const root = rootBattleId(line.battleId);
    scores.set(root, (scores.get(root) ?? new Set()).add(scoreOf(line)));
  }
  return lines
    .filter(({ battleId: id }) => !older.has(id))
    .map((line) => {
      const { battleId: id, startedAt, edition, setup } = line;
      const isDisputed = (scores.get(rootBattleId(id))?.size ?? 0) > 1;
      return {
        at: startedAt,
        of: 'battle',
        editionId: edition.id,
        sides: [
          { name: setup.a.player, army: setup.a.army },
          { name: setup.b.player, army: setup.b.army },
        ],
        score: isDisputed ? 'disputed' : scoreOf(line),
      };
    });
}

function scoreOf({ outcome }: CardLine): GameScore | LeftOut {
  switch (outcome?.winner) {
    case 'a':
      return 1;
    case 'b':
      return 0;
    case 'draw':
      return 0.5;
    default:
      return 'unsaid';
  }
}
