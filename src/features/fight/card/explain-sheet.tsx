import { ChevronDown } from 'lucide';
import { useState } from 'react';
import { fallenRows } from '@/battle/combat/fallen';
import { closingInLog } from '@/battle/describe/closed-rounds';
import { entriesBehind } from '@/battle/describe/log-lines';
import { SayWhat } from '@/features/fight/ask/say-what';
import { whose } from '@/features/fight/ask/whose';
import { openPoints } from '@/features/fight/round/open-points';
import type { ShownRound, ShownSide } from '@/features/fight/round/shown-round';
import { rowOf, SIDES } from '@/rules/index';
import { useBattle, useBattleActions, useLedger, useMayWrite } from '@/store/battle/use-battle';
import { Icon } from '@/ui/look/icon';
import { toneClasses } from '@/ui/look/tone';
import { Sheet } from '@/ui/page/sheet';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';
import { OtherModifiers } from './other-modifiers';

type ExplainSheetProps = { readonly shown: ShownRound; onClose(): void };

/**
 * Both totals line by line, with the reasons; a line opens to show the log entries behind it. Other modifiers
 * are entered here.
 */
export function ExplainSheet({ shown, onClose }: ExplainSheetProps) {
  const [opened, setOpened] = useState<string | null>(null);
  return (
    <Sheet
      title={battleWords.fight.linesTitle(shown.a.total, shown.b.total)}
      closeName={words.close}
      onClose={onClose}
    >
      <ul className="border-t border-line">
        {rowIds(shown).map((rowId) => (
          <ScoreLineItem
            key={rowId}
            shown={shown}
            rowId={rowId}
            opened={opened === rowId}
            onOpen={() => setOpened(opened === rowId ? null : rowId)}
          />
        ))}
      </ul>
      <div className="grid grid-cols-[3.5rem_minmax(0,1fr)_3.5rem] big:grid-cols-[3rem_minmax(0,1fr)_3rem] big:text-detail items-center py-2 text-page font-bold">
        <span className={toneClasses.azure.text}>{words.number(shown.a.total)}</span>
        <span className="text-center font-display text-name">{battleWords.fight.totalLabel}</span>
        <span className={`text-right ${toneClasses.gules.text}`}>{words.number(shown.b.total)}</span>
      </div>
      {!shown.round.outcome && <OtherModifiers shown={shown} />}
    </Sheet>
  );
}

/** Every line of either side, the tie-break's own line last. */
function rowIds({ a, b }: ShownRound): readonly string[] {
  return [...new Set([...a.lines, ...b.lines].map(lineKey))];
}

function lineKey(line: ShownSide['lines'][number]): string {
  return line.detail.key === 'tieBreak' ? `${line.rowId}/tieBreak` : line.rowId;
}

/** A line without points is only shown if something was counted. */
function saysNothing({ points, detail }: ShownSide['lines'][number]): boolean {
  if (points !== 0) return false;
  return detail.key === 'each'
    ? detail.count === 0
    : detail.key !== 'majority' || detail.own + detail.enemy === 0;
}

type ScoreLineItemProps = {
  readonly shown: ShownRound;
  readonly rowId: string;
  readonly opened: boolean;
  onOpen(): void;
};

function ScoreLineItem({ shown, rowId, opened, onOpen }: ScoreLineItemProps) {
  const [a, b] = SIDES.map((side) => shown[side].lines.find((line) => lineKey(line) === rowId));
  const line = a ?? b;
  const battle = useBattle();
  const label = line && battleWords.fight.lineLabel(line, shown.sheet.casualties);
  return (
    <li className="border-b border-line">
      <button
        type="button"
        aria-expanded={opened}
        onClick={onOpen}
        className="grid min-h-(--control) w-full grid-cols-[3.5rem_minmax(0,1fr)_3.5rem] big:grid-cols-[3rem_minmax(0,1fr)_3rem] big:text-detail items-center py-1"
      >
        <span className={`text-left text-heading font-bold ${toneClasses.azure.text}`}>
          {a ? pointsNow(a) : ''}
        </span>
        <span className="min-w-0 text-center">
          <span className="flex items-center justify-center gap-1 font-display text-body leading-title">
            {label}
            <Icon of={ChevronDown} size={16} className={opened ? 'rotate-180' : ''} />
          </span>
          {SIDES.map((side) => {
            const line = side === 'a' ? a : b;
            const open = openPoints(line);
            if (open) {
              return (
                <span key={side} className="block text-small leading-detail text-gold">
                  {battleWords.fight.ask.hangs(side, whose(battle, open.missing), open.from, open.to)}
                </span>
              );
            }
            if (!line || saysNothing(line)) return null;
            return (
              <span key={side} className="block text-small leading-detail text-muted">
                {words.side(side)}: {battleWords.scoreDetail(line.detail)}
              </span>
            );
          })}
        </span>
        <span className={`text-right text-heading font-bold ${toneClasses.gules.text}`}>
          {b ? pointsNow(b) : ''}
        </span>
      </button>
      <WhyFallen shown={shown} rowId={rowId} />
      <WhyNothing shown={shown} rowId={rowId} />
      <SayWhat missing={[a, b].flatMap((side) => openPoints(side)?.missing ?? [])} />
      {opened && <OpenQuestions shown={shown} rowId={rowId} />}
      {opened && <Overrides shown={shown} rowId={rowId} />}
      {opened && <EntriesBehind shown={shown} rowId={rowId} />}
    </li>
  );
}

function pointsNow(line: ShownSide['lines'][number]): string {
  return openPoints(line) ? battleWords.fight.ask.unknown : battleWords.fight.points(line.points);
}

/** Why a side has fewer points in a row than before. */
function WhyFallen({ shown, rowId }: { readonly shown: ShownRound; readonly rowId: string }) {
  const battle = useBattle();
  const ledger = useLedger();
  const { combat, round } = shown;
  const fallen = round.outcome
    ? closingInLog(ledger, combat.id, round.number).fallen
    : fallenRows(battle, combat, round);
  return fallen
    .filter((row) => row.rowId === rowId)
    .map((row) => (
      <p key={row.side} className="pb-1 text-center text-small leading-detail text-gold">
        {battleWords.fight.fallenRow(row)}
      </p>
    ));
}

/** Why units add nothing to a row although they have models for it. */
function WhyNothing({ shown, rowId }: { readonly shown: ShownRound; readonly rowId: string }) {
  const battle = useBattle();
  return shown.proposed.nothing
    ?.filter((because) => because.rowId === rowId)
    .map((because) => (
      <p key={because.unitId} className="pb-1 text-center text-small leading-detail text-muted">
        {battleWords.fight.nothingBecause(whose(battle, [because])[0] ?? '', because)}
      </p>
    ));
}

/** Why the rules leave a row to the players. */
function OpenQuestions({ shown, rowId }: { readonly shown: ShownRound; readonly rowId: string }) {
  return shown.proposed.open
    ?.filter((open) => open.rowId === rowId && open.reason === 'bothSurrounded')
    .map(({ side }) => (
      <p key={side} className="pb-2 text-detail">
        {battleWords.fight.openBothSurrounded(side)}
      </p>
    ));
}

/** If a player's own answer differs from the proposal: the proposal, and the button to return to it. */
function Overrides({ shown, rowId }: { readonly shown: ShownRound; readonly rowId: string }) {
  const { act } = useBattleActions();
  const mayWrite = useMayWrite() && shown.round.outcome === null;
  return SIDES.filter((side) => shown.overridden[side].includes(rowId)).map((side) => {
    const row = rowOf(shown.sheet, rowId);
    const proposal = shown.proposed[side][rowId];
    return (
      <div key={side} className="flex items-center justify-between gap-3 pb-2">
        <span className="text-detail">
          {battleWords.fight.overridden(
            side,
            proposal === undefined ? null : battleWords.fight.answer(row, proposal),
          )}
        </span>
        {proposal !== undefined && (
          <button
            type="button"
            disabled={!mayWrite}
            onClick={() => act({ type: 'answer', combatId: shown.combat.id, side, rowId, answer: null })}
            className="min-h-(--control) shrink-0 rounded-lg border-2 border-outline bg-card px-3 font-bold disabled:opacity-45"
          >
            {battleWords.fight.follow}
          </button>
        )}
      </div>
    );
  });
}

function EntriesBehind({ shown, rowId }: { readonly shown: ShownRound; readonly rowId: string }) {
  const ledger = useLedger();
  const entries = entriesBehind(ledger, {
    combat: shown.combat.number,
    round: shown.round.number,
    rowId: rowId.split('/')[0] ?? rowId,
  });
  if (entries.length === 0) {
    return <p className="pb-2 text-center text-small text-muted">{battleWords.fight.nothingBehind}</p>;
  }
  return (
    <ol aria-label={battleWords.fight.behind} className="pb-2 text-detail">
      {entries.map(({ entry, description }) => (
        <li key={entry.seq} className="flex justify-between gap-3 py-0.5">
          <span>{battleWords.logSentence(description)}</span>
          <span className="text-muted">{battleWords.time(entry.at)}</span>
        </li>
      ))}
    </ol>
  );
}
