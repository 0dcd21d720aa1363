import { missionOf } from '@/battle/state/edition-of';
import type { Victory } from '@/rules/index';
import { useBattle, useBattleActions, useMayWrite } from '@/store/battle/use-battle';
import { SelectField } from '@/ui/field/select-field';
import { battleWords } from '@/words/battle-words';

/** The choice of the mission; its counters stand below. Another choice keeps what was counted. */
export function MissionChoice({ victory }: { readonly victory: Victory }) {
  const battle = useBattle();
  const { act } = useBattleActions();
  const mayWrite = useMayWrite();
  const { mission: texts } = battleWords.battleScore;
  const { victoryRules: _, ...others } = battle.setup;
  const chosen = missionOf(battle);
  return (
    <div className="px-3 pt-3">
      <SelectField
        label={texts.label}
        options={[
          { id: '', label: victory.label ?? '' },
          ...(victory.variants ?? []).map(({ id, label }) => ({ id, label })),
        ]}
        chosen={chosen?.id ?? ''}
        disabled={!mayWrite}
        onChoose={(id) =>
          act({ type: 'changeSetup', setup: id === '' ? others : { ...others, victoryRules: id } })
        }
      />
      {chosen && (
        <p className="pt-1 text-note leading-note break-words text-muted">
          {texts.source(chosen.source.at, chosen.source.standing)}
        </p>
      )}
    </div>
  );
}
