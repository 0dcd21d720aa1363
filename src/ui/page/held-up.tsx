import { type Tone, toneClasses } from '@/ui/look/tone';
import { FullScreen } from './full-screen';

type HeldUpSide = { readonly tone: Tone; readonly name: string; readonly figure: string };

type HeldUpProps = {
  readonly title: string;
  readonly sides: readonly HeldUpSide[];
  readonly verdict: string;
  readonly backName: string;
  onClose(): void;
};

/** Only the score, as large as the screen, so that it can be read across the table. A tap closes it. */
export function HeldUp({ title, sides, verdict, backName, onClose }: HeldUpProps) {
  return (
    <FullScreen title={title} onClose={onClose}>
      <div className="relative flex h-full flex-col landscape:flex-row">
        {sides.map(({ tone, name, figure }) => {
          const { text, device, field } = toneClasses[tone];
          return (
            <div
              key={tone}
              className={`flex min-h-0 min-w-0 flex-1 flex-col items-center justify-center gap-2 p-2 ${device}`}
            >
              <span
                className={`line-clamp-2 max-w-full rounded-lg px-3 text-center font-display text-number leading-number font-bold break-words ${field} ${text}`}
              >
                {name}
              </span>
              <span
                className={`rounded-2xl px-4 text-held-up leading-held-up font-bold landscape:text-held-beside ${field} ${text}`}
              >
                {figure}
              </span>
            </div>
          );
        })}
        <p className="pointer-events-none absolute inset-x-2 top-1/2 flex -translate-y-1/2 justify-center landscape:top-auto landscape:bottom-2 landscape:translate-y-0">
          <span className="rounded-full bg-strong px-5 py-1 text-center font-display text-figure leading-figure font-bold text-on-strong">
            {verdict}
          </span>
        </p>
        <button
          type="button"
          aria-label={backName}
          onClick={onClose}
          className="absolute inset-0 -outline-offset-4"
        />
      </div>
    </FullScreen>
  );
}
