import { X } from 'lucide';
import { createContext, type ReactNode, type RefObject, useContext } from 'react';
import { Icon } from '@/ui/look/icon';
import { textWidth } from '@/ui/look/text-width';
import { type Tone, toneClasses } from '@/ui/look/tone';
import { TurnedContext } from '@/ui/look/turned';
import { FullScreen } from './full-screen';
import type { Agreement } from './use-agreement';

/**
 * The two players by their seats: a at the lower edge of the phone, b at the far one. Players who prefer the
 * other seat turn the phone.
 */
const FAR_FIRST = ['b', 'a'] as const;
export type Edge = (typeof FAR_FIRST)[number];

/** Whether the side sits at the far edge. */
export function isFar(side: Edge): boolean {
  return side === 'b';
}

export type HalvesProps = {
  readonly title: string;
  /** The name of a half: whose edge it is at. */
  nameOf(side: Edge): string;
  half(side: Edge): ReactNode;
  /**
   * What is fought, and who agrees to its score: a page that draws one half must know it, too. Null: nothing is
   * fought here, the halves are the players' clocks.
   */
  readonly combatId: string | null;
  readonly agreement?: Agreement | undefined;
  onClose(): void;
};

/** How a page draws the halves: in other languages than its own, or only one of them. */
export type HalvesDrawing = {
  draw(props: HalvesProps): ReactNode;
  /** Whether it draws one half only, and faces its player as a whole. */
  readonly alone: boolean;
};

/** None: this page draws both halves. */
export const HalvesContext = createContext<HalvesDrawing | null>(null);

/** What the score of every half has beside its way back: the choice of its language. */
export const HalfControlContext = createContext<ReactNode>(null);

/** Whether what belongs to a side is turned on this page. */
export function useTurns(): (side: Edge) => boolean {
  const drawing = useContext(HalvesContext);
  return (side) => isFar(side) && !drawing?.alone;
}

/** The phone lies between the players. Each has a half, and the far half, with its sheets, faces the far player. */
export function Halves(props: HalvesProps) {
  const drawing = useContext(HalvesContext);
  return drawing ? drawing.draw(props) : <BothHalves {...props} />;
}

type BothHalvesProps = Omit<HalvesProps, 'combatId' | 'agreement'> & {
  /** What lies over the halves that it draws itself. */
  readonly over?: ReactNode;
  /** The element of a half, for what lies over it. */
  readonly places?: Readonly<Record<Edge, RefObject<HTMLElement | null>>>;
};

/** Both halves in the language of this page, but for those that are null: something lies over these. */
export function BothHalves({ title, nameOf, half, over, places, onClose }: BothHalvesProps) {
  return (
    <FullScreen title={title} onClose={onClose}>
      <div className="mx-auto flex h-full max-w-[40rem] flex-col pt-[env(safe-area-inset-top)] pb-[env(safe-area-inset-bottom)] low:max-w-none low:flex-row squat:max-w-none squat:flex-row">
        {FAR_FIRST.map((side) => {
          const drawn = half(side);
          return (
            <TurnedContext key={side} value={isFar(side)}>
              <Half
                name={drawn === null ? undefined : nameOf(side)}
                turned={isFar(side)}
                place={places?.[side]}
              >
                {drawn}
              </Half>
            </TurnedContext>
          );
        })}
      </div>
      {over}
    </FullScreen>
  );
}

type HalfProps = {
  readonly name: string | undefined;
  readonly turned: boolean;
  readonly place?: RefObject<HTMLElement | null> | undefined;
  readonly children: ReactNode;
};

/** One half. Where text is large it scrolls by itself below its score: nobody moves the other one's. */
export function Half({ name, turned, place, children }: HalfProps) {
  return (
    <section
      ref={place}
      aria-label={name}
      className={`battle several flex min-h-0 min-w-0 flex-1 basis-0 flex-col overflow-y-auto ${turned ? 'rotate-180' : ''} border-t-2 border-ink low:border-t-0 low:border-l-2 squat:border-t-0 squat:border-l-2`}
    >
      {children}
    </section>
  );
}

/** The verdict stands in two lines between the totals, at the narrowest: the more letters, the smaller. */
function verdictSize(verdict: string): string {
  const letters = textWidth(verdict);
  if (letters > 24) return 'text-fine leading-fine';
  return letters > 20 ? 'text-small leading-small' : 'text-body leading-label';
}

type SeamFigure = { readonly tone: Tone; readonly figure: string };

type SeamProps = {
  /** The total of this half's player, and the other's; missing: nothing is scored. */
  readonly own?: SeamFigure | undefined;
  readonly other?: SeamFigure | undefined;
  readonly verdict: string;
  readonly backName: string;
  onBack(): void;
};

/** The score, equally large on both halves: the player's own total first. */
export function Seam({ own, other, verdict, backName, onBack }: SeamProps) {
  const control = useContext(HalfControlContext);
  return (
    <div className="sticky top-0 z-30 grid h-14 shrink-0 bg-paper halved:h-11 grid-cols-[auto_minmax(0,1fr)_auto_auto] items-center big:h-auto big:grid-cols-[1fr_1fr_auto]">
      {own ? <Total {...own} /> : <span className="w-3" />}
      <span
        className={`text-center font-display font-bold ${verdictSize(verdict)} big:order-last big:col-span-full big:px-1 big:text-small big:leading-small`}
      >
        {verdict}
      </span>
      {other ? <Total {...other} /> : <span />}
      <div className="flex">
        {control}
        <button
          type="button"
          aria-label={backName}
          onClick={onBack}
          className="flex size-(--control) items-center justify-center"
        >
          <Icon of={X} size={24} />
        </button>
      </div>
    </div>
  );
}

function Total({ tone, figure }: SeamFigure) {
  const { text, device, field } = toneClasses[tone];
  return (
    <span
      className={`flex h-full min-w-[min(5rem,28vw)] items-center justify-center px-2 big:min-w-0 ${device}`}
    >
      <span
        className={`rounded-lg px-2 text-total leading-total font-bold big:text-number big:leading-page ${field} ${text}`}
      >
        {figure}
      </span>
    </span>
  );
}
