import { useState } from 'react';
import { othersNews } from '@/battle/describe/others-news';
import { useIsByOther, useLedger } from '@/store/battle/use-battle';
import { battleWords } from '@/words/battle-words';
import { phoneWords } from '@/words/phone-words';
import { PutAwayStrip } from './put-away-strip';

/** What the other phone took back of this one's, or what both counted; one at a time, put away by a tap. */
export function OthersNewsStrip() {
  const news = othersNews(useLedger(), useIsByOther());
  const [putAway, setPutAway] = useState<readonly number[]>([]);
  const first = news.find(({ seq }) => !putAway.includes(seq));
  if (!first) return null;
  return (
    <PutAwayStrip onPutAway={() => setPutAway([...putAway, first.seq])}>
      {phoneWords.news[first.kind](battleWords.logSentence(first.what))}
    </PutAwayStrip>
  );
}
