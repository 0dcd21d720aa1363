import { useContext } from 'react';
import { PageContext } from '@/app/page-context';
import { useSaveExport } from '@/app/use-save-export';
import { useBattleActions, useBattleState } from '@/store/use-battle';
import { words } from '@/words/words';
import { Notice } from './notice';
import { PwaNotices } from './pwa-notices';

/** Everything that the player has to know about the safety of the taps, the most pressing first. */
export function Notices() {
  const { kept } = useContext(PageContext);
  return (
    <>
      {!kept && (
        <Notice tone="warning" actions={[]}>
          {words.notices.notKept}
        </Notice>
      )}
      <SaveNotice />
      <BattleNotice />
      <PwaNotices />
    </>
  );
}

/** Whether every tap is on disk; says nothing while it is. */
function SaveNotice() {
  const save = useBattleState((state) => state.save);
  const { retrySave, discardUnsaved, exportAll } = useBattleActions();
  const saveExport = useSaveExport();
  const exportAction = { label: words.notices.export, run: () => saveExport(exportAll()) };
  if (save.kind === 'failed') {
    return (
      <Notice tone="warning" actions={[{ label: words.notices.tryAgain, run: retrySave }, exportAction]}>
        {save.reason === 'quota'
          ? words.notices.saveFailedQuota(save.pending)
          : words.notices.saveFailed(save.pending)}
      </Notice>
    );
  }
  if (save.kind === 'conflict') {
    return (
      <Notice
        tone="warning"
        actions={[{ label: words.notices.showSaved, run: () => void discardUnsaved() }, exportAction]}
      >
        {words.notices.conflict}
      </Notice>
    );
  }
  return null;
}

/** Why the open battle cannot be written here. */
function BattleNotice() {
  const open = useBattleState((state) => state.open);
  const { takeOver, exportBattle } = useBattleActions();
  const saveExport = useSaveExport();
  if (open.kind !== 'open') return null;
  if (open.problems.length > 0) {
    return (
      <Notice
        tone="warning"
        actions={[{ label: words.notices.export, run: () => saveExport(exportBattle(open.id)) }]}
      >
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
  return null;
}
