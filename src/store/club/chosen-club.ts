import type { StoreApi } from 'zustand/vanilla';
import { accepted } from '@/rules/index';
import type { ShareRecord } from '@/store/battle/share-record';
import type { ClubActions } from './club-actions';
import { recordOf, triedCode } from './club-code';
import type { ClubParts } from './club-parts';
import { type ClubRecord, writeClub } from './club-record';
import type { ClubRefusal } from './club-refusal';
import { isSharedNearby } from './nearby';

type Chosen = {
  readonly club: ClubRecord | null;
  readonly codeRefusal: ClubRefusal | null;
  readonly shares: ReadonlyMap<string, ShareRecord>;
};

/** What is made under the code of a club: it is stamped anew with another code, and forgotten with the club. */
type MadeUnderCode = { restamp(club: ClubRecord): Promise<void>; forget(): Promise<void> };

/**
 * The club of this phone, and the trial of its code. `battles` and `devices` are made under that code; `wake`
 * connects them again.
 */
export function chosenClub(
  store: Pick<StoreApi<Chosen>, 'getState' | 'setState'>,
  parts: ClubParts,
  { battles, devices, wake }: { battles: MadeUnderCode; devices: MadeUnderCode; wake(): void },
) {
  const { entryLog } = parts;

  /** Takes over a club whose code is right, as far as anybody knows. */
  async function take(club: ClubRecord): Promise<void> {
    await writeClub(entryLog, club);
    store.setState({ club, codeRefusal: null });
    if (!club.isTried) return;
    await battles.restamp(club);
    await devices.restamp(club);
    wake();
  }

  const choose: ClubActions['choose'] = async (named, when = 'now') => {
    const before = store.getState().club;
    const isSame = before?.address === named?.address;
    const given = named && (await recordOf(named));
    const tried = given && when === 'now' ? await triedCode(given, parts) : accepted(given);
    if (!tried.ok) return tried;
    const next = tried.value;
    if (!isSame) {
      await battles.forget();
      await devices.forget();
    }
    if (next) await take(next);
    else {
      await writeClub(entryLog, null, isSharedNearby(store.getState().shares));
      store.setState({ club: null, codeRefusal: null });
    }
    return accepted(null);
  };

  /** Tries a code that could not be tried when it was entered. */
  async function tryCode(): Promise<void> {
    const { club } = store.getState();
    if (!club || club.code === '' || club.isTried) return;
    const tried = await triedCode(club, parts);
    if (store.getState().club !== club) return;
    if (!tried.ok) store.setState({ codeRefusal: tried.refusal });
    else if (tried.value.isTried) await take(tried.value);
  }

  return { choose, tryCode };
}
