import { useEffect, useRef, useState } from 'react';
import type { OpenedBackup, RestoredAll } from '@/store/backup/restoring';
import { usePageStores } from '@/store/page/use-page-stores';
import type { EventPlan } from '@/store/tournament/restore-events';
import type { backupWords } from '@/words/backup-words';
import { readFile } from './read-file';

/** Why nothing can be restored from the given file or text. */
export type GivenRefusal = keyof typeof backupWords.restore.refusals;

/** The progress of a restore. */
export type RestoreStep =
  | { readonly kind: 'nothingGiven' }
  /** `share`: how much of the file is read and checked, from 0 to 1. */
  | { readonly kind: 'reading'; readonly share: number }
  | { readonly kind: 'refused'; readonly code: GivenRefusal }
  | { readonly kind: 'planned'; readonly backup: OpenedBackup; readonly events: EventPlan }
  | { readonly kind: 'restoring'; readonly done: number; readonly all: number }
  /** `events`: how many were written. */
  | { readonly kind: 'restored'; readonly outcome: RestoredAll; readonly events: number };

const READING: RestoreStep = { kind: 'reading', share: 0 };

/**
 * A restore from a file or a text: read, planned, and done when the player confirms. `given` is read at once.
 */
export function useRestore(given: string | null) {
  const { restoring, tournaments } = usePageStores();
  const [step, setStep] = useState<RestoreStep>(given === null ? { kind: 'nothingGiven' } : READING);
  const backup = useRef<OpenedBackup>(null);

  async function readText(text: string): Promise<RestoreStep> {
    try {
      const opened = await (await restoring.load()).open(text, (done) => {
        const share = Math.floor(done * 100) / 100;
        setStep((before) =>
          before.kind === 'reading' && before.share === share ? before : { kind: 'reading', share },
        );
      });
      if (!opened.ok) return { kind: 'refused', code: opened.code };
      backup.current = opened.value;
      const { inFile } = opened.value.events;
      const events = inFile.length > 0 ? (await tournaments.load()).actions.planRestore(inFile) : [];
      return { kind: 'planned', backup: opened.value, events };
    } catch {
      return { kind: 'refused', code: 'diskUnreadable' };
    }
  }

  async function restoreEvents(inFile: OpenedBackup['events']['inFile']) {
    if (inFile.length === 0) return { written: 0, failure: null };
    return (await tournaments.load()).actions.restore(inFile);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: read once for each text
  useEffect(() => {
    if (given !== null) void readText(given).then(setStep);
  }, [given]);

  return {
    step,
    async choose(file: File): Promise<void> {
      setStep(READING);
      const reading = await readFile(file);
      setStep(reading.ok ? await readText(reading.text) : { kind: 'refused', code: reading.code });
    },
    async restore(): Promise<void> {
      const opened = backup.current;
      if (!opened) return;
      const all = opened.plan.battles.length;
      setStep({ kind: 'restoring', done: 0, all });
      const outcome = await opened.restore((done) => setStep({ kind: 'restoring', done, all }));
      const { written, failure } = await restoreEvents(opened.events.inFile);
      setStep({
        kind: 'restored',
        outcome: { ...outcome, failure: outcome.failure ?? failure },
        events: written,
      });
    },
  };
}
