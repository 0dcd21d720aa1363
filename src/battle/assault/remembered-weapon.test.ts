import { expect, it } from 'vitest';
import { recall, remember } from '@/battle/assault/remembered/remembered-fighters';
import { fighters } from '@/testing/battles/assaults';
import { shooters } from '@/testing/battles/shooting';

it('a group’s ranged weapon is remembered with its profile, but not its place', () => {
  const weapon = { shots: 3, strength: 6 } as const;
  const group = { ...shooters(weapon, { name: 'Cannon' }), snapShots: true, coverSave: 4 } as const;
  const list = remember([], [group, fighters({ name: 'Axes' })]);
  expect(recall(list, 'cannon')).toMatchObject({ ranged: weapon });
  expect(recall(list, 'cannon')).not.toHaveProperty('coverSave');
  expect(recall(list, 'cannon')).not.toHaveProperty('snapShots');
  expect(recall(list, 'Axes')).not.toHaveProperty('ranged');
});
