import { describe, expect, it } from 'vitest';
import type { Ledger } from '@/battle/log/ledger';
import { begun, played } from '@/testing/battles/battles';
import { toldBattles } from '@/testing/battles/told-battles';
import { handOverWords } from '@/words/hand-over-words';
import { words } from '@/words/words';
import { type BattleResult, battleResult } from './result';

const shown = (result: BattleResult) =>
  Object.fromEntries(handOverWords.result.fields(result).map(({ id, shown: text }) => [id, text]));
const dated = ({ startedAt }: BattleResult, text: string) => text.replaceAll(words.date(startedAt), '{date}');

describe.each(toldBattles())('the result of a battle of $editionId', ({ editionId, running, ended }) => {
  const result = battleResult(ended);

  it('is exported as it was recorded, as text and as JSON', async () => {
    const text = dated(result, handOverWords.result.text(result));
    await expect(text).toMatchFileSnapshot(`golden/result-${editionId}.txt`);
    const json = `${JSON.stringify(result, null, 2)}\n`;
    await expect(json).toMatchFileSnapshot(`golden/result-${editionId}.json.txt`);
  });

  it('is settled once both have confirmed it, and says so', () => {
    expect(handOverWords.result.unsettled(result)).toBeNull();
    expect(shown(result)).toMatchObject({
      status: 'Ended, confirmed by both sides, on one phone',
      winner: 'Anna (Blue) won',
    });
  });

  it('is shown as it stands while the battle runs, and is no result yet', () => {
    const soFar = battleResult(running);
    expect(soFar).toMatchObject({ status: 'running', endedAt: null });
    expect(shown(soFar)).toMatchObject({ status: 'Still running' });
    expect(handOverWords.result.unsettled(soFar)).toBe(
      `The battle is still running, in turn ${soFar.turnsPlayed}. This is how it stands, not a result.`,
    );
  });
});

const ended = (ledger: Ledger, confirmed: Readonly<Record<'a' | 'b', boolean>>) =>
  battleResult(played(ledger, { type: 'finishBattle', winner: 'unsaid', confirmed }));

describe('a result', () => {
  it('that only one side has confirmed says which one has not', () => {
    const result = ended(begun(), { a: true, b: false });
    expect(handOverWords.result.unsettled(result)).toBe('This result is confirmed by Blue, not yet by Red.');
  });

  it('of two unnamed sides leaves out what is not known', () => {
    const known = handOverWords.result.fields(ended(begun(), { a: false, b: false }));
    expect(known.map(({ id }) => id)).toEqual([
      'status',
      'date',
      'edition',
      'winner',
      'victoryPoints.a',
      'victoryPoints.b',
      'difference',
      'objective',
      'firstTurn',
      'turns',
    ]);
  });

  it('copies numbers as digits, which forms need', () => {
    const [battle] = toldBattles();
    if (!battle) throw new Error('No edition can be fought');
    const size = handOverWords.result
      .fields(battleResult(battle.ended))
      .find(({ id }) => id === 'armyPoints');
    expect(size).toMatchObject({ shown: '2,000', copied: '2000' });
  });
});
