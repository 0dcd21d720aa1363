import { useState } from 'react';
import { draftOf } from '@/battle/assault/standing/fighter-group';
import { livingModels } from '@/battle/state/assault-round';
import type { Combat } from '@/battle/state/combat';
import { bookOf } from '@/battle/state/edition-of';
import type { FighterDraft, FighterGroup } from '@/battle/state/fighters';
import { parseFighters } from '@/battle/state/parse-fighters';
import {
  MAX_SHOTS,
  ORDINARY_WEAPON,
  type RangedWeapon,
  SHOOTING_RULES_OFFERED,
  type ShootingRule,
} from '@/battle/state/shooting';
import { useMayFight } from '@/features/assault/question/use-assault';
import type { WoundPoolRules } from '@/rules/index';
import { useBattle, useBattleActions, useRememberFighters } from '@/store/battle/use-battle';
import { Button } from '@/ui/button/button';
import { Sheet } from '@/ui/page/sheet';
import { Switch } from '@/ui/tile/switch';
import { assaultWords } from '@/words/assault/assault-words';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';
import { BookWeaponLine } from './book-weapon-line';
import { type Stat, StatLine } from './stat-line';

type WeaponSheetProps = {
  readonly combat: Combat;
  readonly group: FighterGroup;
  /** Opens the whole profile. */
  onProfile(draft: FighterDraft): void;
  onClose(): void;
};

const STATS = ['ballisticSkill', 'shots', 'strength', 'ap'] as const;
type StatId = (typeof STATS)[number];
type Value = RangedWeapon[StatId];

const RULE =
  'min-h-(--control) rounded-full border-2 border-outline bg-card px-3 text-body aria-checked:border-strong aria-checked:bg-strong aria-checked:font-bold aria-checked:text-on-strong';

const POISONED = SHOOTING_RULES_OFFERED.filter((rule) => rule.startsWith('poisoned'));

/** The ranged weapon of a group. It is remembered with the profile. */
export function WeaponSheet({ combat, group, onProfile, onClose }: WeaponSheetProps) {
  const [weapon, setWeapon] = useState(group.ranged ?? ORDINARY_WEAPON);
  const [refusal, setRefusal] = useState<string | null>(null);
  const disabled = !useMayFight();
  const book = bookOf(useBattle());
  const { act, dismissRefusal } = useBattleActions();
  const remember = useRememberFighters();
  const draft: FighterDraft = { ...draftOf(group), ranged: weapon };
  const done = (result: ReturnType<typeof act>) => {
    if (result.ok || result.refusal.code === 'nothingChanged') return onClose();
    setRefusal(battleWords.refusal(result.refusal));
    dismissRefusal();
  };
  const keep = (kept: FighterDraft) => {
    const parsed = parseFighters(kept);
    if (parsed.ok) remember([parsed.value]);
  };
  const change = () => {
    keep(draft);
    done(act({ type: 'changeFighters', combatId: combat.id, groupId: group.id, to: draft }));
  };
  const another = () =>
    done(
      act({
        type: 'addFighters',
        combatId: combat.id,
        fighters: [{ ...draft, models: 1, unitKey: group.unitKey, unitId: group.unitId }],
      }),
    );
  const toggle = (rule: ShootingRule, on: boolean) => {
    const others = weapon.rules.filter((one) =>
      POISONED.includes(rule) ? !POISONED.includes(one) : one !== rule,
    );
    setWeapon({ ...weapon, rules: on ? [...others, rule] : others });
  };
  const heat = (on: boolean) => {
    const { getsHot: _, ...cold } = weapon;
    setWeapon(on ? { ...cold, getsHot: true } : cold);
  };
  return (
    <Sheet title={assaultWords.shooting.weaponOf(group.name)} closeName={words.close} onClose={onClose}>
      <div className="grid gap-2.5">
        <StatLine
          label={assaultWords.shooting.weaponOf(group.name)}
          stats={STATS.map((id) => statOf(id, weapon, book))}
          disabled={disabled}
          onChange={(id, value) => setWeapon({ ...weapon, [id]: value })}
        />
        {book.words && (
          <BookWeaponLine words={book.words} weapon={weapon} disabled={disabled} onChange={setWeapon} />
        )}
        <fieldset className="min-w-0">
          <legend className="pb-1 text-label text-muted">{assaultWords.shooting.rules}</legend>
          <div className="flex flex-wrap gap-1.5">
            {rulesOf(book).map((rule) => (
              <Switch
                key={rule}
                on={weapon.rules.includes(rule)}
                disabled={disabled}
                onToggle={(on) => toggle(rule, on)}
                className={RULE}
              >
                {assaultWords.targets.rule(rule)}
              </Switch>
            ))}
            {book.getsHot && (
              <Switch on={weapon.getsHot ?? false} disabled={disabled} onToggle={heat} className={RULE}>
                {assaultWords.shooting.getsHot}
              </Switch>
            )}
          </div>
        </fieldset>
      </div>
      <div className="sticky bottom-0 -mx-4 mt-3 grid gap-2 border-t border-line bg-paper px-4 pt-2 pb-1">
        <p role="alert" className="text-label text-warn empty:hidden">
          {refusal}
        </p>
        <div className="grid grid-cols-3 gap-2 big:grid-cols-1">
          <Button disabled={disabled} onPress={() => onProfile(draft)}>
            {assaultWords.shooting.profile}
          </Button>
          <Button disabled={disabled || livingModels(group) === 0} onPress={another}>
            {assaultWords.shooting.another}
          </Button>
          <Button
            disabled={disabled}
            onPress={() => done(act({ type: 'removeFighters', combatId: combat.id, groupId: group.id }))}
          >
            {assaultWords.fighters.remove}
          </Button>
        </div>
        <Button kind="primary" disabled={disabled} onPress={change}>
          {words.done}
        </Button>
      </div>
    </Sheet>
  );
}

/** The rules without a number that a ranged weapon of the rulebook may have. */
function rulesOf({ words }: WoundPoolRules): readonly ShootingRule[] {
  return SHOOTING_RULES_OFFERED.filter((rule) => !words || words.plain.some((word) => word === rule));
}

function statOf(id: StatId, weapon: RangedWeapon, book: WoundPoolRules): Stat<Value> {
  const shown = (value: Value) => assaultWords.shooting.statShown(id, value);
  const { label, name } = assaultWords.shooting.stat(id);
  return {
    id,
    label,
    name,
    value: weapon[id],
    shown: shown(weapon[id]),
    options: optionsOf(id, book).map((value) => ({ value, shown: shown(value) })),
  };
}

function optionsOf(id: StatId, { destroyer }: WoundPoolRules): readonly Value[] {
  switch (id) {
    case 'ballisticSkill':
      return range(0, 10);
    case 'shots':
      return range(1, MAX_SHOTS);
    case 'strength':
      return [...range(1, 10), ...(destroyer ? (['destroyer'] as const) : [])];
    case 'ap':
      return [null, ...range(1, 6)];
  }
}

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
