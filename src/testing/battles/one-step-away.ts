import type { CorrectionQuestion } from '@/battle/log/correction-kinds';
import type { LogIntent } from '@/battle/log/intent';
import { type Answer, answerTo, MAX_COUNT, type ScoreRow } from '@/rules/index';

type Instead = Extract<LogIntent, { type: 'correctEntries' }>['instead'];

/** What the sheet "This was wrong" offers for this gesture, one step away from what was written. */
export function oneStepAway(question: CorrectionQuestion): readonly Instead[] {
  switch (question.kind) {
    case 'amount':
      return steps(question.was, 1, MAX_COUNT).map(question.instead);
    case 'answer':
      return answersBeside(question.row, question.was).map(question.instead);
    case 'fate':
      return question.fates.filter((fate) => fate !== question.was).map(question.instead);
    case 'held':
      return [question.instead(!question.was)];
    case 'counts': {
      const { parts, most, instead } = question;
      const written = Object.fromEntries(parts.map(({ id, was }) => [id, was]));
      const all = parts.reduce((sum, { was }) => sum + was, 0);
      return parts.flatMap(({ id, was }) =>
        steps(was, 0, most - all + was).map((count) => instead({ ...written, [id]: count })),
      );
    }
    case 'models': {
      const written = question.groups.map(({ was }) => was);
      return written.flatMap((was, index) =>
        steps(was, 1, MAX_COUNT).map((models) => question.instead(written.with(index, models))),
      );
    }
    case 'throws': {
      const { was, min, max, instead } = question;
      const [first, second] = was;
      return [
        ...steps(first, min, max).map((one) => instead([one, second])),
        ...(question.again ? steps(second, min, max).map((other) => instead([first, other])) : []),
      ];
    }
    case 'outcome':
      return question.outcomes.filter(({ id }) => id !== question.was).map(({ id }) => question.instead(id));
    case 'never':
      return [null];
  }
}

function steps(was: number, min: number, max: number): readonly number[] {
  return [was - 1, was + 1].filter((count) => count >= min && count <= max);
}

function answersBeside(row: ScoreRow, was: Answer | null): readonly Answer[] {
  const now = was ?? answerTo(row, {});
  switch (row.input) {
    case 'toggle':
      return [now !== true];
    case 'choice':
      return row.options.map(({ id }) => id).filter((id) => id !== now);
    case 'counter':
      return steps(Number(now), 0, row.max ?? MAX_COUNT);
    case 'signed': {
      const { points, note } = typeof now === 'object' ? now : { points: 0, note: '' };
      return steps(points, -20, 20).map((to) => ({ points: to, note }));
    }
  }
}
