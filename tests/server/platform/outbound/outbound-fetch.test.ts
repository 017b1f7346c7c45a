import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOutboundFetch, isAllowedAddress } from '#server/platform/outbound/outbound-fetch.ts';

const PRODUCTION = { loopback: false, privateNetwork: false };

describe('an internal address', () => {
  it.each([
    ...['127.0.0.1', '0.0.0.0', '169.254.169.254', '10.1.2.3', '172.16.0.1', '192.168.1.1', '100.64.0.1'],
    ...['::1', '::', 'fe80::1', 'fd00::1', '::ffff:10.0.0.1', '::ffff:127.0.0.1', '224.0.0.1', '255.255.255.255'],
    // Through gateways between IPv4 and IPv6.
    ...['64:ff9b::a9fe:a9fe', '64:ff9b::10.0.0.1', '2002:7f00:1::1', '2002:c0a8:101::', '::10.0.0.1', 'fec0::1'],
    ...['64:ff9b:1::1', '64:ff9b:1:ffff::5db8:d822', '2001::1', '2001:0:4136:e378:8000:63bf:3fff:fdd2'],
    ...['::ffff:0:10.0.0.1', '::ffff:0:5db8:d822', '2002:5db8:d822::1', '::93.184.216.34', '::2'],
    // For special use (IANA), or unassigned.
    ...['2001:db8::1', '3fff::1', '5f00::1', '100::1', '2001:2::1', '2001:20::1', '4000::1', 'fe80::1%eth0'],
    ...['192.0.0.1', '192.0.2.1', '198.18.0.1', '198.51.100.1', '203.0.113.1', '192.88.99.1', '240.0.0.1', '0.1.2.3'],
    ...['', 'localhost', '1.2.3'],
  ])('%s receives no request', (address) => {
    expect(isAllowedAddress(address, PRODUCTION)).toBe(false);
  });

  it.each([
    '93.184.216.34',
    '172.15.0.1',
    '172.32.0.1',
    '2606:2800:220:1::1',
    '64:ff9b::5db8:d822',
    '::ffff:93.184.216.34',
  ])('%s is public', (address) => {
    expect(isAllowedAddress(address, PRODUCTION)).toBe(true);
  });

  it('is recognised in every notation in which a network delivers it there', () => {
    const octet = fc.integer({ min: 0, max: 255 });
    const within = fc.oneof(
      fc.tuple(fc.constant(10), octet, octet, octet),
      fc.tuple(fc.constant(127), octet, octet, octet),
      fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), octet, octet),
      fc.tuple(fc.constant(192), fc.constant(168), octet, octet),
      fc.tuple(fc.constant(169), fc.constant(254), octet, octet),
      fc.tuple(fc.constant(100), fc.integer({ min: 64, max: 127 }), octet, octet),
      fc.tuple(fc.integer({ min: 224, max: 255 }), octet, octet, octet),
    );
    fc.assert(
      fc.property(within, (bytes) => {
        const dotted = bytes.join('.');
        const [high = 0, middle = 0, low = 0, last = 0] = bytes;
        const groups = `${((high << 8) | middle).toString(16)}:${((low << 8) | last).toString(16)}`;
        const notations = [dotted, `::ffff:${dotted}`, `::ffff:${groups}`, `64:ff9b::${groups}`, `2002:${groups}::1`];
        expect(notations.filter((address) => isAllowedAddress(address, PRODUCTION))).toEqual([]);
      }),
    );
  });

  it('requests to a private network are sent if that is allowed, but never to this machine', () => {
    const allowed = { loopback: false, privateNetwork: true };
    expect(
      ['10.0.0.1', 'fd00::1', '127.0.0.1', '169.254.169.254', '64:ff9b::7f00:1'].map((a) =>
        isAllowedAddress(a, allowed),
      ),
    ).toEqual([true, true, false, false, false]);
  });
});

describe('a request', () => {
  let server: Server;
  let url: string;
  beforeAll(async () => {
    server = createServer((request, response) => {
      if (request.url === '/away') return response.writeHead(302, { location: '/' }).end();
      if (request.url === '/much') return response.end('x'.repeat(2_000_000));
      return response.end('here');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  it('uses no http, no name that resolves to an internal address, and no internal address itself', async () => {
    const ask = createOutboundFetch(PRODUCTION);
    await expect(ask(url)).rejects.toThrow('does not use https');
    await expect(ask(url.replace('http:', 'https:'))).rejects.toThrow('is within this network');
    await expect(ask('https://localhost/')).rejects.toThrow('is within this network');
    await expect(ask('https://[::1]/')).rejects.toThrow('is within this network');
  });

  it('follows no redirect, and reads no more than its limit', async () => {
    const ask = createOutboundFetch({ loopback: true, privateNetwork: false });
    expect((await ask(`${url}/`)).text).toBe('here');
    expect((await ask(`${url}/away`)).status).toBe(302);
    await expect(ask(`${url}/much`)).rejects.toThrow('is too large');
  });
});
