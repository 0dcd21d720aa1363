import { describe, expect, it } from 'vitest';
import { pairHash, readPairCode } from './pair-code';
import { descriptionOf, readDescription } from './session-description';

const PRINT = Array.from({ length: 32 }, (_, index) => (index + 160).toString(16).toUpperCase()).join(':');
const CHROMIUM = `v=0\r
o=- 3874289498234 2 IN IP4 127.0.0.1\r
s=-\r
t=0 0\r
a=group:BUNDLE 0\r
a=extmap-allow-mixed\r
a=msid-semantic: WMS\r
m=application 51234 UDP/DTLS/SCTP webrtc-datachannel\r
c=IN IP4 0.0.0.0\r
a=candidate:2552 1 udp 2113937151 0f2c1a3b-4d5e-6f70-8192-a3b4c5d6e7f8.local 51234 typ host generation 0 network-cost 999\r
a=candidate:2553 1 tcp 1518149375 192.168.1.5 9 typ host tcptype active generation 0\r
a=ice-ufrag:aB3+\r
a=ice-pwd:abcdefghijklmnopqrstuv/+\r
a=ice-options:trickle\r
a=fingerprint:sha-256 ${PRINT}\r
a=setup:actpass\r
a=mid:0\r
a=sctp-port:5000\r
a=max-message-size:262144\r
`;
const FIREFOX = CHROMIUM.replace(
  /a=candidate:2552 .*/,
  'a=candidate:0 1 UDP 2122252543 192.168.1.7 40000 typ host',
)
  .replace('\r\na=mid', '\r\na=candidate:1 1 UDP 2122187007 fd00::7 40001 typ host\r\na=mid')
  .replace('aB3+', '0a1b2c3d')
  .replace('abcdefghijklmnopqrstuv/+', '0123456789abcdef0123456789abcdef');

describe('the description of the other phone', () => {
  it('is of a browser’s own only what matters: one name, and no way that is not asked for', () => {
    expect(readDescription(CHROMIUM)).toMatchObject({
      ufrag: 'aB3+',
      pwd: 'abcdefghijklmnopqrstuv/+',
      candidates: [{ host: '0f2c1a3b-4d5e-6f70-8192-a3b4c5d6e7f8.local', port: 51_234 }],
    });
  });

  it('has bare addresses of both kinds, the shorter first, and none that needs an interface', () => {
    const far = FIREFOX.replace('a=mid', 'a=candidate:3 1 UDP 21 fe80::1 40002 typ host\r\na=mid');
    expect(readDescription(far)?.candidates).toEqual([
      { host: '192.168.1.7', port: 40_000 },
      { host: 'fd00::7', port: 40_001 },
    ]);
  });

  it.each([
    ['chromium', CHROMIUM],
    ['firefox', FIREFOX],
  ])('is made again from a code of %s', (_, sdp) => {
    const params = readDescription(sdp);
    if (!params) throw new Error('Not read');
    const read = readPairCode(pairHash({ kind: 'first', ...params }), 'first');
    if (!read.ok) throw new Error(read.refusal.code);
    const made = descriptionOf(read.value, 'offer');
    expect(readDescription(made)).toMatchObject({ ufrag: params.ufrag, pwd: params.pwd });
    expect(readDescription(made)?.fingerprint).toEqual(params.fingerprint);
    expect(made).toContain(`a=fingerprint:sha-256 ${PRINT}\r\n`);
    expect(made).toContain('a=setup:actpass\r\n');
    expect(made).toMatch(/^(?:[a-z]=.+\r\n)+$/);
  });

  it('answers as the one that begins', () => {
    const params = readDescription(CHROMIUM);
    expect(params && descriptionOf(params, 'answer')).toContain('a=setup:active\r\n');
  });

  it.each(['ice-ufrag', 'ice-pwd', 'fingerprint', 'candidate'])('is none without its %s', (name) => {
    const without = CHROMIUM.split('\r\n').filter((line) => !line.startsWith(`a=${name}:`));
    expect(readDescription(without.join('\r\n'))).toBeNull();
  });
});
