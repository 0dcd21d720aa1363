import { ELO, LEFT_OUT, type LeftOut } from '@/tournament/ladder';
import { ladderWords as texts } from '@/words/ladder-words';

/** The formula, and what does not count with why. */
export function HowReckoned({ leftOut }: { readonly leftOut: ReadonlyMap<LeftOut, number> }) {
  const reasons = LEFT_OUT.filter((why) => leftOut.has(why));
  return (
    <>
      {reasons.length > 0 && (
        <section aria-label={texts.leftOut.title} className="grid gap-1">
          <h2 className="text-name text-gold">{texts.leftOut.title}</h2>
          <ul className="grid gap-1">
            {reasons.map((why) => (
              <li key={why} className={why === 'disputed' ? 'text-warn' : ''}>
                {texts.leftOut[why](leftOut.get(why) ?? 0)}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-label={texts.how.title} className="grid gap-1">
        <h2 className="text-name text-gold">{texts.how.title}</h2>
        <p className="font-bold">{texts.how.formula(ELO.most)}</p>
        <p className="font-bold break-words">{texts.how.expected(ELO.scale)}</p>
        <p>{texts.how.words(ELO.start, ELO.most / 2)}</p>
      </section>
    </>
  );
}
