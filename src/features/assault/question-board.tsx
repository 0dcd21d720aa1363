import type { ReactNode } from 'react';
import type { Side } from '@/rules/index';
import { SIDE_TONE, toneClasses } from '@/ui/tone';
import { words } from '@/words/words';

type QuestionBoardProps = {
  /** Whose turn it is to roll or to choose. */
  readonly side: Side;
  /** Who does what to whom: "Tactical Squad strikes Veterans". */
  readonly doing: string;
  /** The one large line: "12 attacks hit on 4+". */
  readonly fact: string;
  readonly question: string;
  readonly note?: string | undefined;
  /** The control that answers it. It has the height that is left. */
  readonly children: ReactNode;
  /** What may be done besides, at the thumb. */
  readonly foot?: ReactNode;
};

/** One question at a time: whose it is, what is rolled, what is asked, and the control under the thumb. */
export function QuestionBoard({ side, doing, fact, question, note, children, foot }: QuestionBoardProps) {
  const { device, text } = toneClasses[SIDE_TONE[side]];
  return (
    <section aria-label={question} className="flex min-h-0 flex-1 flex-col big:overflow-y-auto">
      <div className={`flex min-h-8 shrink-0 items-center gap-2 px-3 py-0.5 ${device}`}>
        <span className={`shrink-0 font-display text-[21px] leading-6 font-bold ${text}`}>
          {words.side(side)}
        </span>
        <span className="line-clamp-2 min-w-0 text-[1rem] leading-[1.0625rem] break-words">{doing}</span>
      </div>
      <div
        aria-live="polite"
        className="shrink-0 px-3 pt-1.5 pb-2 text-center tall:py-4 low:flex low:flex-wrap low:items-baseline low:justify-center low:gap-x-4 low:pt-0.5 low:pb-1"
      >
        <p className="text-[31px] leading-[33px] font-bold tall:text-[38px] tall:leading-[41px]">{fact}</p>
        <p className="font-display text-[21px] leading-[25px] font-bold tall:text-[24px] tall:leading-[30px]">
          {question}
        </p>
        {note && <p className="text-[1rem] leading-[1.1875rem] text-muted">{note}</p>}
      </div>
      <div className="flex min-h-0 flex-1 flex-col gap-1.5 px-2.5 pb-0.5 big:shrink-0 big:basis-auto">
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
