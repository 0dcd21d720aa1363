/**
 * Replaces @nats-io/nkeys in the app: the client of a club's server needs it only for logins with key pairs, which
 * no club has. A call throws.
 */
function notThere(): never {
  throw new Error('Logins by key pairs are not part of the app');
}

export const fromSeed = notThere;
