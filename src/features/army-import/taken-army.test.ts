import { describe, expect, test } from 'vitest';
import { armyToKeep } from './taken-army';

const unit = (name: string) => ({ name, models: 10, healthPerModel: 1, points: 100 });

describe('what an army is kept under', () => {
  const kept = (title: string | null, army: string, names: readonly string[]) =>
    armyToKeep(
      {
        army,
        units: names.map(unit) as never,
        source: { format: 'text', statedTotal: null, linesRead: 1, linesUnread: [], text: 'x' } as never,
      },
      title,
      't9a-2',
    ).name;

  test('its title, or its army', () => {
    expect(kept('Friday', 'Goblins', ['Wolves'])).toBe('Friday');
    expect(kept(null, 'Goblins', ['Wolves'])).toBe('Goblins');
  });

  test('the names of its first units where it has neither, never a bare number', () => {
    expect(kept(null, '', ['Wolves'])).toBe('Wolves');
    expect(kept(null, '', ['Chief', 'Wolves', 'Archers', 'Trolls'])).toBe('Chief, Wolves, Archers');
    expect(kept('', '', ['Chief', 'Wolves'])).toBe('Chief, Wolves');
  });
});
