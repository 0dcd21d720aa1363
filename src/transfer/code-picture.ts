import { encodeQR } from 'qr';

/**
 * A code as a picture: `size` dots on each side, with the light border that scanners need, and the dark dots
 * as an SVG path.
 */
export type CodePicture = { readonly size: number; readonly path: string };

/** The light border, in dots. */
const BORDER = 4;

/** The picture of a text as a QR code. Throws if the text is too long, which is a fault in the program. */
export function pictureOf(text: string): CodePicture {
  const rows = encodeQR(text, 'raw', { ecc: 'low', border: BORDER });
  const runs = rows.flatMap((row, y) =>
    darkRuns(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`),
  );
  return { size: rows.length, path: runs.join('') };
}

/** The start and the length of each run of dark dots in a row. */
function darkRuns(row: readonly boolean[]): readonly (readonly [x: number, length: number])[] {
  const runs: [number, number][] = [];
  for (const [x, dark] of row.entries()) {
    const last = runs.at(-1);
    if (!dark) continue;
    if (last && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  }
  return runs;
}
