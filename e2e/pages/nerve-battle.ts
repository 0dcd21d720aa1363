import type { Page } from '@playwright/test';
import { EMPTY_SETUP, type Setup } from '../../src/battle/state/setup';
import type { UnitDraft } from '../../src/battle/state/unit';
import { begun, draft, played } from '../../src/testing/battles/battles';
import { expect } from '../fixtures';
import { openBrought } from './brought-battle';
import { MeleePage } from './melee-page';

type Units = readonly (readonly [name: string, nerve: number, facts?: UnitDraft['facts'], cost?: number])[];

type NerveBattle = {
  readonly blue: Units;
  readonly red: Units;
  readonly gameTurn?: number;
  readonly setup?: Partial<Setup>;
};

const drafts = (units: Units) =>
  units.map(([name, nerve, facts = {}, cost = 100]) =>
    draft({ name, pointCost: cost, facts: { nerve, ...facts } }),
  );

/** A battle of damage against Nerve with these units in that turn, opened from Home. */
export async function openNerveBattle(
  page: Page,
  { blue, red, gameTurn = 1, setup = {} }: NerveBattle,
): Promise<MeleePage> {
  const ledger = played(
    begun('kow-4', { ...EMPTY_SETUP, ...setup }),
    { type: 'addUnits', side: 'a', units: drafts(blue) },
    { type: 'addUnits', side: 'b', units: drafts(red) },
    ...(gameTurn === 1 ? [] : [{ type: 'beginTurn', turn: { gameTurn, side: 'a' } } as const]),
  );
  await openBrought(page, ledger);
  await expect(page.getByRole('radio', { name: 'Shooting', exact: true })).toBeChecked();
  return new MeleePage(page);
}
