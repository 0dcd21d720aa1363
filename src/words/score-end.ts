import type { OpenEnd } from '@/battle/review/open-ends';
import type { AgreedPoints } from '@/battle/state/agreed-points';
import type { Confirmation } from '@/battle/state/confirmation';
import { tenthPercent } from '@/messages/compiled/formats';
import { number } from '@/messages/compiled/numbers';
import { scoreEnd as said } from '@/messages/compiled/score-end';
import { assertNever, otherSide, type Side } from '@/rules/index';
import { side } from './shared/format';
import { combatTitle, points, versus } from './shared/phrases';

/** The end of a battle and its result. */

/** A side of a combat that tests or flees: its unit, or all of it. */
const tester = ({ name, side: which }: { readonly name: string | null; readonly side: Side }): string =>
  name ?? side(which);

/** What is settled on the way to the end of a battle. */
const open = {
  ...said.open,
  what: (one: OpenEnd): string => {
    switch (one.kind) {
      case 'test':
        return said.open.what.test(tester(one));
      case 'unitTest':
        return one.owed
          ? said.open.what.owed({ who: one.name, label: one.label })
          : said.open.what.test(one.name);
      case 'flight':
        return said.open.what.flight(tester(one));
      case 'round':
        return said.open.what.round({ combatTitle: combatTitle(one.combat), round: one.round });
      case 'fleeing':
        return said.open.what.fleeing(one.name);
      case 'worth':
        return said.open.what.worth(one.name);
      case 'objective':
        return one.label;
      case 'bonus':
        return one.bonus.label;
      case 'places':
        return said.open.what.places(one.bonus.label);
      case 'mission':
        return said.open.what.mission;
      default:
        return assertNever(one);
    }
  },
  /** Why it matters, in small letters. */
  why: (one: OpenEnd): string => {
    switch (one.kind) {
      case 'test':
        return one.ended ? said.open.why.test.ended(combatTitle(one.combat)) : combatTitle(one.combat);
      case 'unitTest':
        return one.label;
      case 'flight':
        return combatTitle(one.combat);
      case 'round':
        return said.open.why.round;
      case 'fleeing':
        return said.open.why.fleeing({
          side: side(one.side),
          otherSide: side(otherSide(one.side)),
          worth: one.worth,
        });
      case 'worth':
        return said.open.why.worth({
          side: side(one.side),
          otherSide: side(otherSide(one.side)),
          from: one.from,
          to: one.to,
        });
      case 'objective':
        return said.open.why.objective(one.points);
      case 'bonus':
        return said.open.why.bonus({ points: one.bonus.pointsEach, several: one.bonus.max > 1 });
      case 'places':
        return said.open.why.places;
      case 'mission':
        return said.open.why.mission;
      default:
        return assertNever(one);
    }
  },
  asItStands: (one: OpenEnd): string =>
    one.kind === 'bonus' || one.kind === 'places' ? said.open.asItStands.nobody : said.open.asItStands.stands,
  changeOf: (one: OpenEnd): string => said.open.changeOf(open.what(one)),
};

export const end = { ...said.end, open, confirms: (which: Side): string => said.end.confirms(side(which)) };

export const result = {
  ...said.result,
  differenceOf: (difference: number, share: number | null): string =>
    share === null
      ? number.format(difference)
      : said.result.differenceOf({ difference, share: tenthPercent.format(share) }),
  points,
  agreedOf: ({ a, b, reason: why }: AgreedPoints): string =>
    said.result.agreedOf({ versus: versus(a, b), why }),
  turnsOf: (played: number, of: number): string =>
    played <= of ? said.result.turnsOf({ played, of }) : number.format(played),
  confirmedBy: (confirmed: Confirmation): string => {
    if (confirmed.a && confirmed.b)
      return confirmed.devices > 1 ? said.result.confirmedBy.both : said.result.confirmedBy.bothOnOne;
    if (!confirmed.a && !confirmed.b) return said.result.confirmedBy.nobody;
    const by = confirmed.a ? 'a' : 'b';
    return said.result.confirmedBy.one({ side: side(by), other: side(otherSide(by)) });
  },
};
