import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { readMoodle } from '#server/interchange/moodle/moodle.reader.ts';
import { draftOfFound } from '#server/interchange/questions/found.draft.ts';

/* Questions with markers or words dragged onto an image. */

let image: string;
beforeAll(async () => {
  const bytes = await sharp({ create: { width: 200, height: 100, channels: 3, background: '#0a0' } })
    .png()
    .toBuffer();
  image = bytes.toString('base64');
});

const drag = (no: number, text: string, more = ''): string =>
  `<drag><no>${no}</no><text><![CDATA[${text}]]></text><noofdrags>1</noofdrags>${more}</drag>`;
const drop = (no: number, coords: string, choice: number): string =>
  `<drop><no>${no}</no><shape>circle</shape><coords>${coords}</coords><choice>${choice}</choice></drop>`;

async function read(name: string, drags: string, drops: string) {
  const [found] = readMoodle([
    `<quiz><question type="ddmarker"><name><text>Map</text></name><questiontext format="html"><text>Mark the cities.</text></questiontext><shuffleanswers/><file name="${name}" path="/" encoding="base64">${image}</file>${drags}${drops}</question></quiz>`,
  ]);
  if (found?.kind !== 'question') return found?.kind === 'problem' ? found.reason : null;
  const placing = { subject: null, topic: null, scope: '', moved: {}, duplicates: 'keep' } as const;
  const { draft } = await draftOfFound(found, placing, { format: 'moodle-xml', title: 'x', imageStore: null });
  return { body: draft.body, key: draft.key, images: draft.images.length, lost: found.lost };
}

const TWO = drag(1, 'Rome') + drag(2, '<i>Paris</i>');
const BOTH = drop(1, '20,50;10', 1) + drop(2, '100,50;10', 2);

test.each(['map.png', 'my map (final).png', 'Karte für 10b.png', "a'b.png"])(
  'the image is imported with its markers, whatever it is called: %s',
  async (name) => {
    expect(await read(name, TWO, BOTH)).toMatchObject({
      images: 1,
      body: {
        spots: [
          { id: 's1', x: 10, y: 50 },
          { id: 's2', x: 50, y: 50 },
        ],
        choices: [
          { id: 'A', text: 'Rome' },
          { id: 'B', text: '*Paris*' },
        ],
      },
      key: { pairs: { s1: 'A', s2: 'B' } },
    });
  },
);

test('a question without usable drop zones is refused with a reason', async () => {
  expect(await read('m.png', drag(1, 'Rome'), drop(1, '20,50;10', 1))).toEqual({ code: 'singleMarker' });
  expect(await read('m.png', TWO, drop(1, '20,50;10', 7))).toEqual({
    code: 'placeMarkerUnknown',
    place: '1',
    marker: '7',
  });
  expect(await read('m.png', TWO, '')).toEqual({ code: 'imageWithoutPlaces' });
});
