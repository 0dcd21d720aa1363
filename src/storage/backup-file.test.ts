import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crc32 } from '@/plain/crc-32';
import { readBackup } from '@/testing/read-backup';
import { type BackupBattle, type BackupContent, readBackupInSteps, writeBackup } from './backup-file';

const anyEntries = (battleId: string): fc.Arbitrary<BackupBattle['entries']> =>
  fc
    .uniqueArray(fc.tuple(fc.nat(), fc.dictionary(fc.string(), fc.jsonValue())), {
      selector: ([seq]) => seq,
      maxLength: 5,
    })
    .map((rows) =>
      rows
        .toSorted(([one], [other]) => one - other)
        // Through JSON, as -0 and missing prototypes do not survive it.
        .map(([seq, facts]) => JSON.parse(JSON.stringify({ ...facts, battleId, seq }))),
    );

const anyBackup: fc.Arbitrary<BackupContent & { readonly battles: readonly BackupBattle[] }> = fc
  .uniqueArray(fc.string({ unit: 'binary' }), { maxLength: 5 })
  .chain((ids) =>
    fc.record({
      exportedAt: fc.nat(),
      appVersion: fc.string(),
      battles: fc
        .tuple(...ids.map(anyEntries))
        .map((logs) => ids.map((battleId, index) => ({ battleId, entries: logs[index] ?? [] }))),
    }),
  );

function entry(battleId: string, seq: number) {
  return { battleId, seq, events: [{ type: 'noteAdded', text: `Zug ${seq}\nWäre „möglich“` }] };
}

const THREE: BackupContent = {
  exportedAt: 1_760_000_000_000,
  appVersion: '1.2.0',
  battles: ['b1', 'b2', 'b3'].map((battleId) => ({
    battleId,
    entries: [entry(battleId, 1), entry(battleId, 2)],
  })),
};
const STAMP = { exportedAt: THREE.exportedAt, appVersion: THREE.appVersion };
const [HEAD = '', B1 = '', B2 = '', B3 = ''] = writeBackup(THREE).split('\n');

function read(text: string) {
  const reading = readBackup(text);
  if (!reading.ok) throw new Error(reading.refusal.code);
  return reading.value;
}

function idsOf(text: string): readonly string[] {
  return read(text).battles.map(({ battleId }) => battleId);
}

describe('a backup', () => {
  it('gives back exactly what was written', () => {
    fc.assert(
      fc.property(anyBackup, (content) => {
        const { battles, ...stamp } = content;
        expect(readBackup(writeBackup(content))).toEqual({
          ok: true,
          value: { stamp, battles, damaged: [], device: null, deviceDamaged: false },
        });
      }),
    );
  });

  it('is JSON lines: a list of what follows, and a line for each battle', () => {
    const lines = writeBackup(THREE)
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines[0]).toMatchObject({
      format: 'warledger-backup',
      version: 1,
      ...STAMP,
      battleIds: ['b1', 'b2', 'b3'],
    });
    expect(lines.slice(1)).toMatchObject(THREE.battles);
  });

  it.each([
    ['line ends of Windows', (text: string) => text.replaceAll('\n', '\r\n')],
    ['a byte order mark', (text: string) => `\uFEFF${text}`],
    ['empty lines around it', (text: string) => `\n\n${text}\n \n`],
    ['no line end at its end', (text: string) => text.trimEnd()],
    ['other white space inside its lines', (text: string) => text.replaceAll('"seq":', ' "seq" : ')],
    ['itself a second time', (text: string) => text + text],
  ])('is whole with %s', (_name, change) => {
    expect(read(change(writeBackup(THREE)))).toMatchObject({
      stamp: STAMP,
      battles: THREE.battles,
      damaged: [],
    });
  });

  it('joined with another one gives the battles of both', () => {
    const other = writeBackup({ ...THREE, battles: [{ battleId: 'b4', entries: [entry('b4', 1)] }] });
    expect(idsOf(writeBackup(THREE) + other)).toEqual(['b1', 'b2', 'b3', 'b4']);
  });
});

describe('what the device remembered', () => {
  const device = {
    records: [
      { name: 'settings', value: { holdStep: 5 } },
      { name: 'side.b1', value: null },
    ],
    deletions: [{ battleId: 'b2', deletedAt: 1_760_000_000_500 }],
  };
  const text = writeBackup({ ...THREE, device });

  it('comes back with the battles', () => {
    expect(read(text)).toEqual({
      stamp: STAMP,
      battles: THREE.battles,
      damaged: [],
      device,
      deviceDamaged: false,
    });
  });

  it.each([
    ['changed', text.replace('"holdStep":5', '"holdStep":9')],
    ['cut off', text.slice(0, -40)],
  ])('is said to be damaged when it was %s, and the battles are whole', (_name, damaged) => {
    expect(read(damaged)).toEqual({
      stamp: STAMP,
      battles: THREE.battles,
      damaged: [],
      device: null,
      deviceDamaged: true,
    });
  });
});

describe('a damaged backup', () => {
  it('gives every battle but the one whose line was changed, and names that one', () => {
    const text = [HEAD, B1, B2.replace('Zug 2', 'Zug 3'), B3].join('\n');
    expect(read(text)).toMatchObject({
      stamp: STAMP,
      battles: [THREE.battles[0], THREE.battles[2]],
      damaged: [{ battleId: 'b2', damage: 'altered' }],
    });
  });

  it('that was cut off names what is missing', () => {
    const text = [HEAD, B1, B2].join('\n').slice(0, -10);
    expect(read(text)).toMatchObject({
      stamp: STAMP,
      battles: [THREE.battles[0]],
      damaged: [
        { battleId: 'b2', damage: 'missing' },
        { battleId: 'b3', damage: 'missing' },
      ],
    });
  });

  it('without its list still gives every whole battle', () => {
    const text = [B1, B2.replace('Zug 2', 'Zug 3'), B3.slice(0, 30)].join('\n');
    expect(read(text)).toMatchObject({
      stamp: null,
      battles: [THREE.battles[0]],
      damaged: [
        { battleId: 'b2', damage: 'altered' },
        { battleId: null, damage: 'unreadable' },
      ],
    });
  });

  it('does not trust a list that was changed', () => {
    expect(read([HEAD.replace('"b3"', '"b9"'), B1, B2, B3].join('\n')).stamp).toBeNull();
  });

  it.each([
    ['holds an entry of another battle', [entry('b1', 1), entry('b2', 2)]],
    ['holds a seq twice', [entry('b1', 1), entry('b1', 1)]],
    ['holds entries out of order', [entry('b1', 2), entry('b1', 1)]],
    ['holds something that is no entry', [entry('b1', 1), 'entry']],
  ])('does not give a battle that %s, whatever its checksum', (_name, entries) => {
    const text = writeBackup({ ...THREE, battles: [{ battleId: 'b1', entries }] });
    expect(read(text)).toMatchObject({ battles: [], damaged: [{ battleId: 'b1', damage: 'altered' }] });
  });

  it('wherever a character changed, loses no more than the lines touched, makes nothing up, and names what is lost', () => {
    fc.assert(
      fc.property(anyBackup, fc.nat(), fc.string({ maxLength: 2 }), (content, place, replacement) => {
        const text = writeBackup(content);
        const at = place % text.length;
        const reading = readBackup(text.slice(0, at) + replacement + text.slice(at + 1));
        if (!reading.ok) {
          expect(content.battles.length).toBeLessThan(2);
          return;
        }
        const linesTouched = text[at] === '\n' ? 2 : 1;
        const { stamp, battles, damaged } = reading.value;
        expect(content.battles).toEqual(expect.arrayContaining([...battles]));
        expect(battles.length).toBeGreaterThanOrEqual(content.battles.length - linesTouched);
        if (stamp !== null) expect(battles.length + damaged.length).toBe(content.battles.length);
      }),
    );
  });

  it('gives every battle before the place where it was cut off, and names all others', () => {
    fc.assert(
      fc.property(anyBackup, fc.nat(), (content, place) => {
        const text = writeBackup(content);
        const afterHead = text.indexOf('\n') + 1;
        const kept = text.slice(0, afterHead + (place % (text.length - afterHead + 1)));
        const whole = kept.split('\n').length - 2;
        const { battles, damaged } = read(kept);
        expect(content.battles.slice(0, battles.length)).toEqual(battles);
        expect(battles.length).toBeGreaterThanOrEqual(whole);
        expect(damaged).toEqual(
          content.battles.slice(battles.length).map(({ battleId }) => ({ battleId, damage: 'missing' })),
        );
      }),
    );
  });
});

describe('a text that is no backup', () => {
  it.each([
    '',
    '\n',
    'Battle report',
    '{}',
    '[]',
    'null',
    '{"format":"warledger-backup"}',
    '{"battleId":"b1"}',
  ])('%j is refused as such', (text) => {
    expect(readBackup(text)).toEqual({ ok: false, refusal: { code: 'notABackup', values: {} } });
  });

  it('is told apart from the file of a newer app, which is refused with its version', () => {
    const head = { format: 'warledger-backup', version: 2, other: 'shape' };
    const text = JSON.stringify({ ...head, crc32: crc32(JSON.stringify(head)) });
    expect(readBackup(`${text}\n${B1}`)).toEqual({
      ok: false,
      refusal: { code: 'newerBackup', values: { version: 2 } },
    });
  });

  it('names a battle as altered where an entry of it is nested deeper than a stack is', () => {
    const deep = '['.repeat(50_000) + ']'.repeat(50_000);
    const nested = B2.replace('"text":', `"deep":${deep},"text":`);
    expect(read([HEAD, B1, nested, B3].join('\n'))).toMatchObject({
      battles: [THREE.battles[0], THREE.battles[2]],
      damaged: [{ battleId: 'b2', damage: 'altered' }],
    });
  });

  it('is read in steps of some 100,000 letters, at which the reader may rest', () => {
    const long = (battleId: string) => ({
      battleId,
      entries: [{ ...entry(battleId, 1), note: 'x'.repeat(60_000) }],
    });
    const text = writeBackup({
      ...THREE,
      battles: Array.from({ length: 10 }, (_, index) => long(`b${index}`)),
    });
    const rests = [...readBackupInSteps(text)];
    expect(rests).toHaveLength(5);
    expect(rests).toEqual(rests.toSorted((one, other) => one - other));
    expect(rests.at(-1)).toBeGreaterThan(0.9);
    expect(rests.at(-1)).toBeLessThanOrEqual(1);
  });

  it('never throws, whatever it is', () => {
    const nested = fc.nat({ max: 200_000 }).map((depth) => '['.repeat(depth) + ']'.repeat(depth));
    const lines = fc.array(fc.oneof(fc.string(), fc.json(), nested, fc.constantFrom(HEAD, B1, B2)), {
      maxLength: 6,
    });
    fc.assert(
      fc.property(lines, (parts) => {
        expect(typeof readBackup(parts.join('\n')).ok).toBe('boolean');
      }),
    );
  });
});

describe('the build that wrote a backup', () => {
  it('comes back with it', () => {
    const stamp = { ...STAMP, commit: '1a2b3c4d' };
    expect(read(writeBackup({ ...THREE, ...stamp })).stamp).toEqual(stamp);
  });

  it('is not named in a file written without git, nor in an older one, and both are whole', () => {
    expect(HEAD).not.toContain('commit');
    expect(read(writeBackup(THREE))).toMatchObject({ stamp: STAMP, damaged: [] });
    expect('commit' in (read(writeBackup(THREE)).stamp ?? {})).toBe(false);
  });
});
