/** What a unit may be or carry besides its models, and players mark at it. */
export type UnitMark = 'general' | 'battleStandard' | 'standard' | 'musician' | 'character' | 'scoring';
