import type { CombatId } from '@/battle/state/ids';
import { fetched, useFetched } from '@/ui/page/fetched';

const sheet = fetched(() => import('./engage-sheet'));

type EngageProps = { readonly combatId: CombatId; onClose(): void };

/** The units of the combat in a sheet, which is loaded when it is first asked for. */
export function Engage(props: EngageProps) {
  const loaded = useFetched(sheet);
  return loaded && <loaded.EngageSheet {...props} />;
}
