import type { BattleResult, ListedUnit, ResultLine, ResultSide } from '@/battle/report/result';
import { number } from '@/messages/compiled/numbers';
import { phrases } from '@/messages/compiled/phrases';
import { result as sayings } from '@/messages/compiled/result';
import { asSpoken, SIDES, type Side } from '@/rules/index';
import { armies } from '@/words/armies';
import { isoDay } from '@/words/iso-day';
import { score } from '@/words/score';
import { day, side, unlessEmpty, winner } from '@/words/shared/format';
import { fileName, openFlights, openWorth, points } from '@/words/shared/phrases';
import type { ResultField } from './result-field';

/** A battle's result, with the fields that organisers need. */

const said = (id: string, label: string, text: string): readonly ResultField[] =>
  text === '' ? [] : [{ id, label, shown: text, copied: text }];

const digits = (id: string, label: string, value: number | null): readonly ResultField[] =>
  value === null ? [] : [{ id, label, shown: number.format(value), copied: String(value) }];

/** "Spearmen, standard: 20 models, 325 points". */
const unitLine = ({ name, marks, models, points: cost }: ListedUnit): string => {
  const called = [name, ...marks.map(armies.mark)].join(phrases.comma);
  const size = models > 1 ? [sayings.unitLine(models)] : [];
  return [called, [...size, ...(cost > 0 ? [points(cost)] : [])].join(phrases.comma)]
    .filter(Boolean)
    .join(': ');
};

const list = ({ list: units, listPoints }: ResultSide): string =>
  units.length === 0 ? '' : [...units.map(unitLine), sayings.list(points(listPoints))].join('\n');

/** "Boyz: 200 (destroyed)", "King of the Hill: 100 (1 × 100)", "Agreed, late at night: −15". */
const line = ({ of, points: gained, reason }: ResultLine): string =>
  reason === null
    ? sayings.line.plain({ value: [score.result.agreed, of].filter(Boolean).join(phrases.comma), gained })
    : sayings.line.why({ of, gained, reason: score.lines.reason(reason) });

/** Every reason for a side's Victory Points, and their sum. */
const lines = ({ lines: all, sides }: BattleResult, which: Side): string =>
  all[which].length === 0
    ? ''
    : [...all[which].map(line), sayings.lines(sides[which].victoryPoints ?? 0)].join('\n');

/** Of each side: "Player, Blue", "Player, Red". */
const ofBoth = (of: (which: Side) => readonly ResultField[]): readonly ResultField[] => SIDES.flatMap(of);

const status = (result: BattleResult): string =>
  result.status === 'running' ? sayings.status.running : sayings.status.ended(confirmedBy(result));

const confirmedBy = ({ sides: { a, b }, confirmedPhones: devices }: BattleResult): string =>
  score.result.confirmedBy({ a: a.confirmed, b: b.confirmed, devices });

/** Every field that has a value, in the usual order of forms; the lists come last because they are long. */
const fields = (given: BattleResult): readonly ResultField[] => {
  const result = asSpoken(given.edition.id, given);
  const { sides, objective } = result;
  const battlePoints = { a: sides.a.battlePoints, b: sides.b.battlePoints };
  return [
    ...said('status', sayings.fields.status, status(result)),
    ...said('date', sayings.fields.date, day.format(result.startedAt)),
    ...said('edition', sayings.fields.edition, result.edition.name),
    ...digits('armyPoints', score.result.armyPoints, result.armyPoints),
    ...ofBoth((which) => said(`player.${which}`, sayings.fields.player(side(which)), sides[which].player)),
    ...ofBoth((which) => said(`army.${which}`, sayings.fields.army(side(which)), sides[which].army)),
    ...said(
      'winner',
      result.status === 'running' ? sayings.fields.ifItEnded : sayings.title,
      winner(result.winner, sides),
    ),
    ...ofBoth((which) =>
      digits(
        `victoryPoints.${which}`,
        sayings.fields.of({ what: score.victoryPoints, side: side(which) }),
        sides[which].victoryPoints,
      ),
    ),
    ...digits('difference', score.result.difference, result.difference),
    ...ofBoth((which) =>
      digits(
        `battlePoints.${which}`,
        sayings.fields.of({ what: score.battlePoints, side: side(which) }),
        battlePoints[which],
      ),
    ),
    ...ofBoth((which) =>
      digits(
        `kills.${which}`,
        sayings.fields.of({ what: score.apart.kills, side: side(which) }),
        result.kills?.[which] ?? null,
      ),
    ),
    ...ofBoth((which) =>
      digits(
        `tournament.${which}`,
        sayings.fields.of({ what: result.tournament?.name ?? '', side: side(which) }),
        result.tournament?.[which] ?? null,
      ),
    ),
    ...said('mission', score.result.mission, result.mission ?? ''),
    ...said('agreed', score.result.agreed, result.agreed ? score.result.agreedOf(result.agreed) : ''),
    ...ofBoth((which) =>
      said(
        `lines.${which}`,
        sayings.fields.from({ what: score.victoryPoints, side: side(which) }),
        lines(result, which),
      ),
    ),
    ...said('margin', score.result.margin, result.margin ?? ''),
    ...said(
      'simplified',
      score.simplifiedTitle,
      result.simplified ? score.simplified(result.simplified) : '',
    ),
    ...(objective
      ? said(
          'objective',
          score.objective.named(objective.label, objective.name),
          score.objective.result(objective.winner),
        )
      : []),
    ...said('firstTurn', score.result.firstTurn, side(result.firstTurn)),
    ...said('deployment', score.result.deployment, result.deployment ?? ''),
    ...said('turns', score.result.turns, score.result.turnsOf(result.turnsPlayed, result.gameTurns)),
    ...ofBoth((which) => said(`list.${which}`, sayings.fields.list(side(which)), list(sides[which]))),
  ];
};

/** "Anna v Bert", or the names of the sides. */
const headline = ({ sides }: BattleResult): string => {
  const who = (which: Side) => unlessEmpty(sides[which].player, unlessEmpty(sides[which].army, side(which)));
  return sayings.versus({ a: who('a'), b: who('b') });
};

/** The words of an exported result. */
export const result = {
  ...sayings,
  fields,
  headline: (of: BattleResult): string => sayings.headline(headline(of)),
  /** All fields as lines; a list follows below its name. */
  text: (of: BattleResult): string =>
    `${fields(of)
      .map(({ label, shown }) =>
        shown.includes('\n') ? sayings.text.long({ label, shown }) : sayings.text.short({ label, shown }),
      )
      .join('\n')}\n`,
  /** What is still missing before it can be handed in, or null. */
  unsettled: (result: BattleResult): string | null => {
    const { a, b } = result.sides;
    if (result.status === 'running') return sayings.unsettled.running(result.turnsPlayed);
    return a.confirmed && b.confirmed ? null : sayings.unsettled.unconfirmed(confirmedBy(result));
  },
  openWorth,
  openFlights,
  file: (of: BattleResult): string =>
    sayings.file({ startedAt: isoDay(of.startedAt), of: fileName(headline(of)) }),
};
