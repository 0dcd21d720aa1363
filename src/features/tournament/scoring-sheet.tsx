import { TIE_BREAKS, type TieBreak } from '@/tournament/act-values';
import { scenarioIsVictory } from '@/tournament/match-points';
import { Button } from '@/ui/button/button';
import { Sheet } from '@/ui/page/sheet';
import { eventWords } from '@/words/event-words';
import { words } from '@/words/words';
import { CutLater } from './cut-next';
import { MatchPointsSection } from './match-points';
import { Objectives } from './objectives';
import { SoftScores } from './soft-scores';
import { organises, type TournamentPartProps } from './tournament-parts';

const texts = eventWords.scoring;

/** How an event gives points and parts who has as many: for everybody to read, for its organiser to change. */
export function ScoringSheet({ onClose, ...props }: TournamentPartProps & { onClose(): void }) {
  const { tournament, shown, store, id } = props;
  const { tieBreaks } = tournament;
  const ofScenario = scenarioIsVictory(tournament);
  const nameOf = (rule: TieBreak) => texts.rule(rule, ofScenario).name;
  const mayChange = organises(shown);
  const left = TIE_BREAKS.filter((rule) => !tieBreaks.includes(rule));
  const set = (order: readonly TieBreak[]) =>
    void store.actions.act(id, { type: 'tieBreaksSet', order: [...order] });
  return (
    <Sheet title={texts.title} closeName={words.close} onClose={onClose}>
      <div className="grid gap-4">
        <MatchPointsSection {...props} />
        <Objectives {...props} />
        <SoftScores {...props} />
        <section aria-label={texts.breaks} className="grid gap-2">
          <h3 className="text-name text-gold">{texts.breaks}</h3>
          {tieBreaks.length === 0 && <p>{texts.none}</p>}
          <ol className="grid gap-2">
            {tieBreaks.map((rule, index) => (
              <li key={rule} className="grid gap-1 border-t border-line pt-2">
                <Explained {...texts.rule(rule, ofScenario)} />
                {mayChange && (
                  <div className="grid grid-cols-2 gap-2 big:grid-cols-1">
                    {index > 0 && (
                      <Button
                        name={texts.earlier(nameOf(rule))}
                        onPress={() => set(tieBreaks.toSpliced(index, 1).toSpliced(index - 1, 0, rule))}
                      >
                        {texts.earlierShort}
                      </Button>
                    )}
                    <Button
                      name={texts.leave(nameOf(rule))}
                      onPress={() => set(tieBreaks.filter((other) => other !== rule))}
                    >
                      {texts.leaveShort}
                    </Button>
                  </div>
                )}
              </li>
            ))}
          </ol>
        </section>
        {tournament.paired.length < tournament.rounds && <CutLater {...props} />}
        {mayChange && left.length > 0 && (
          <section aria-label={texts.more} className="grid gap-2">
            <h3 className="text-name text-gold">{texts.more}</h3>
            <ul className="grid gap-2">
              {left.map((rule) => (
                <li key={rule} className="grid gap-1 border-t border-line pt-2">
                  <Explained {...texts.rule(rule, ofScenario)} />
                  <Button name={texts.add(nameOf(rule))} onPress={() => set([...tieBreaks, rule])}>
                    {texts.addShort}
                  </Button>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Sheet>
  );
}

function Explained({ name, how }: { readonly name: string; readonly how: string }) {
  return (
    <p>
      <span className="block font-bold">{name}</span>
      <span className="block text-detail text-muted">{how}</span>
    </p>
  );
}
