import { useMemo, useState } from 'react';
import { DOTS, type Dots, toCodes } from '@/transfer/code-series';
import { SegmentedChoice } from '@/ui/field/segmented-choice';
import { transferWords } from '@/words/transfer-words';
import { CodePlayer } from './code-player';

/** With more codes of large dots than these, small dots are the proposal: 40 take ten seconds. */
const FEW_CODES = 40;

/**
 * A text as a series of codes for another phone, with the size of their dots to choose where it makes a
 * difference; null if it is too large for codes.
 */
export function useCodeSeries(text: string) {
  const [chosen, setChosen] = useState<Dots | null>(null);
  const large = useMemo(() => toCodes(text), [text]);
  const isLong = (large?.length ?? 0) > FEW_CODES;
  const dots = chosen ?? (isLong ? 'small' : 'large');
  const codes = useMemo(() => (dots === 'large' ? large : toCodes(text, dots)), [text, dots, large]);
  return codes && { codes, isLong, dots, setDots: setChosen };
}

/** With so many codes a file is the better way. */
const MANY = 80;

type CodeSeriesProps = NonNullable<ReturnType<typeof useCodeSeries>>;

/** The codes of a series; of a long one also the size of their dots. */
export function CodeSeries({ codes, isLong, dots, setDots }: CodeSeriesProps) {
  const texts = transferWords.send;
  return (
    <div className="grid gap-3">
      <CodePlayer key={dots} codes={codes} waits={isLong} />
      {isLong && (
        <SegmentedChoice<Dots>
          label={texts.dots}
          columns={2}
          options={DOTS.map((id) => ({ id, label: texts.dotsOf[id] }))}
          chosen={dots}
          onChoose={setDots}
        />
      )}
      {dots === 'small' && <p className="text-muted">{texts.smallDots}</p>}
      {codes.length > MANY && <p className="text-muted">{texts.many}</p>}
    </div>
  );
}

/** A list as a series of codes for another phone; a sentence if it is too large. */
export function ListCodes({ text }: { readonly text: string }) {
  const series = useCodeSeries(text);
  return series ? <CodeSeries {...series} /> : <p role="status">{transferWords.send.listTooLarge}</p>;
}
