import { describe, expect, it } from 'vitest';
import { addressOfPage, type ClubAddress, reachOf, readAddress, shownAddress, socketUrl } from './address';

const read = (text: string): ClubAddress => {
  const result = readAddress(text);
  if (!result.ok) throw new Error(`${text} was refused`);
  return result.value;
};

describe('a club’s address', () => {
  it.each([
    ['club.example', 'club.example', 'wss://club.example/club'],
    ['  Club.Example  ', 'club.example', 'wss://club.example/club'],
    ['https://club.example/', 'club.example', 'wss://club.example/club'],
    ['https://club.example/app/#/club/c/x/y', 'club.example', 'wss://club.example/club'],
    ['wss://club.example:8443', 'club.example:8443', 'wss://club.example:8443/club'],
    ['http://192.168.1.5:4174', '!192.168.1.5:4174', 'ws://192.168.1.5:4174/club'],
    ['WS://192.168.1.5:4174/', '!192.168.1.5:4174', 'ws://192.168.1.5:4174/club'],
    ['!192.168.1.5:4174', '!192.168.1.5:4174', 'ws://192.168.1.5:4174/club'],
    ['http://[fe80::1]:4174', '![fe80::1]:4174', 'ws://[fe80::1]:4174/club'],
  ])('%j is read as %s', (text, address, socket) => {
    expect(read(text)).toBe(address);
    expect(socketUrl(read(text))).toBe(socket);
    // What is shown and what stands in a link lead to the same place.
    expect(readAddress(read(text))).toEqual({ ok: true, value: address });
  });

  it.each([
    '',
    '   ',
    '!',
    'https://',
    'club example',
    'user:word@club.example',
    'https://user@club.example',
    'club.example:99999',
    '[fe80',
    `${'a'.repeat(300)} b`,
    '<script>',
    'javascript:alert(1)',
  ])('%j is none', (text) => {
    expect(readAddress(text)).toEqual({
      ok: false,
      refusal: { code: 'addressUnreadable', values: { address: text.trim() } },
    });
  });

  it('never brings a second word into the page’s policy', () => {
    for (const text of ["club.example' *", 'club.example; script-src *', 'club.example\nwss://other']) {
      const result = readAddress(text);
      if (result.ok) expect(socketUrl(result.value)).toMatch(/^wss?:\/\/[A-Za-z0-9.\-[\]:]+\/club$/);
    }
  });

  it('is shown without the mark of plain http', () => {
    expect(shownAddress(read('http://192.168.1.5:4174'))).toBe('192.168.1.5:4174');
    expect(shownAddress(read('club.example'))).toBe('club.example');
  });
});

describe('whether a page reaches a club', () => {
  const secure = { protocol: 'https:', host: 'app.example', hasWorker: true };
  const plain = { protocol: 'http:', host: '192.168.1.5:4174', hasWorker: false };
  const code = (address: string, page: typeof secure) => {
    const reach = reachOf(read(address), page);
    return reach.ok ? reach.value : reach.refusal.code;
  };

  it.each([
    ['its own, by https', 'app.example', secure, 'own'],
    ['its own, by plain http', 'http://192.168.1.5:4174', plain, 'own'],
    ['another one with a certificate', 'club.example', secure, 'widened'],
    ['one of this machine, from an installed app', 'http://localhost:4174', secure, 'widened'],
    ['one without a certificate, by https', 'http://192.168.1.5:4174', secure, 'addressNeedsCertificate'],
    ['any other, by plain http', 'http://192.168.1.6:4174', plain, 'addressNeedsItsOwnPage'],
    ['one with a certificate, by plain http', 'club.example', plain, 'addressNeedsItsOwnPage'],
    ['the same host on another port', 'app.example:8443', secure, 'widened'],
  ])('%s', (_, address, page, expected) => {
    expect(code(address, page)).toBe(expected);
  });

  it('knows the club that a page came from', () => {
    expect(addressOfPage(secure)).toBe('app.example');
    expect(addressOfPage(plain)).toBe('!192.168.1.5:4174');
  });
});
