import { isCandidate, type PairCandidate, type PairParams } from './pair-code';

/** A candidate in a description (RFC 8839): "candidate:1 1 udp 2113937151 192.168.1.5 51234 typ host". */
const CANDIDATE = /^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ host\b/i;
const FINGERPRINT = /^a=fingerprint:sha-256 ([0-9a-f]{2}(?::[0-9a-f]{2}){31})$/i;
/** The priority of the first host candidate; each further one has less. */
const FIRST_PRIORITY = 2_130_706_431;

/**
 * What matters of the description that a browser made for a data channel; null where a part of it is missing,
 * or no place in a network is in it.
 */
export function readDescription(sdp: string): PairParams | null {
  const lines = sdp.split(/\r?\n/);
  const lineOf = (name: string) =>
    lines.find((line) => line.startsWith(`a=${name}:`))?.slice(name.length + 3);
  const ufrag = lineOf('ice-ufrag');
  const pwd = lineOf('ice-pwd');
  const print = lines.map((line) => FINGERPRINT.exec(line)?.[1]).find((found) => found !== undefined);
  const candidates = lines
    .flatMap((line): readonly PairCandidate[] => {
      const [, host, port] = CANDIDATE.exec(line) ?? [];
      return host === undefined ? [] : [{ host: host.toLowerCase(), port: Number(port) }];
    })
    .filter((candidate) => isCandidate(candidate) && !isUseless(candidate));
  if (!ufrag || !pwd || !print || candidates.length === 0) return null;
  const fingerprint = Uint8Array.from(print.split(':'), (pair) => Number.parseInt(pair, 16));
  // The shorter first: of many, the last ones are left out.
  return { ufrag, pwd, fingerprint, candidates: candidates.toSorted(byLength) };
}

/** Link-local IPv6 needs to know by which interface, which the other phone does not. */
function isUseless({ host }: PairCandidate): boolean {
  return /^fe[89ab]/.test(host) && host.includes(':');
}

function byLength(one: PairCandidate, other: PairCandidate): number {
  return Number(one.host.includes(':')) - Number(other.host.includes(':'));
}

/** The description of the other phone, made again of what its code said (RFC 8829, a data channel alone). */
export function descriptionOf(
  { ufrag, pwd, fingerprint, candidates }: PairParams,
  type: 'offer' | 'answer',
): string {
  const print = [...fingerprint].map((byte) => byte.toString(16).padStart(2, '0').toUpperCase()).join(':');
  const lines = [
    'v=0',
    'o=- 1 1 IN IP4 127.0.0.1',
    's=-',
    't=0 0',
    'a=group:BUNDLE 0',
    'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
    'c=IN IP4 0.0.0.0',
    ...candidates.map(
      ({ host, port }, index) =>
        `a=candidate:${index + 1} 1 udp ${FIRST_PRIORITY - index} ${host} ${port} typ host generation 0`,
    ),
    'a=end-of-candidates',
    `a=ice-ufrag:${ufrag}`,
    `a=ice-pwd:${pwd}`,
    `a=fingerprint:sha-256 ${print}`,
    `a=setup:${type === 'offer' ? 'actpass' : 'active'}`,
    'a=mid:0',
    'a=sctp-port:5000',
    'a=max-message-size:65536',
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}
