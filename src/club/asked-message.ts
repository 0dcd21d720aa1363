import * as v from 'valibot';
import { answerSchema, type Question, questionSchema, type Verdict } from './asked';
import { seal, unseal } from './seal';
import type { RandomBytes } from './secrets';

/** What a guest and its host share: nobody else opens or makes a message of theirs. */
export type HandsSecrets = { readonly channel: string; readonly guest: string; readonly key: string };

const asks = ({ channel, guest }: HandsSecrets) => `ask.${channel}.${guest}`;
const answers = ({ channel, guest }: HandsSecrets) => `answer.${channel}.${guest}`;

/** A question, sealed for the host. */
export function sealQuestion(question: Question, secrets: HandsSecrets, random: RandomBytes): Uint8Array {
  return seal({ v: 1, ...question }, secrets.key, asks(secrets), random);
}

/** What a guest asks; null where it is no question of that guest. */
export function readQuestion(message: Uint8Array, secrets: HandsSecrets): Question | null {
  const read = v.safeParse(questionSchema, unseal(message, secrets.key, asks(secrets)));
  return read.success ? read.output : null;
}

/** Answers, sealed for the guest. */
export function sealAnswer(
  verdicts: readonly Verdict[],
  secrets: HandsSecrets,
  random: RandomBytes,
): Uint8Array {
  return seal({ v: 1, verdicts }, secrets.key, answers(secrets), random);
}

/** What the host answers; null where it is no answer to that guest. */
export function readAnswerOf(message: Uint8Array, secrets: HandsSecrets): readonly Verdict[] | null {
  const read = v.safeParse(answerSchema, unseal(message, secrets.key, answers(secrets)));
  return read.success ? read.output.verdicts : null;
}
