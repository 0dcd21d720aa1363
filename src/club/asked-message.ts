import * as v from 'valibot';
import { type Answering, type Asking, answerSchema, questionSchema } from './asked';
import type { Packing } from './packing';
import { seal, unseal } from './seal';
import type { RandomBytes } from './secrets';

/** What a guest and its host share: nobody else opens or makes a message of theirs. */
export type HandsSecrets = { readonly channel: string; readonly guest: string; readonly key: string };

const asks = ({ channel, guest }: HandsSecrets) => `ask.${channel}.${guest}`;
const answers = ({ channel, guest }: HandsSecrets) => `answer.${channel}.${guest}`;

/** The largest message that a club passes on between a host and its guests, in bytes. */
const MAX_SAID_BYTES = 16_000;

/**
 * A question, sealed for the host: of what is asked, the longest beginning that fits one message, and at least
 * one.
 */
export function sealQuestion(
  asking: Asking,
  secrets: HandsSecrets,
  random: RandomBytes,
  packing: Packing,
): Uint8Array {
  for (let asked = asking.asked; ; asked = asked.slice(0, Math.ceil(asked.length / 2))) {
    const message = seal({ v: 1, ...asking, asked }, secrets.key, asks(secrets), random, packing);
    if (message.length <= MAX_SAID_BYTES || asked.length <= 1) return message;
  }
}

/** What a guest asks; null where it is no question of that guest. */
export function readQuestion(message: Uint8Array, secrets: HandsSecrets, packing: Packing): Asking | null {
  const read = v.safeParse(questionSchema, unseal(message, secrets.key, asks(secrets), packing));
  return read.success ? read.output : null;
}

/** Answers, sealed for the guest. */
export function sealAnswer(
  answering: Answering,
  secrets: HandsSecrets,
  random: RandomBytes,
  packing: Packing,
): Uint8Array {
  return seal({ v: 1, ...answering }, secrets.key, answers(secrets), random, packing);
}

/** What the host answers; null where it is no answer to that guest. */
export function readAnswerOf(message: Uint8Array, secrets: HandsSecrets, packing: Packing): Answering | null {
  const read = v.safeParse(answerSchema, unseal(message, secrets.key, answers(secrets), packing));
  return read.success ? read.output : null;
}
