import { useMemo, useState } from 'react';
import { describe } from '@/battle/describe/describe';
import { descriptionContext } from '@/battle/describe/description-context';
import type { LogLine } from '@/battle/describe/log-lines';
import type { CorrectionQuestion } from '@/battle/log/correction-kinds';
import { correctionQuestion } from '@/battle/log/correction-question';
import type { LogIntent } from '@/battle/log/intent';
import { entryAt } from '@/battle/log/ledger';
import { useBattleActions, useLedger, useMayWrite } from '@/store/battle/use-battle';
import { Button } from '@/ui/button/button';
import { NumberField } from '@/ui/field/number-field';
import { SegmentedChoice } from '@/ui/field/segmented-choice';
import { Sheet } from '@/ui/page/sheet';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';
import { CorrectAnswer } from './correct-answer';
import { CorrectCounts } from './correct-counts';

/** The largest number that one gesture can have counted. */
const MOST = 300;

type Instead = Extract<LogIntent, { type: 'correctEntries' }>['instead'];

type CorrectSheetProps = { readonly line: LogLine; onClose(): void };

/**
 * "This was wrong": the correction of a line of the log. It is an entry of its own, which undo takes back;
 * the old line stays readable.
 */
export function CorrectSheet({ line, onClose }: CorrectSheetProps) {
  const ledger = useLedger();
  const { act, dismissRefusal } = useBattleActions();
  const mayWrite = useMayWrite();
  const [error, setError] = useState<string | null>(null);
  const question = useMemo(() => correctionQuestion(ledger, line.seqs), [ledger, line.seqs]);
  const texts = battleWords.log.correct;
  const close = () => {
    dismissRefusal();
    onClose();
  };
  const correct = (instead: Instead) => {
    const done = act({ type: 'correctEntries', seqs: line.seqs, instead });
    if (done.ok) {
      close();
      return;
    }
    dismissRefusal();
    const later =
      done.refusal.code === 'laterDoesNotFit' ? entryAt(ledger, done.refusal.values.seq) : undefined;
    setError(
      later
        ? texts.later(
            battleWords.logSentence(describe(later, descriptionContext(ledger))),
            battleWords.time(later.at),
          )
        : battleWords.refusal(done.refusal),
    );
  };
  return (
    <Sheet title={texts.title} closeName={words.close} onClose={close}>
      <div className="grid gap-3">
        <p className="break-words">
          {texts.about(battleWords.logSentence(line.description), battleWords.time(line.at))}
        </p>
        {question && <Question question={question} disabled={!mayWrite} onCorrect={correct} />}
        <Button disabled={!mayWrite || !question} onPress={() => correct(null)}>
          {texts.never}
        </Button>
        <p role="alert" className="text-label text-warn empty:hidden">
          {error}
        </p>
        <p className="text-detail text-muted">{texts.stays}</p>
      </div>
    </Sheet>
  );
}

type QuestionProps = {
  readonly question: CorrectionQuestion;
  readonly disabled: boolean;
  onCorrect(instead: Instead): void;
};

function Question({ question, disabled, onCorrect }: QuestionProps) {
  const texts = battleWords.log.correct;
  switch (question.kind) {
    case 'amount':
      return <Amount question={question} disabled={disabled} onCorrect={onCorrect} />;
    case 'answer':
      return <CorrectAnswer question={question} disabled={disabled} onCorrect={onCorrect} />;
    case 'fate':
      return (
        <SegmentedChoice
          label={texts.shouldBe}
          options={question.fates.map((id) => ({ id, label: battleWords.armies.fateName(id, question.was) }))}
          chosen={question.was}
          disabled={disabled}
          onChoose={(fate) => onCorrect(question.instead(fate))}
        />
      );
    case 'held':
      return (
        <Button kind="primary" disabled={disabled} onPress={() => onCorrect(question.instead(!question.was))}>
          {question.was ? texts.broke : texts.held}
        </Button>
      );
    case 'outcome':
      return (
        <SegmentedChoice
          label={texts.shouldBe}
          options={question.outcomes.map(({ id, label }) => ({ id, label }))}
          chosen={question.was}
          disabled={disabled}
          onChoose={(id) => onCorrect(question.instead(id))}
        />
      );
    case 'counts':
    case 'throws':
    case 'models':
      return <CorrectCounts question={question} disabled={disabled} onCorrect={onCorrect} />;
    case 'never':
      return null;
  }
}

type AmountProps = Omit<QuestionProps, 'question'> & {
  readonly question: Extract<CorrectionQuestion, { kind: 'amount' }>;
};

function Amount({ question, disabled, onCorrect }: AmountProps) {
  const [count, setCount] = useState(question.was);
  const texts = battleWords.log.correct;
  const isCounter = question.of === 'counter';
  const label = isCounter
    ? texts[question.lost ? 'suffered' : 'takenAway']
    : texts[question.lost ? 'lost' : 'gained'];
  return (
    <div className="grid gap-2">
      <span className="font-bold">{label}</span>
      <NumberField
        label={label}
        min={1}
        max={MOST}
        value={count}
        disabled={disabled}
        names={{ more: texts.oneMore, fewer: texts.oneFewer }}
        onChange={setCount}
      />
      <Button
        kind="primary"
        disabled={disabled || count === question.was}
        onPress={() => onCorrect(question.instead(count))}
      >
        {isCounter ? texts.countTo(count) : texts.correctTo(count, question.lost)}
      </Button>
    </div>
  );
}
