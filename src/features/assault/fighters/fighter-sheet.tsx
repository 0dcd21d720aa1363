import { useState } from 'react';
import type { AssaultUnit } from '@/battle/assault/standing/view';
import { mendFighters } from '@/battle/log/mend-fighters';
import type { Combat } from '@/battle/state/combat';
import type { FighterDraft, FighterGroup } from '@/battle/state/fighters';
import type { GroupId } from '@/battle/state/ids';
import { parseFighters } from '@/battle/state/parse-fighters';
import { useMayFight } from '@/features/assault/question/use-assault';
import { useBattleActions, useLedger, useRememberFighters } from '@/store/battle/use-battle';
import { Button } from '@/ui/button/button';
import { Sheet } from '@/ui/page/sheet';
import { assaultWords } from '@/words/assault/assault-words';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';
import { FighterForm } from './fighter-form';
import { HurtRow } from './hurt-row';
import { useKnownStats } from './offers';

type FighterSheetProps = {
  readonly combat: Combat;
  readonly draft: FighterDraft;
  /** The group to change; null for a new one. */
  readonly group: FighterGroup | null;
  /** The unit that a new group joins, or null. */
  readonly unit?: AssaultUnit | null;
  onClose(): void;
};

/** A sheet to enter or change a group. A fault is shown here, and nothing entered is lost. */
export function FighterSheet({ combat, draft: begun, group, unit = null, onClose }: FighterSheetProps) {
  const [draft, setDraft] = useState(begun);
  const [refusal, setRefusal] = useState<string | null>(null);
  const disabled = !useMayFight();
  const ledger = useLedger();
  const { act, dismissRefusal } = useBattleActions();
  const remember = useRememberFighters();
  const known = useKnownStats(begun, group !== null);
  const done = (result: ReturnType<typeof act>) => {
    if (result.ok || result.refusal.code === 'nothingChanged') return onClose();
    setRefusal(battleWords.refusal(result.refusal));
    dismissRefusal();
  };
  const add = (added: FighterDraft) => {
    const parsed = parseFighters(added);
    if (parsed.ok) remember([parsed.value]);
    done(act({ type: 'addFighters', combatId: combat.id, fighters: [added] }));
  };
  const change = (groupId: GroupId) => {
    const parsed = parseFighters(draft);
    if (parsed.ok) remember([parsed.value]);
    done(act(mendFighters(ledger, combat.id, groupId, draft)));
  };
  return (
    <Sheet
      title={assaultWords.fighters.title(draft.side, group !== null)}
      closeName={words.close}
      onClose={onClose}
    >
      <FighterForm
        draft={draft}
        disabled={disabled}
        known={known}
        onChange={(to) => {
          setRefusal(null);
          setDraft(to);
        }}
      />
      {group && <HurtRow combat={combat} groupId={group.id} />}
      <div className="sticky bottom-0 -mx-4 mt-3 grid gap-2 border-t border-line bg-paper px-4 pt-2 pb-1">
        <p role="alert" className="text-label text-warn empty:hidden">
          {refusal}
        </p>
        {group ? (
          <>
            <Button
              disabled={disabled}
              onPress={() => done(act({ type: 'removeFighters', combatId: combat.id, groupId: group.id }))}
            >
              {assaultWords.fighters.remove}
            </Button>
            <Button kind="primary" disabled={disabled} onPress={() => change(group.id)}>
              {words.done}
            </Button>
          </>
        ) : (
          <Button kind="primary" disabled={disabled} onPress={() => add(draft)}>
            {assaultWords.fighters.add(draft.models, unit?.name ?? null)}
          </Button>
        )}
      </div>
    </Sheet>
  );
}
