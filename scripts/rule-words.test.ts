import { describe, expect, it } from 'vitest';
import { layRuleWords, shownIn } from '@/app/rule-words';
import { closingInLog } from '@/battle/describe/closed-rounds';
import { latestBursts } from '@/battle/describe/log-lines';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import { parseLog } from '@/battle/log/parse-entry';
import { testJustTaken } from '@/battle/log/test-just-taken';
import { battleReport } from '@/battle/report/report';
import { battleResult } from '@/battle/report/result';
import { isShootingPhase } from '@/battle/state/edition-of';
import { shownRound } from '@/features/fight/round/shown-round';
import { editionOf, KNOWN_EDITIONS } from '@/rules/editions/index';
import { begun, counted, draft, play } from '@/testing/battles/battles';
import { toldBattles } from '@/testing/battles/told-battles';
import { languages, offered, readMessages, readRuleWords } from './messages.mjs';

/** What a player reads of an edition: words, not ids, numbers or signs. */
const wordsOf = (id: string): readonly string[] => {
  const edition = editionOf(id);
  if (edition === undefined) return [];
  const { name, shortName, family } = edition;
  const all = shownIn(edition).map(({ holder, key }) => String(Reflect.get(holder, key)));
  return [...new Set(all)].filter(
    (word) =>
      /[a-z]{2}/i.test(word) && !/^[a-z]+[A-Z]/.test(word) && ![name, shortName, family].includes(word),
  );
};

const files = languages().flatMap((language) =>
  Object.entries(readRuleWords(language)).map(([id, words]) => ({ language, id, words })),
);

describe.each(files)('the words of $id in $language', ({ language, id, words }) => {
  it.runIf(offered().includes(language))('are all there, and no others', () => {
    const wanted = wordsOf(id);
    const given = Object.keys(words);
    expect(wanted.filter((word) => !given.includes(word))).toEqual([]);
    expect(given.filter((word) => !wanted.includes(word))).toEqual([]);
  });

  it('say of each where it is from: published, ours, or kept as the English word', () => {
    const marks = /^(published: \S|ours$|kept: \S|the same word$)/;
    expect(Object.entries(words).filter(([, { description = '' }]) => !marks.test(description))).toEqual([]);
    const unmarked = Object.entries(words).filter(
      ([english, { defaultMessage, description = '' }]) =>
        (english === defaultMessage) !== /^(kept|the same word)/.test(description),
    );
    expect(unmarked.map(([english]) => english)).toEqual([]);
  });
});

it('lie over the editions of their ids, and are taken off again', () => {
  const one = { id: 'a', rows: [{ id: 'flank', label: 'Flank' }], game: { phases: ['Magic'] } };
  const other = { id: 'b', rows: [{ id: 'flank', label: 'Flank' }] };
  layRuleWords([one, other], { a: { Flank: 'Flanke', flank: 'x', Magic: 'Magie' } });
  expect(one).toEqual({ id: 'a', rows: [{ id: 'flank', label: 'Flanke' }], game: { phases: ['Magie'] } });
  expect(other.rows).toEqual([{ id: 'flank', label: 'Flank' }]);
  layRuleWords([one, other], { a: { Flank: 'Flanc' }, b: {} });
  expect(one.rows).toEqual([{ id: 'flank', label: 'Flanc' }]);
  layRuleWords([one, other], {});
  expect(one).toEqual({ id: 'a', rows: [{ id: 'flank', label: 'Flank' }], game: { phases: ['Magic'] } });
});

it('have a form for few things and one for many, where a language counts so', () => {
  const edition = { id: 'a', rows: [{ unit: { one: 'Rank', other: 'Ranks' }, label: 'Ranks' }] };
  const first = structuredClone(edition);
  layRuleWords([edition], { a: { Rank: 'szereg', Ranks: 'szeregi|szeregów' } });
  expect(edition.rows).toEqual([
    { unit: { one: 'szereg', other: 'szeregi', many: 'szeregów' }, label: 'szeregi' },
  ]);
  layRuleWords([edition], { a: { Rank: 'Glied', Ranks: 'Glieder' } });
  expect(edition.rows).toEqual([{ unit: { one: 'Glied', other: 'Glieder' }, label: 'Glieder' }]);
  layRuleWords([edition], {});
  expect(edition).toEqual(first);
});

it('are no ids: nothing is decided otherwise, whatever they are called', () => {
  const decided = () =>
    KNOWN_EDITIONS.map((edition) => [
      edition.id,
      edition.gameStructure.phases.map((_, phase) =>
        isShootingPhase({ editionId: edition.id, turn: { gameTurn: 1, side: 'a', phase } }),
      ),
      JSON.stringify(edition).match(/"(when|characteristic|rule)":"[a-z]\w*"/g),
    ]);
  const before = structuredClone(decided());
  const called = KNOWN_EDITIONS.map(({ id }) => [
    id,
    Object.fromEntries(wordsOf(id).map((word) => [word, `× ${word}`])),
  ]);
  layRuleWords(KNOWN_EDITIONS, Object.fromEntries(called));
  expect(decided()).toEqual(before);
  layRuleWords(KNOWN_EDITIONS, {});
});

it('leave every id of the editions as it is', () => {
  const before = JSON.stringify(KNOWN_EDITIONS);
  for (const language of languages()) {
    const words = Object.entries(readRuleWords(language)).map(([id, all]) => [
      id,
      Object.fromEntries(Object.entries(all).map(([key, { defaultMessage }]) => [key, defaultMessage])),
    ]);
    layRuleWords(KNOWN_EDITIONS, Object.fromEntries(words));
    expect(JSON.stringify(KNOWN_EDITIONS) === before).toBe(words.length === 0);
    layRuleWords(KNOWN_EDITIONS, {});
    expect(JSON.stringify(KNOWN_EDITIONS)).toBe(before);
  }
});

it('of two editions stand in different objects, so that each is called as in its own book', () => {
  const owners = new Map<object, string>();
  const shared = KNOWN_EDITIONS.flatMap((edition) =>
    shownIn(edition).flatMap(({ holder, key }) => {
      const owner = owners.get(holder) ?? edition.id;
      owners.set(holder, owner);
      return owner === edition.id ? [] : [`${owner}, ${edition.id}: ${Reflect.get(holder, key)}`];
    }),
  );
  expect(shared).toEqual([]);
});

describe.each(files)('a battle of $id that is written in $language', ({ id, words }) => {
  const called = Object.fromEntries(Object.entries(words).map(([key, word]) => [key, word.defaultMessage]));
  const ended = () => toldBattles().find(({ editionId }) => editionId === id)?.ended ?? begun(id);

  it('holds the same facts as in English, and is read in either language', () => {
    const english = ended();
    const entries = structuredClone(english.entries);
    const inEnglish = structuredClone({ report: battleReport(english), result: battleResult(english) });
    layRuleWords(KNOWN_EDITIONS, { [id]: called });
    try {
      const written = ended();
      expect(written.entries).toStrictEqual(entries);
      expect(english.entries).toStrictEqual(entries);
      expect(parseLog(structuredClone([...written.entries])).problems).toEqual([]);
      expect(battleResult(written)).toStrictEqual(inEnglish.result);
      expect(battleReport(written)).toEqual(battleReport(english));
      expect(battleReport(written)).not.toEqual(inEnglish.report);
    } finally {
      layRuleWords(KNOWN_EDITIONS, {});
    }
    expect(battleReport(english)).toStrictEqual(inEnglish.report);
  });
});

describe.each(files.filter(({ id }) => editionOf(id)?.combat !== undefined))(
  'a battle of $id that was looked at before $language was chosen',
  ({ id, words }) => {
    const called = Object.fromEntries(Object.entries(words).map(([key, word]) => [key, word.defaultMessage]));
    const inWords = (label: string) => (called[label] ?? label).split('|')[0];
    const told = () => toldBattles().find(({ editionId }) => editionId === id)?.running ?? begun(id);

    /** What the lines of every round are called, in every state of the battle. */
    const linesOf = ({ steps }: Ledger) =>
      steps.flatMap(({ battle }) =>
        battle.combats.flatMap((combat) => {
          const { a, b } = shownRound(battle, combat.id);
          return [...a.lines, ...b.lines].map(({ label }) => label);
        }),
      );
    const fallenOf = (ledger: Ledger) =>
      battleOf(ledger).combats.flatMap(({ id: combat, rounds }) =>
        rounds.flatMap(({ number }) => closingInLog(ledger, combat, number).fallen.map(({ label }) => label)),
      );

    it('is called by it from then on, in open rounds and in closed ones', () => {
      const battle = told();
      const [lines, fallen] = [linesOf(battle), fallenOf(battle)];
      layRuleWords(KNOWN_EDITIONS, { [id]: called });
      try {
        expect(linesOf(battle)).toEqual(lines.map(inWords));
        expect(linesOf(battle)).not.toEqual(lines);
        expect(fallenOf(battle)).toEqual(fallen.map(inWords));
      } finally {
        layRuleWords(KNOWN_EDITIONS, {});
      }
      expect(linesOf(battle)).toEqual(lines);
    });

    it('says how a unit has just tested by it', () => {
      const test = editionOf(id)?.tests?.find(({ when }) => when === undefined);
      const unit = draft({ name: 'Spears', models: 20, characteristic: 7 });
      const tested = play(begun(id), { type: 'addUnits', side: 'a', units: [unit] });
      const [army] = battleOf(tested).units;
      if (test === undefined || army === undefined) return;
      const [outcome] = test.outcomes;
      const of = { unitId: army.unit.id, testId: test.id, answers: {}, outcomeId: outcome?.id ?? '' };
      const battle = play(tested, { type: 'testUnit', ...of });
      const inEnglish = testJustTaken(battle, army.unit.id);
      layRuleWords(KNOWN_EDITIONS, { [id]: called });
      try {
        expect(testJustTaken(battle, army.unit.id)?.label).toBe(inWords(test.label));
        expect(testJustTaken(battle, army.unit.id)?.outcome?.label).toBe(
          inWords(inEnglish?.outcome?.label ?? ''),
        );
      } finally {
        layRuleWords(KNOWN_EDITIONS, {});
      }
    });

    it('tells its latest taps by it', () => {
      const row = editionOf(id)?.combat?.rows.find(
        ({ input, fromTheDice }) => input === 'counter' && !fromTheDice,
      );
      const tapped = () => play(begun(id), counted('a', row?.id ?? '', 1));
      const battle = tapped();
      const inEnglish = JSON.stringify(latestBursts(battle));
      layRuleWords(KNOWN_EDITIONS, { [id]: called });
      try {
        expect(latestBursts(battle)).toEqual(latestBursts(tapped()));
        expect(JSON.stringify(latestBursts(battle))).not.toBe(inEnglish);
      } finally {
        layRuleWords(KNOWN_EDITIONS, {});
      }
    });
  },
);

it.each(files)(
  'what $id asks instead of another fact begins with the “or” of $language',
  ({ language, words }) => {
    const or = readMessages(language).get('ask')?.or?.defaultMessage;
    const instead = Object.entries(words).filter(([english]) => english.startsWith('or '));
    const wrong = instead.filter(
      ([, { defaultMessage }]) => or === undefined || !defaultMessage.startsWith(or),
    );
    expect(wrong.map(([english]) => english)).toEqual([]);
  },
);
