import { expect, it } from 'vitest';
import { bounces, type DieTap } from './bounce';

const tap: DieTap = { question: 'Wound 1 saves', timeStamp: 1000, clientX: 100, clientY: 500 };

it('a second tap on the same die within a moment is accidental, and so is one beside it', () => {
  expect(bounces({ ...tap, timeStamp: 1200 }, tap)).toBe(true);
  expect(bounces({ ...tap, timeStamp: 1200, clientX: 110 }, tap)).toBe(true);
});

it('the same face for the next question counts, even if tapped at once', () => {
  expect(bounces({ ...tap, question: 'Wound 2 saves', timeStamp: 1200 }, tap)).toBe(false);
  expect(bounces({ ...tap, question: 'Wound 2 saves', timeStamp: 1001 }, tap)).toBe(false);
});

it('the first tap counts, and so does a later one, or one elsewhere', () => {
  expect(bounces(tap, null)).toBe(false);
  expect(bounces({ ...tap, timeStamp: 1350 }, tap)).toBe(false);
  expect(bounces({ ...tap, timeStamp: 1200, clientX: 160 }, tap)).toBe(false);
});
