import type { NoValues, RefusalOf } from '@/rules/index';

/** Why something with a club was not done. */
export type ClubRefusal = RefusalOf<{
  noClub: NoValues; // sharing before a club was chosen
  otherClub: { address: string }; // a link of another club than the chosen one
  linkAway: NoValues; // the club could not be reached; nothing changed
  linkRefused: NoValues; // the club does not let this link in
  linkEmpty: NoValues; // nothing was shared there, or the club has forgotten it
  linkForeign: NoValues; // what is there opens with no key of this link, or was changed on its way
  linkUnreadable: NoValues; // what is there is no battle that this version reads
  linkHoley: NoValues; // the club has lost a part of what was shared there
  clubOlder: NoValues; // the club runs a version that this one cannot speak to
  clubNewer: NoValues; // this version is too old for the club
  codeRefused: { code: string }; // the club's code is another one
  begunHere: { battleId: string }; // the battle was begun on this very phone, which writes it
}>;
