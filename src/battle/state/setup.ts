import { shownText } from '@/plain/shown-text';
import {
  accepted,
  type NoValues,
  type OwnTableRefusal,
  parseEdges,
  parseScoreEdges,
  type RefusalOf,
  type Result,
  refused,
  type Side,
} from '@/rules/index';
import { armsOf, type ChosenArms, isUsual, OWN_DEVICE, tincturesOf } from './tincture';

/** The longest name of a player, an army or a deployment, in characters. */
export const MAX_NAME_LENGTH = 40;
/** The largest army, in points. */
export const MAX_ARMY_POINTS = 99_999;

/** Who fights for a side; empty: not entered. And its tincture and device; missing: not chosen. */
export type SideSetup = ChosenArms & {
  readonly player: string;
  readonly army: string;
};

/** What was agreed before the battle. Everything is optional: a battle can begin with an empty setup. */
export type Setup = {
  readonly a: SideSetup;
  readonly b: SideSetup;
  /** The agreed size of each army in points, or null. */
  readonly armyPoints: number | null;
  /** The side that has the first Player Turn. */
  readonly firstSide: Side;
  /** How the armies were deployed, in the players' words; missing: not entered. */
  readonly deployment?: string;
  /** Which of the edition's ways to count Victory Points was agreed; missing: the usual one. */
  readonly victoryRules?: string;
  /** Which of the edition's tournament tables was agreed, or `OWN_TABLE`; missing: none. */
  readonly table?: string;
  /** The ten upper edges of the players' own table; only with `OWN_TABLE`. */
  readonly ownTable?: readonly number[];
  /** The players' own limits of each part of the tournament score `table`; missing: those of the score. */
  readonly scoreEdges?: readonly (readonly number[])[];
};

/** The value of `table` if the players use a table of their own, which the edition does not know. */
export const OWN_TABLE = 'own';

/** Two unnamed sides, Blue first. */
export const EMPTY_SETUP: Setup = {
  a: { player: '', army: '' },
  b: { player: '', army: '' },
  armyPoints: null,
  firstSide: 'a',
};

/** Why a setup was refused. */
export type SetupRefusal =
  | OwnTableRefusal
  | RefusalOf<{
      nameTooLong: { max: number }; // a name over 40 characters
      sameTincture: NoValues; // one tincture for both sides
      sameDevice: NoValues; // one device for both sides
      deploymentTooLong: { max: number }; // a deployment over 40 characters
      armyPointsOutOfRange: { max: number }; // points other than a whole number from 1 to 99,999
    }>;

/**
 * The setup with its names trimmed and without an empty deployment, or a refusal that names the first fault.
 */
export function parseSetup(entered: Setup): Result<Setup, SetupRefusal> {
  const a = trimmed(entered.a);
  const b = trimmed(entered.b);
  const names = [a.player, a.army, b.player, b.army];
  if (names.some((name) => name.length > MAX_NAME_LENGTH))
    return refused('nameTooLong', { max: MAX_NAME_LENGTH });
  if (entered.a.tincture !== undefined && entered.a.tincture === entered.b.tincture) {
    return refused('sameTincture');
  }
  if (entered.a.device !== undefined && entered.a.device === entered.b.device) return refused('sameDevice');
  const borne = said(entered);
  const deployment = entered.deployment?.trim() ?? '';
  if (deployment.length > MAX_NAME_LENGTH) return refused('deploymentTooLong', { max: MAX_NAME_LENGTH });
  const points = entered.armyPoints;
  if (points !== null && (!Number.isInteger(points) || points < 1 || points > MAX_ARMY_POINTS)) {
    return refused('armyPointsOutOfRange', { max: MAX_ARMY_POINTS });
  }
  const edges = entered.table === OWN_TABLE ? parseEdges(entered.ownTable) : null;
  if (edges && !edges.ok) return edges;
  const scoreEdges = entered.table ? (entered.scoreEdges ?? []) : [];
  for (const ofPart of scoreEdges) {
    const parsed = parseScoreEdges(ofPart);
    if (!parsed.ok) return parsed;
  }
  return accepted({
    a: { ...a, ...borne.a },
    b: { ...b, ...borne.b },
    armyPoints: points,
    firstSide: entered.firstSide,
    ...(deployment === '' ? {} : { deployment }),
    ...(entered.victoryRules ? { victoryRules: entered.victoryRules } : {}),
    ...(entered.table ? { table: entered.table } : {}),
    ...(edges ? { ownTable: edges.value } : {}),
    ...(scoreEdges.length > 0 ? { scoreEdges } : {}),
  });
}

/**
 * What the log stores: both tinctures, or neither if the sides have the usual ones; and each device that is
 * not its tincture's own.
 */
function said(entered: Setup): Readonly<Record<Side, ChosenArms>> {
  const arms = armsOf(entered);
  const usual = isUsual(tincturesOf(entered));
  const saidOf = ({ tincture, device }: (typeof arms)[Side]): ChosenArms => ({
    ...(usual ? {} : { tincture }),
    ...(device === OWN_DEVICE[tincture] ? {} : { device }),
  });
  return { a: saidOf(arms.a), b: saidOf(arms.b) };
}

function trimmed(side: SideSetup): SideSetup {
  return { player: shownText(side.player), army: shownText(side.army) };
}
