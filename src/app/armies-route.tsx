import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { isFought } from '@/battle/state/edition-of';
import { EditArmy } from '@/features/army-import/edit-army';
import { KeptArmiesScreen } from '@/features/kept-armies/kept-armies-screen';
import { ListCodes } from '@/features/transfer/list-codes';
import { forgetSharedList, readSharedList } from '@/pwa/shared-list';
import { EDITIONS, type Edition } from '@/rules/index';
import { useSettings } from '@/store/page/use-page-stores';
import { SelectField } from '@/ui/field/select-field';
import { armyImportWords } from '@/words/army-import-words';
import { ArmyImport, WithArmies } from './army-import';

/** The rulebooks for which an army may be kept. */
const OFFERED: readonly Edition[] = EDITIONS.filter((edition: Edition) => isFought(edition));

type ArmiesRouteProps = {
  /** A list from another phone, or null. */
  readonly given: string | null;
  /**
   * What the service worker has said of a list that another app shared with this one: that it is here, or why
   * not (`worker/shared-list.ts`).
   */
  readonly shared: string | undefined;
};

/** The kept armies at their address. A list from another phone or app opens the import at once. */
export function ArmiesRoute({ given, shared }: ArmiesRouteProps) {
  const [, navigate] = useLocation();
  const remembered = useSettings(({ editionId }) => editionId);
  const [editionId, setEditionId] = useState(remembered);
  const [list, setList] = useState<string | Uint8Array | null>(given);
  const isHere = shared === 'shared';
  const problem = shared === 'full' || shared === 'unread' ? armyImportWords.sharedLost[shared] : null;
  const [isReady, setReady] = useState(!isHere);
  useEffect(() => {
    if (!isHere) return;
    let isShown = true;
    void readSharedList().then((read) => {
      if (!isShown) return;
      setList(read);
      setReady(true);
    });
    return () => {
      isShown = false;
    };
  }, [isHere]);
  const edition = editionOf(editionId);
  const close = (done: () => void) => {
    setList(null);
    if (isHere) void forgetSharedList();
    if (shared !== undefined || given !== null) navigate('/armies', { replace: true });
    done();
  };
  if (!isReady) return null;
  return (
    <WithArmies>
      <KeptArmiesScreen
        importing={list !== null || problem !== null}
        importer={(onClose) => (
          <ArmyImport
            owner={null}
            edition={edition}
            unitsThere={0}
            handedOver={{ list, problem }}
            rulebook={
              <div className="pb-3">
                <SelectField
                  label={armyImportWords.rulebook}
                  options={OFFERED.map(({ id, name }) => ({ id, label: name }))}
                  chosen={edition.id}
                  onChoose={setEditionId}
                />
              </div>
            }
            onGame={setEditionId}
            onTake={() => {
              close(onClose);
              return null;
            }}
            onClose={() => close(onClose)}
          />
        )}
        parts={{
          editor: (army, onDone) => (
            <EditArmy army={army} edition={editionOf(army.editionId)} onDone={onDone} />
          ),
          codes: (text) => <ListCodes text={text} />,
        }}
      />
    </WithArmies>
  );
}

function editionOf(id: string | null): Edition {
  const edition = OFFERED.find((one) => one.id === id) ?? OFFERED[0];
  if (!edition) throw new Error('No edition has a fight screen');
  return edition;
}
