/**
 * Replaces tweetnacl in the app: the client of a club's server needs it only for logins with key pairs, which
 * no club has. A call throws.
 */
function notThere(): never {
  throw new Error('Logins by key pairs are not part of the app');
}

export const sign = { keyPair: { fromSeed: notThere }, detached: { verify: notThere } };
export const box = { before: notThere, after: notThere, open: { after: notThere } };
export const randomBytes = notThere;
export const scalarMult = { base: notThere };
// biome-ignore lint/style/noDefaultExport: what stands in for a package has its shape
export default { sign, box, randomBytes, scalarMult };
