import { encodeQR } from 'qr';

/** A code to be drawn: `size` dots a side with the light border that scanners need, and the dark ones as the path of an SVG. */
export type CodePicture = { readonly size: number; readonly path: string };

/** The light border, in dots. */
const BORDER = 4;

/** The picture of a text as a QR code. Throws where it is too long for one: our own mistake. */
export function pictureOf(text: string): CodePicture {
  const rows = encodeQR(text, 'raw', { ecc: 'low', border: BORDER });
  const runs = rows.flatMap((row, y) =>
    darkRuns(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`),
  );
  return { size: rows.length, path: runs.join('') };
}

/** Where runs of dark dots begin in a row, and how long they are. */
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
