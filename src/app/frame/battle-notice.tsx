import { useSaveExport } from '@/app/use-save-export';
import { useBattleActions, useBattleState, useHandedOver } from '@/store/battle/use-battle';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';
import { Notice } from './notice';

/** Why the open battle cannot be written here, and what the player can do. */
export function BattleNotice() {
  const id = useBattleState(({ open }) => (open.kind === 'open' ? open.id : null));
  const readOnly = useBattleState(({ open }) => open.kind === 'open' && open.problems.length > 0);
  const elsewhere = useBattleState(({ open }) => open.kind === 'open' && open.writer === 'elsewhere');
  const { takeOver, takeHandedOver } = useBattleActions();
  const handedOver = useHandedOver();
  const saveExport = useSaveExport();
  if (id === null) return null;
  const exportAction = { label: words.notices.export, run: () => saveExport([id]) };
  if (readOnly) {
    return (
      <Notice tone="warning" actions={[exportAction]}>
        {battleWords.notices.readOnly}
      </Notice>
    );
  }
  if (elsewhere) {
    return (
      <Notice tone="warning" actions={[{ label: battleWords.notices.takeOver, run: () => void takeOver() }]}>
        {battleWords.notices.elsewhere}
      </Notice>
    );
  }
  if (handedOver) {
    const texts = battleWords.handedOver[handedOver];
    return (
      <Notice tone="warning" actions={[{ label: texts.goOn, run: takeHandedOver }]}>
        {texts.notice}
      </Notice>
    );
  }
  return null;
}
