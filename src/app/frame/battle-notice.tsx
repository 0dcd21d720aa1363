import { useSaveExport } from '@/app/use-save-export';
import { useBattleActions, useBattleState, useHandedOver } from '@/store/use-battle';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';
import { Notice } from './notice';

/** Why the open battle cannot be written here, and the way out. */
export function BattleNotice() {
  const open = useBattleState((state) => state.open);
  const { takeOver, takeHandedOver } = useBattleActions();
  const handedOver = useHandedOver();
  const saveExport = useSaveExport();
  if (open.kind !== 'open') return null;
  const exportAction = { label: words.notices.export, run: () => saveExport([open.id]) };
  if (open.problems.length > 0) {
    return (
      <Notice tone="warning" actions={[exportAction]}>
        {words.notices.readOnly}
      </Notice>
    );
  }
  if (open.writer === 'elsewhere') {
    return (
      <Notice tone="warning" actions={[{ label: words.notices.takeOver, run: () => void takeOver() }]}>
        {words.notices.elsewhere}
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
