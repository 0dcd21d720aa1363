import { Check, Copy } from 'lucide';
import { useState } from 'react';
import { battleScore } from '@/battle/score/battle-score';
import { flightsOfOpenWorth, unitsOfOpenWorth } from '@/battle/score/open-worth';
import { copyText } from '@/pwa/share';
import { useBattlePart } from '@/store/battle/use-battle';
import { SegmentedChoice } from '@/ui/field/segmented-choice';
import { Icon } from '@/ui/look/icon';
import { handOverWords } from '@/words/hand-over-words';
import type { ResultField } from '@/words/report/result-field';
import { HandOverBar } from './hand-over-bar';
import { HandOverPage } from './hand-over-page';
import { RESULT_FORMATS, type ResultFormat, useResult } from './use-result';
import { useWayBack } from './use-way-back';

type ResultScreenProps = {
  /** Called with a failure that cannot be handled here. */
  onFailure(error: unknown): void;
};

/** The fields of an organiser's form, to copy one by one or all at once. */
export function ResultScreen({ onFailure }: ResultScreenProps) {
  const [format, setFormat] = useState<ResultFormat>('text');
  const { result, handedOver } = useResult(format);
  const words = handOverWords.result;
  const back = useWayBack();
  const unsettled = words.unsettled(result);
  const open = useBattlePart((battle) => unitsOfOpenWorth(battle).map(({ unit }) => unit.name));
  const flights = useBattlePart((battle) => flightsOfOpenWorth(battle).map(({ unit }) => unit.name));
  const isResult = useBattlePart((battle) => battleScore(battle)?.isOpen === true);
  return (
    <HandOverPage
      back={back}
      title={words.title}
      bar={<HandOverBar {...handedOver} copyLabel={words.copyAll} onFailure={onFailure} />}
    >
      {unsettled !== null && (
        <p className="mb-2 rounded-lg bg-warn-field px-3 py-2 font-bold text-warn">{unsettled}</p>
      )}
      {open.length > 0 && (
        <p className="mb-2 rounded-lg bg-warn-field px-3 py-2 font-bold text-warn">
          {words.openWorth(open, isResult)}
        </p>
      )}
      {flights.length > 0 && (
        <p className="mb-2 rounded-lg bg-warn-field px-3 py-2 font-bold text-warn">
          {words.openFlights(flights, isResult)}
        </p>
      )}
      <dl className="gap-x-8 spread:columns-2 broad:columns-3">
        {words.fields(result).map((field) => (
          <FieldRow key={field.id} field={field} onFailure={onFailure} />
        ))}
      </dl>
      <div className="pt-4 print:hidden">
        <SegmentedChoice<ResultFormat>
          label={words.format}
          options={RESULT_FORMATS.map((id) => ({ id, label: words.formats[id] }))}
          chosen={format}
          onChoose={setFormat}
        />
      </div>
    </HandOverPage>
  );
}

type FieldRowProps = { readonly field: ResultField; onFailure(error: unknown): void };

function FieldRow({ field, onFailure }: FieldRowProps) {
  const { label, shown, copied } = field;
  const [said, setSaid] = useState<'copied' | 'copyFailed' | null>(null);
  return (
    <div className="grid break-inside-avoid grid-cols-[minmax(0,1fr)_auto] gap-x-2 border-b border-line py-1">
      <dt className="col-start-1 text-detail leading-body break-words text-muted">{label}</dt>
      <dd className="col-start-1 text-lead leading-title font-bold break-words whitespace-pre-line">
        {shown}
      </dd>
      <dd className="col-start-2 row-span-2 row-start-1">
        <button
          type="button"
          aria-label={handOverWords.result.copyField(label)}
          onClick={() => {
            copyText(copied).then((done) => setSaid(done ? 'copied' : 'copyFailed'), onFailure);
          }}
          className="flex size-12 items-center justify-center rounded-lg border-2 border-outline bg-card big:size-(--control) print:hidden"
        >
          <Icon of={said === 'copied' ? Check : Copy} size={22} />
        </button>
      </dd>
      <dd className="col-start-1 text-detail">
        <span role="status">{said && handOverWords.ways[said]}</span>
      </dd>
    </div>
  );
}
