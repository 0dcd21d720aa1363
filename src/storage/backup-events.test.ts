import { expect, it } from 'vitest';
import { readEvents, writeEvents } from './backup-events';
import { readBackupInSteps, writeBackup } from './backup-file';

const EVENTS = [
  { id: 'one', record: { acts: [{ seq: 1 }], writer: { secret: 's', stamp: 't' } } },
  { id: 'two', record: { acts: [], note: '"event": in a text\n' } },
];
const HEAD = writeBackup({ exportedAt: 1, appVersion: '1', battles: [] });

it('events come back as they were written, also between other lines', () => {
  const text = `${HEAD}${writeEvents(EVENTS)}{"photos":1}\n`;
  expect(readEvents(text)).toEqual({ events: EVENTS, lost: 0 });
  expect(readEvents(`${text.replaceAll('\n', '\r\n')}`)).toEqual({ events: EVENTS, lost: 0 });
  expect(writeEvents([])).toBe('');
});

it.each(['\u2028', '\u2029', '\u0085 \v'])(
  'a name with a line end that is none of a file comes back',
  (end) => {
    const named = [{ id: 'one', record: { acts: [{ seq: 1, name: `Autumn${end}{"event":Cup` }] } }];
    expect(readEvents(HEAD + writeEvents(named))).toEqual({ events: named, lost: 0 });
  },
);

it('events that are altered or cut off are counted as lost, and the others come back', () => {
  const text = writeEvents(EVENTS);
  expect(readEvents(text.replace('"secret":"s"', '"secret":"x"'))).toEqual({ events: [EVENTS[1]], lost: 1 });
  expect(readEvents(text.slice(0, -40))).toEqual({ events: [EVENTS[0]], lost: 1 });
  expect(readEvents(`${text}{"event":{"id":""},"crc32":1}\n`).events).toEqual(EVENTS);
});

it('an event in two joined files comes twice where it differs, once where it is the same', () => {
  const longer = [{ id: 'one', record: { acts: [{ seq: 1 }, { seq: 2 }] } }];
  const joined = writeEvents(EVENTS) + writeEvents(EVENTS) + writeEvents(longer);
  expect(readEvents(joined).events).toEqual([...EVENTS, ...longer]);
});

it('what reads battles passes events over, and calls nothing of them damaged', () => {
  const steps = readBackupInSteps(HEAD + writeEvents(EVENTS));
  let step = steps.next();
  while (!step.done) step = steps.next();
  expect(step.value).toMatchObject({ ok: true, value: { battles: [], damaged: [] } });
});
