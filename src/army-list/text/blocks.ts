import type { TextLine } from './normalise';

/** Lines without an empty one between them. */
export type Block = readonly [TextLine, ...TextLine[]];

/** The blocks of a text. */
export function blocksOf(lines: readonly TextLine[]): readonly Block[] {
  const blocks: [TextLine, ...TextLine[]][] = [];
  let open = false;
  for (const line of lines) {
    const last = blocks.at(-1);
    if (line.text === '') open = false;
    else if (open && last !== undefined) last.push(line);
    else {
      blocks.push([line]);
      open = true;
    }
  }
  return blocks;
}
