import { expect, test } from 'vitest';
import type { Reason } from '#domain/interchange/import-reason.ts';
import { draftOfFound } from '#server/interchange/questions/found.draft.ts';

const SVG = 'xmlns="http://www.w3.org/2000/svg" width="20" height="10"';

/** The reported losses of a question with this drawing. */
async function lostOf(svg: string): Promise<readonly Reason[]> {
  const { lost, draft } = await draftOfFound(
    {
      ...{ kind: 'question', position: { line: 1, column: 1 }, name: 'q', id: null, category: [], lost: [] },
      item: { type: 'true-false', stem: 'Is it? ![Plan](<plan.svg>)', answer: true },
      files: () => Buffer.from(svg),
    },
    { subject: null, topic: null, scope: '', moved: {}, duplicates: 'keep' },
    { format: 'qti', title: 't', imageStore: null },
  );
  expect(draft.images).toHaveLength(lost.length === 0 ? 1 : 0);
  return lost;
}

test.each([
  ['its own styles', `<svg ${SVG}><style>.a{fill:url(#g)}</style><rect class="a" width="9" height="9"/></svg>`],
  ['parts referenced in quotes', `<svg ${SVG}><g id="g"/><use href="#g" fill="url('#g')" stroke='url( "#g" )'/></svg>`],
  [
    'the declaration that many programs write',
    `<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n<svg ${SVG}/>`,
  ],
])('a drawing with %s is imported', async (_, svg) => {
  expect(await lostOf(svg)).toEqual([]);
});

test.each([
  ['an external style sheet', `<svg ${SVG}><style>@import "/etc/passwd";</style></svg>`],
  ['a file by its address', `<svg ${SVG}><rect fill="url(file:///etc/passwd#a)"/></svg>`],
  ['a file in quotes', `<svg ${SVG}><style>.a{fill:url("a.svg#b")}</style></svg>`],
  ['another drawing', `<svg ${SVG}><use xlink:href='other.svg#a' xmlns:xlink="http://www.w3.org/1999/xlink"/></svg>`],
  ['its own declaration', `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg ${SVG}>&x;</svg>`],
  ['an embedded image', `<svg ${SVG}><image href="data:image/png;base64,AA"/></svg>`],
])('a drawing with %s is not', async (_, svg) => {
  expect(await lostOf(svg)).toEqual([{ code: 'pictureDropped', picture: 'plan.svg', fault: 'unsafeDrawing' }]);
});
