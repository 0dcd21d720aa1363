import { useState } from 'react';
import type { Battle } from '@/battle/state/battle';
import { type Combat, latestRound } from '@/battle/state/combat';
import { fightsWithPools } from '@/battle/state/edition-of';
import { engagedUnits } from '@/battle/state/engaged';
import type { CombatId } from '@/battle/state/ids';
import { useShownCombat } from '@/features/fight/round/use-fight';
import { SIDES, type Side } from '@/rules/index';
import { useBattle, useBattleActions, useMayWrite } from '@/store/battle/use-battle';
import { Button } from '@/ui/button/button';
import { SegmentedChoice } from '@/ui/field/segmented-choice';
import { Sheet } from '@/ui/page/sheet';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';
import { FacingPicture } from './facing-picture';
import { pairsIn } from './pairs';
import { UnitPicker } from './unit-picker';

const NOBODY = 'nobody';

type EngageSheetProps = { readonly combatId: CombatId; onClose(): void };

/** The units that fight in the combat, and who faces whom: the edition's proposals follow from this. */
export function EngageSheet({ combatId, onClose }: EngageSheetProps) {
  const combat = useShownCombat(combatId);
  return combat && <UnitsSheet combat={combat} onClose={onClose} />;
}

function UnitsSheet({ combat, onClose }: { readonly combat: Combat; onClose(): void }) {
  const battle = useBattle();
  const { act } = useBattleActions();
  const [said, setSaid] = useState<Side | null | undefined>(undefined);
  const [page, setPage] = useState<'units' | 'faces'>('units');
  const disabled = !useMayWrite() || battle.outcome !== null;
  const pairs = pairsIn(battle, combat);
  const bothThere = SIDES.every((side) => engagedUnits(battle, combat, side).length > 0);
  const shown = bothThere ? page : 'units';
  const isFirst = latestRound(combat)?.number === 1;
  const charge = said === undefined ? chargedBy(battle, combat) : said;
  const several = pairs.length > 1;
  const { fight } = battleWords;
  const chooseCharge = (id: Side | typeof NOBODY) => {
    const side = id === NOBODY ? null : id;
    setSaid(side);
    if (isFirst && pairs.length > 0)
      act({ type: 'engageUnits', combatId: combat.id, unitIds: combat.unitIds, charge: side });
  };
  return (
    <Sheet
      title={shown === 'units' ? fight.whoFights(combat.number) : fight.whoFaces}
      closeName={words.close}
      onClose={onClose}
    >
      {shown === 'units' ? (
        <UnitPicker combat={combat} charge={charge} disabled={disabled} />
      ) : (
        <FacingPicture combat={combat} pairs={pairs} disabled={disabled} />
      )}
      <div className="sticky bottom-0 big:static squat:static -mx-4 mt-3 border-t border-line bg-paper px-4 py-2">
        {shown === 'units' && pairs.length > 0 && (
          <p className="line-clamp-2 pb-1.5 text-detail leading-label text-muted">
            {fight.pairs(
              pairs.map(({ a, b }) => [a.unit.name, b.unit.name] as const),
              pairs.some(({ guessed }) => guessed),
            )}
          </p>
        )}
        {shown === 'units' && !fightsWithPools(battle) && (
          <div className="pb-2">
            <SegmentedChoice<Side | typeof NOBODY>
              label={(isFirst ? fight.whoCharged : fight.whoCharges)(battle.turn.side)}
              columns={3}
              options={[
                ...SIDES.map((side) => ({ id: side, label: words.side(side) })),
                { id: NOBODY, label: fight.nobody },
              ]}
              chosen={charge ?? NOBODY}
              disabled={disabled}
              onChoose={chooseCharge}
            />
          </div>
        )}
        <div className="grid grid-cols-2 big:grid-cols-1 gap-2">
          <Button
            kind={shown === 'units' && several ? 'primary' : 'plain'}
            disabled={!bothThere}
            onPress={() => setPage(shown === 'units' ? 'faces' : 'units')}
          >
            {shown === 'units' ? fight.whoFaces : fight.backToUnits}
          </Button>
          <Button kind={shown === 'units' && several ? 'plain' : 'primary'} onPress={onClose}>
            {bothThere ? fight.toTheCard : words.done}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}

/**
 * Who charged as far as it is known: as entered or guessed; while nobody faces anybody, and for a unit that
 * joins later, the side whose turn it is.
 */
function chargedBy(battle: Battle, combat: Combat): Side | null {
  const round = latestRound(combat)?.number;
  if (round !== 1 || combat.contacts.length === 0) return battle.turn.side;
  const charge = combat.contacts.find(({ chargedInRound }) => chargedInRound === round);
  return battle.units.find(({ unit }) => unit.id === charge?.unitId)?.unit.side ?? null;
}
