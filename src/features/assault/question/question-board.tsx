import type { ReactNode } from 'react';
import type { Side } from '@/rules/index';
import { SIDE_TONE, toneClasses } from '@/ui/look/tone';
import { words } from '@/words/words';
import { useAnnounced } from './announcer';

type QuestionBoardProps = {
  /** The side that rolls or chooses now. */
  readonly side: Side;
  /** Who strikes whom: "Tactical Squad strikes Veterans". */
  readonly doing: string;
  /** The large line: "12 attacks hit on 4+". */
  readonly fact: string;
  readonly question: string;
  readonly note?: string | undefined;
  /** The meaning of the dice, and what was settled before. It takes the space that the control leaves. */
  readonly meaning?: ReactNode;
  /** The control for the answer. It takes the remaining height. */
  readonly children: ReactNode;
  /** Other actions, near the thumb. */
  readonly foot?: ReactNode;
};

/**
 * One question at a time: the side, the roll, the question, and the control near the thumb. In landscape the
 * question is at the left and the control at the right.
 */
export function QuestionBoard(props: QuestionBoardProps) {
  const { side, doing, fact, question, note, meaning, children, foot } = props;
  const { device, text } = toneClasses[SIDE_TONE[side]];
  const asked = useAnnounced<HTMLDivElement>(
    words.sideBySide([words.side(side), doing, fact, question, note ?? '']),
  );
  return (
    <section
      aria-label={question}
      className="flex min-h-0 flex-1 flex-col overflow-y-auto low:grid low:grid-cols-2 low:grid-rows-[auto_auto_minmax(0,1fr)]"
    >
      <div className={`flex min-h-8 shrink-0 items-center gap-2 px-3 py-0.5 ${device}`}>
        <span className={`shrink-0 font-display text-title leading-title font-bold ${text}`}>
          {words.side(side)}
        </span>
        <span className="line-clamp-2 big:line-clamp-3 min-w-0 text-detail leading-small break-words">
          {doing}
        </span>
      </div>
      <div
        ref={asked}
        tabIndex={-1}
        className="shrink-0 outline-none px-3 pt-1.5 pb-2 text-center tall:py-4 big:py-1 short:flex short:flex-wrap short:items-baseline short:justify-center short:gap-x-3 short:py-0.5 low:py-0.5"
      >
        <p className="text-figure leading-number font-bold short:text-page short:leading-page tall:text-total tall:leading-total low:text-page low:leading-page big:text-name big:leading-name">
          {fact}
        </p>
        <p className="font-display text-title leading-heading font-bold short:text-lead tall:text-page tall:leading-page big:text-body big:leading-body">
          {question}
        </p>
        {note && (
          <p className="text-detail leading-label text-muted short:w-full short:leading-small">{note}</p>
        )}
      </div>
      {meaning && (
        <div className="contents big:order-last big:block low:flex low:min-h-0 low:flex-col low:overflow-y-auto flat:hidden">
          {meaning}
        </div>
      )}
      <div className="flex flex-1 flex-col gap-1.5 px-2.5 pb-0.5 low:col-start-2 low:row-span-3 low:row-start-1 low:min-h-0 low:overflow-y-auto low:pt-1">
        {children}
        {foot && (
          <div className="mt-auto grid shrink-0 auto-cols-fr grid-flow-col gap-2 big:grid-flow-row">
            {foot}
          </div>
        )}
      </div>
    </section>
  );
}
