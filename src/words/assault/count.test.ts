import { expect, it } from 'vitest';
import { strikeIdOf } from '@/battle/assault/standing/strikes';
import type { FighterDraft } from '@/battle/state/fighters';
import { fighters, groupNamed, inAssault, viewOf } from '@/testing/battles/assaults';
import { begun, played } from '@/testing/battles/battles';
import { count } from './count';

/** The first strike of Blades with these rules against a Guard, before or after four hits. */
function struck(bookRules: FighterDraft['bookRules'], hit: boolean) {
  const start = played(
    begun('hh-3'),
    inAssault({
      type: 'addFighters',
      fighters: [
        fighters({ name: 'Blades', models: 6, initiative: 5, bookRules: bookRules ?? [] }),
        fighters({ side: 'b', name: 'Guard', models: 6 }),
      ],
    }),
  );
  const strikeId = strikeIdOf(groupNamed(start, 'Blades'), 'weapon');
  const after = hit ? played(start, inAssault({ type: 'enterHits', strikeId, hits: 4 })) : start;
  const numbers = viewOf(after).ladder[0]?.strikes[0]?.numbers ?? expect.fail('nobody strikes');
  return { stage: hit ? 'wounds' : 'hits', numbers } as const;
}

it('asks for the faces that make Wounds of their own, and what they make', () => {
  const asked = struck(['breaching5', 'shred6'], true);
  expect(count.question('AP2 D1', ['AP2 D1', 'AP2 D2', 'plain'], asked)).toBe(
    'How many on 5? They wound at AP2 D1',
  );
  expect(count.question('AP2 D2', ['AP2 D1', 'AP2 D2', 'plain'], asked)).toBe(
    'How many on 6+? They wound at AP2 D2',
  );
  expect(count.question('plain', ['AP2 D1', 'AP2 D2', 'plain'], asked)).toBe('How many others wound?');
});

it('asks for the hits that wound without a roll, then for the others', () => {
  const asked = struck(['rending5'], false);
  expect(count.question('plain', ['plain', 'hits'], asked)).toBe('How many on 5+? They wound without a roll');
  expect(count.question('hits', ['plain', 'hits'], asked)).toBe('How many others hit?');
  const critical = struck(['criticalHit6'], false);
  expect(count.question('AP- D2', ['AP- D2', 'hits'], critical)).toBe(
    'How many on 6+? They wound without a roll, AP- D2',
  );
});

it('asks as before where no face alters anything', () => {
  expect(count.question('hits', ['hits'], struck([], false))).toBe('How many hit?');
  expect(count.question('plain', ['plain'], struck([], true))).toBe('How many wound?');
});
