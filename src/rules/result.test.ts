import { describe, expect, expectTypeOf, it } from 'vitest';
import { type NoValues, type RefusalOf, type Result, refused } from './result';

type TagRefusal = RefusalOf<{ tagMissing: NoValues; tagTooLong: { max: number } }>;

describe('a refusal', () => {
  it('holds its code and the values that its sentence names', () => {
    expect(refused('tagTooLong', { max: 24 }).refusal).toEqual({ code: 'tagTooLong', values: { max: 24 } });
    expect(refused('tagMissing').refusal).toEqual({ code: 'tagMissing', values: {} });
  });

  it('does not compile without a value that its code needs, with a value of another kind, or with an unknown code', () => {
    expectTypeOf(refused('tagTooLong', { max: 24 })).toExtend<Result<string, TagRefusal>>();
    expectTypeOf(refused('tagMissing')).toExtend<Result<string, TagRefusal>>();
    expectTypeOf(refused('tagTooLong')).not.toExtend<Result<string, TagRefusal>>();
    expectTypeOf(refused('tagTooLong', { max: 'many' })).not.toExtend<Result<string, TagRefusal>>();
    expectTypeOf(refused('tagTwice')).not.toExtend<Result<string, TagRefusal>>();
  });
});
