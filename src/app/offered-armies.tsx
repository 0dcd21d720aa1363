import { type TakenArmy, takenFromKept } from '@/features/army-import/kept-army-taken';
import { LastArmies } from '@/features/kept-armies/last-armies';
import type { Edition } from '@/rules/index';
import type { KeptArmy } from '@/store/armies/kept-kinds';
import { usePageStores } from '@/store/page/use-page-stores';
import { useFetched } from '@/ui/page/fetched';
import { WithArmies } from './army-import';

type OfferedArmiesProps = {
  /** What the side is called. */
  readonly called: string;
  readonly edition: Edition;
  /** The kept army that the other side has taken; null: none. */
  readonly across: string | null;
  onTake(army: TakenArmy): void;
};

/** The last armies of a rulebook for a side of a new battle, in the form that a battle imports. */
export function OfferedArmies({ called, edition, across, onTake }: OfferedArmiesProps) {
  const kept = useFetched(usePageStores().armies);
  if (!kept) return null;
  const take = async (army: KeptArmy) => {
    const text = army.text ?? (await kept.sources.read(army.checksum).catch(() => null)) ?? '';
    kept.armies.use(army.id);
    onTake(takenFromKept(army, text));
  };
  return (
    <WithArmies>
      <LastArmies called={called} edition={edition} across={across} onTake={(army) => void take(army)} />
    </WithArmies>
  );
}
