import { useState } from 'react';
import { describe } from '@/battle/describe/describe';
import { descriptionContext } from '@/battle/describe/description-context';
import { type OpenAnswer, openAnswers } from '@/battle/log/agreement';
import { correctedOutcome } from '@/battle/log/corrected-round';
import { entryAt, type Ledger } from '@/battle/log/ledger';
import { deviceOf, type WriterId } from '@/battle/state/ids';
import { isOwnTablet } from '@/club/asked';
import type { ShareRecord } from '@/store/battle/share-record';
import { useBattleActions, useBattleState, useLedger, useMayWrite } from '@/store/battle/use-battle';
import { useBattleStore } from '@/store/battle/use-battle-store';
import { useSettings } from '@/store/page/use-page-stores';
import { battleWords } from '@/words/battle-words';
import { phoneWords } from '@/words/phone-words';
import { words } from '@/words/words';
import { PutAwayStrip } from './put-away-strip';
import { ABOVE_UNDO } from './strip-place';

const texts = phoneWords.agree;

/**
 * What the other phone closed or corrected, to agree or object here; or what it objects to. One at a time, and
 * nothing where nothing is open.
 */
export function AgreeStrip({ share }: { readonly share: ShareRecord }) {
  const ledger = useLedger();
  const mayWrite = useMayWrite();
  const { act } = useBattleActions();
  const [putAway, setPutAway] = useState<readonly number[]>([]);
  const open = useOpenAnswers(ledger, share).find(
    ({ kind, entry }) => kind !== 'objected' || !putAway.includes(entry.seq),
  );
  if (!open || !mayWrite) return null;
  const { seq } = open.entry;
  const what = battleWords.logSentence(describe(open.entry, descriptionContext(ledger)));
  if (open.kind === 'objected')
    return (
      <PutAwayStrip onPutAway={() => setPutAway([...putAway, seq])}>{texts.objected(what)}</PutAwayStrip>
    );
  const answer = (agrees: boolean) => act({ type: 'answerEntry', seq, agrees });
  return (
    <div
      role="status"
      className={`${ABOVE_UNDO} flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line bg-card px-4 py-1 text-label leading-label`}
    >
      <p className="min-w-0 flex-1 basis-44">
        <span className="text-muted">{texts.from}</span> <span className="font-bold">{what}</span>{' '}
        <span>{words.sideBySide([detailOf(open, ledger), ...nowOf(open, ledger)])}</span>
      </p>
      <div className="flex gap-2">
        <Answer label={texts.agree} onPress={() => answer(true)} />
        <Answer label={texts.object} onPress={() => answer(false)} />
      </div>
    </div>
  );
}

function Answer({ label, onPress }: { readonly label: string; onPress(): void }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="min-h-(--control) shrink-0 rounded-lg border-2 border-outline bg-paper px-3 font-bold text-ink"
    >
      {label}
    </button>
  );
}

/** Whether the host's own player wrote that, on the phone that holds the battle or on a tablet. */
function isHosts(writer: WriterId): boolean {
  return deviceOf(writer) === writer || isOwnTablet(writer);
}

/**
 * A host is asked about what its guests wrote; a guest about what others wrote since it joined. No player is
 * asked about what is the own.
 */
function useOpenAnswers(ledger: Ledger, share: ShareRecord): readonly OpenAnswer[] {
  const { writer } = useBattleStore();
  const desk = useBattleState(({ open }) => (open.kind === 'open' ? (open.asks?.desk ?? null) : null));
  const isTablet = share.role === 'guest' && isOwnTablet(share.guest.id);
  const rounds = useSettings(({ askRounds }) => askRounds);
  return openAnswers(ledger, {
    isOwn: (by) => (desk ? desk.isOwn(by) : by === writer),
    isAsked: ({ seq, writer: by }) => (desk ? seq > share.seen && !(isTablet && isHosts(by)) : !isHosts(by)),
    rounds,
  });
}

function detailOf({ entry }: OpenAnswer, ledger: Ledger): string | null {
  const { agreement: _, ...description } = describe(entry, descriptionContext(ledger));
  return battleWords.logDetail(description);
}

/** How the closed rounds read that a correction reaches, where they read otherwise by it. */
function nowOf({ kind, entry }: OpenAnswer, ledger: Ledger): readonly string[] {
  const [event] = entry.events;
  if (kind !== 'correction' || event.type !== 'entriesCorrected') return [];
  const [first] = event.seqs;
  return ledger.steps.flatMap(({ entry: { seq } }) => {
    const closing = entryAt(ledger, seq)?.events[0];
    if (seq < first || seq > entry.seq || closing?.type !== 'roundClosed') return [];
    const now = correctedOutcome(ledger, closing.combatId, closing.round);
    return now ? [battleWords.fight.corrected(now.a.total, now.b.total, now.result)] : [];
  });
}
