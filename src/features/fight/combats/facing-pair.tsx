import { type Combat, type Contact, latestRound, type PastCharge } from '@/battle/state/combat';
import type { Unit } from '@/battle/state/unit';
import { called } from '@/features/fight/round/called';
import { FACINGS, type Facing } from '@/rules/index';
import { useBattleActions, useBattlePart } from '@/store/battle/use-battle';
import { SIDE_TONE, toneClasses } from '@/ui/look/tone';
import { ChoiceTile } from '@/ui/tile/choice-tile';
import { ToggleTile } from '@/ui/tile/toggle-tile';
import { battleWords } from '@/words/battle-words';
import { ledBy } from './led-by';
import type { UnitPair } from './pairs';

type FacingPairProps = {
  readonly combat: Combat;
  readonly pair: UnitPair;
  readonly disabled: boolean;
};

/** Two units that fight each other: the edges that touch, and who charged. */
export function FacingPair({ combat, pair, disabled }: FacingPairProps) {
  const { a, b, ofA, ofB, guessed } = pair;
  return (
    <li className="border-t border-line pt-1.5">
      {guessed && <p className="pb-1 text-small text-gold">{battleWords.fight.guessed}</p>}
      <div className="grid grid-cols-2 big:grid-cols-1 gap-1">
        <Half combat={combat} unit={a.unit} enemy={b.unit} met={ofB} meets={ofA} disabled={disabled} />
        <Half combat={combat} unit={b.unit} enemy={a.unit} met={ofA} meets={ofB} disabled={disabled} />
      </div>
    </li>
  );
}

type HalfProps = {
  readonly combat: Combat;
  readonly unit: Unit;
  readonly enemy: Unit;
  /** How the enemy meets this unit: in the edge that is shown. */
  readonly met: Contact | undefined;
  /** How this unit meets the enemy: with or without a charge. */
  readonly meets: Contact | undefined;
  readonly disabled: boolean;
};

/** A unit of the pair: the edge at which the enemy stands (a tap changes it), and whether it charged. */
function Half({ combat, unit, enemy, met, meets, disabled }: HalfProps) {
  const { act } = useBattleActions();
  const led = useBattlePart((battle) => ledBy(battle, combat, unit.id) ?? null);
  const own = useBattlePart((battle) => called(battle, unit));
  const other = useBattlePart((battle) => called(battle, enemy));
  const round = latestRound(combat)?.number;
  const facing = met?.facing ?? 'front';
  const charged = meets !== undefined && meets.chargedInRound === round;
  const past = meets && !charged ? pastCharge(meets) : null;
  const tone = SIDE_TONE[unit.side];
  return (
    <div className="grid min-w-0 content-start gap-1">
      <ChoiceTile
        tone={tone}
        name={battleWords.fight.against(other, own)}
        options={FACINGS.map((id) => ({ id, label: battleWords.facings[id] }))}
        chosen={facing}
        on={false}
        disabled={disabled}
        onChoose={(id) =>
          act({
            type: 'changeContact',
            combatId: combat.id,
            unitId: enemy.id,
            enemyUnitId: unit.id,
            contact: { facing: id as Facing, charged: met?.chargedInRound === round && met !== undefined },
          })
        }
      >
        <span
          className={`flex items-center gap-1.5 px-1 ${unit.side === 'a' ? 'flex-row-reverse text-right' : 'text-left'}`}
        >
          <Block facing={facing} side={unit.side} className={toneClasses[tone].text} />
          <span className="min-w-0 text-ink">
            <span className="block truncate text-small leading-small">{unit.name}</span>
            {led && <span className="block truncate text-small leading-small text-muted">{led}</span>}
            <span className="block text-label leading-label">{battleWords.facings[facing]}</span>
          </span>
        </span>
      </ChoiceTile>
      <ToggleTile
        tone={tone}
        name={battleWords.fight.charged(own, other)}
        on={charged}
        disabled={disabled}
        onToggle={(on) =>
          act({
            type: 'changeContact',
            combatId: combat.id,
            unitId: unit.id,
            enemyUnitId: enemy.id,
            contact: { facing: meets?.facing ?? 'front', charged: on },
          })
        }
      >
        <span className="text-label">
          {charged ? battleWords.fight.chargedShort : battleWords.fight.notCharged}
        </span>
      </ToggleTile>
      {past && <p className="text-small leading-small text-gold">{battleWords.fight.cameByCharge[past]}</p>}
    </div>
  );
}

/**
 * Degrees that turn the right-hand block so that the attacked edge faces left; the left-hand block adds 180.
 */
const TURNS: Readonly<Record<Facing, number>> = { front: 270, leftFlank: 0, rear: 90, rightFlank: 180 };

type BlockProps = { readonly facing: Facing; readonly side: Unit['side']; readonly className: string };

/** A unit from above, turned towards the enemy. Its front is a thick edge with an arrow. */
function Block({ facing, side, className }: BlockProps) {
  return (
    <svg aria-hidden viewBox="0 0 32 32" className={`size-8 shrink-0 ${className}`}>
      <g transform={`rotate(${TURNS[facing] + (side === 'a' ? 180 : 0)} 16 16)`}>
        <rect x="4" y="8" width="24" height="16" fill="none" stroke="currentColor" strokeWidth="2" />
        <path d="M4 8H28" stroke="currentColor" strokeWidth="5" />
        <path d="M16 13 L21 19 H11 Z" fill="currentColor" />
      </g>
    </svg>
  );
}

/** How a unit in flank or rear got there before this round, as entered or supposed. */
function pastCharge({ facing, chargedInRound, charge }: Contact): PastCharge | null {
  if (facing === 'front') return null;
  return chargedInRound === null ? charge : 'earlier';
}
