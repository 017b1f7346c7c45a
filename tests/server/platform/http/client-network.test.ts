import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clientNetwork } from '#server/platform/http/client-network.ts';

describe('the network of a client', () => {
  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::ffff:c000:207', '192.0.2.7'],
    ['64:ff9b::192.0.2.7', '192.0.2.7'],
    ['2002:c000:207:1::5', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
    ['::1', '::/64'],
    ['a local socket', 'a local socket'],
    ['', ''],
  ])('of %s is %s', (address, network) => {
    expect(clientNetwork(address)).toBe(network);
  });

  const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16));
  // Outside the ranges that wrap IPv4.
  const site = fc.tuple(group, group, group).map((groups) => ['2a00', ...groups].join(':'));
  const host = fc.tuple(group, group, group, group).map((groups) => groups.join(':'));

  test('is one for all addresses of a /64, and another for another /64', () => {
    fc.assert(
      fc.property(site, site, host, host, (before, after, first, second) => {
        expect(clientNetwork(`${before}:${first}`)).toBe(clientNetwork(`${before}:${second}`));
        expect(clientNetwork(`${before}:${first}`) === clientNetwork(`${after}:${first}`)).toBe(before === after);
      }),
    );
  });

  test('is one for an IPv4 address, however it is written', () => {
    fc.assert(
      fc.property(fc.ipV4(), (address) => {
        expect(clientNetwork(`::ffff:${address}`)).toBe(clientNetwork(address));
      }),
    );
  });
});
