import { expect, test } from 'vitest';
import { MATERIAL_KINDS } from '#domain/content/material-kind.ts';
import { materialAddress } from '#routes/material-address.ts';
import { ROUTES } from '#routes/table.ts';

const LOCATION = { subject: { slug: 'physics' }, topic: { slug: 'waves' } };

test.each(MATERIAL_KINDS)('a material of the kind %s has an address of its topic', (kind) => {
  const { pathname } = new URL(materialAddress(LOCATION, { id: 'm1', kind }), 'http://localhost');
  const row = pathname.replace('physics', ':subject').replace('waves', ':topic');
  expect(ROUTES.map(({ path }) => path)).toContain(row);
});

test.each([
  ['noteBooklet', '/subject/physics/topic/waves/note?note=a%2Fb'],
  ['onePageSummary', '/subject/physics/topic/waves/note?note=a%2Fb'],
  ['audio', '/subject/physics/topic/waves/audio?play=a%2Fb'],
  ['video', '/subject/physics/topic/waves/video?play=a%2Fb'],
  ['short', '/subject/physics/topic/waves/shorts?play=a%2Fb'],
] as const)('with several materials of the kind %s the address names one', (kind, address) => {
  expect(materialAddress(LOCATION, { id: 'a/b', kind })).toBe(address);
});
