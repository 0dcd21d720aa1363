import { expect, it } from 'vitest';
import { createHost, NOTHING_DECIDED } from '@/club/answering-host';
import { namedWriter } from '@/club/asked';
import { readAnswerOf, readQuestion, sealAnswer, sealQuestion } from '@/club/asked-message';
import { createGuest, type GuestMemory, NOTHING_ASKED } from '@/club/asking-guest';
import { DEFLATED } from '@/club/deflated';
import { channelSubject, guestLogin } from '@/club/login';
import { guestStamp, newSecret, secretBelow, stampOf } from '@/club/secrets';
import { loggedIn, newChannel, random, STAMP_KEY, until, wait } from './club-phones';
import { type ClubServer, shareClubServer } from './club-server';

let server: ClubServer;
shareClubServer((started) => {
  server = started;
});

function newGuest() {
  const shared = newChannel();
  const stamp = guestStamp(stampOf(STAMP_KEY, channelSubject(shared.channel)));
  const login = guestLogin(secretBelow(shared.writer), stamp);
  const secrets = { channel: shared.channel, guest: 'g1', key: newSecret(random) };
  return { shared, login, secrets };
}

it('a guest’s taps are decided by the phone that writes, in their order, each once', async () => {
  const { shared, login, secrets } = newGuest();
  const writing = await loggedIn(server, shared.write.pass, shared.channel);
  const asking = await loggedIn(server, login.pass, shared.channel);
  const log: { readonly writer: string; readonly says: string }[] = [];
  const named = new Map<number, number>();
  const host = createHost({
    named: () => named,
    memory: NOTHING_DECIDED,
    remember: async () => {},
    decide(number, intent) {
      if (intent === 'flank') return { refusal: { code: 'noFlank', values: {} } };
      log.push({ writer: namedWriter(secrets.guest, number), says: String(intent) });
      named.set(number, log.length);
      return { seq: log.length };
    },
  });
  writing.hearTalk((message) => {
    const question = readQuestion(message, secrets, DEFLATED);
    if (question)
      void host
        .answer(question)
        .then((verdicts) => ({ to: question.from, standing: 'in', verdicts }) as const)
        .then((answer) => writing.say(sealAnswer(answer, secrets, random, DEFLATED)))
        // The last answer may be on its way when the test ends.
        .catch(() => {});
  });
  let shown: GuestMemory = NOTHING_ASKED;
  const guest = createGuest({
    memory: NOTHING_ASKED,
    remember: async () => {},
    onChange: (memory) => {
      shown = memory;
    },
  });
  asking.hearTalk((message) => {
    const verdicts = readAnswerOf(message, secrets, DEFLATED)?.verdicts;
    if (!verdicts) return;
    void guest.heard(verdicts);
    void guest.named(verdicts.flatMap((one) => ('seq' in one ? [one.number] : [])));
  });
  for (const intent of ['charge', 'flank', 'rank']) await guest.tap(intent);
  // Asked twice: it is decided once.
  for (let time = 0; time < 2; time += 1) {
    const question = { ...guest.question(), from: 'p1', leaves: false };
    expect(await asking.say(sealQuestion(question, secrets, random, DEFLATED))).toBe(true);
  }
  await until(() => shown.waiting.length === 0);
  expect(log).toEqual([
    { writer: 'g1.1', says: 'charge' },
    { writer: 'g1.3', says: 'rank' },
  ]);
  expect(shown.refused).toMatchObject([{ number: 2, intent: 'flank', refusal: { code: 'noFlank' } }]);
  await Promise.all([writing.close(), asking.close()]);
});

it('who follows neither hears what a guest says nor says anything', async () => {
  const { shared, login } = newGuest();
  const asking = await loggedIn(server, login.pass, shared.channel);
  const reading = await loggedIn(server, shared.read.pass, shared.channel);
  let heard = 0;
  let isClosed = false;
  void reading.closed.then(() => {
    isClosed = true;
  });
  reading.hearTalk(() => {
    heard += 1;
  });
  await asking.say(random(60));
  await until(() => isClosed);
  await wait(100);
  expect(heard).toBe(0);
  await asking.close();
});

it.each([
  ['append.1', 60],
  ['say', 20_000],
])('a guest that asks for %s of %i bytes is ended', async (subject, bytes) => {
  const { shared, login } = newGuest();
  const asking = await loggedIn(server, login.pass, shared.channel);
  const asked = subject === 'say' ? asking.say(random(bytes)) : asking.append(1, random(bytes));
  await expect(asked).rejects.toThrow();
  await asking.close();
});
