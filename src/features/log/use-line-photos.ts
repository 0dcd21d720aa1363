import { useMemo } from 'react';
import { type LogLine, logByTurn } from '@/battle/describe/log-lines';
import type { BattleId } from '@/battle/state/ids';
import { useLedger } from '@/store/battle/use-battle';
import { type LogPhotos, useLogPhotos } from './use-log-photos';

/** The photos of a battle by the lines of its log: several taps may be one line. */
export type LinePhotos = LogPhotos & {
  /** The line of the entry of that number. */
  lineOf(seq: number): LogLine | undefined;
  /** How many photos its line has. */
  photosOf(seq: number): number;
};

/** The photos of the battle on screen, found by any entry of their line. */
export function useLinePhotos(battleId: BattleId): LinePhotos {
  const ledger = useLedger();
  const lines = useMemo(() => logByTurn(ledger).flatMap((turn) => turn.lines), [ledger]);
  const photos = useLogPhotos(battleId);
  const lineOf = (seq: number) => lines.find(({ seqs }) => seqs.includes(seq));
  return {
    ...photos,
    lineOf,
    photosOf: (seq) => photos.photos.filter(({ about }) => lineOf(seq)?.seqs.includes(about)).length,
  };
}
