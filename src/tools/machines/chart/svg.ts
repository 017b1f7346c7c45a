import { ownEntry } from '#domain/platform/own-entry.ts';
import { LINE_HEIGHT, NAME_PX, SMALL_PX } from './chart-text.ts';
import { type Arrow, type Layout, type Mark, PADDING, type StateBox } from './layout.ts';

const CORNER = 6;
const SYMBOLS = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' } as const;
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ownEntry(SYMBOLS, sign) ?? sign);
const px = (value: number): string => String(Math.round(value * 10) / 10);

// A page that shows the chart sets the colours; the file on its own follows the reader's system.
const STYLE = `
:where(.machine-chart){--chart-paper:#fff;--chart-box:#f6f7f9;--chart-ink:#1c2024;--chart-quiet:#60646c;--chart-line:#8b8d98;--chart-accent:#0d5f8a}
@media (prefers-color-scheme:dark){:where(.machine-chart){--chart-paper:#111113;--chart-box:#1c1d20;--chart-ink:#edeef0;--chart-quiet:#b0b4ba;--chart-line:#777b84;--chart-accent:#70b8e0}}
.machine-chart{background:var(--chart-paper);font-family:system-ui,sans-serif}
.machine-chart .state rect{fill:var(--chart-paper);stroke:var(--chart-line)}
.machine-chart .depth-odd rect{fill:var(--chart-box)}
.machine-chart .name{fill:var(--chart-ink);font-size:${NAME_PX}px;font-weight:600}
.machine-chart .description,.machine-chart .actor,.machine-chart .event{fill:var(--chart-quiet);font-size:${SMALL_PX}px}
.machine-chart .actor{fill:var(--chart-accent)}
.machine-chart .way{fill:none;stroke:var(--chart-line)}
.machine-chart .tip,.machine-chart .start{fill:var(--chart-line)}
.machine-chart .anywhere{fill:none;stroke:var(--chart-line);stroke-dasharray:2 2}
.machine-chart .label{fill:var(--chart-ink);font-size:${SMALL_PX}px}
.machine-chart text{paint-order:stroke;stroke:var(--chart-paper);stroke-width:4px;stroke-linejoin:round}
.machine-chart .depth-odd text,.machine-chart .label.inside-odd{stroke:var(--chart-box)}
`.replaceAll('\n', '');

/** Renders a chart as SVG. Every state is a group with its id in `data-state`, so that a page can highlight it. */
export function drawSvg(title: string, layout: Layout, meanings: ReadonlyMap<string, string>): string {
  const { width, height, boxes, marks, arrows } = layout;
  const size = `width="${px(width)}" height="${px(height)}" viewBox="0 0 ${px(width)} ${px(height)}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="machine-chart" role="img" aria-label="${escaped(title)}" ${size}>`,
    `<style>${STYLE}</style>`,
    ...boxes.map(boxOf),
    ...marks.map(markOf),
    ...arrows.flatMap((arrow) => arrowOf(arrow)),
    ...boxes.map(textsOf),
    ...arrows.flatMap((arrow) => labelsOf(arrow, meanings, boxes)),
    '</svg>',
    '',
  ].join('\n');
}

const shadeOf = (depth: number): string => (depth % 2 === 0 ? 'depth-odd' : 'depth-even');

function boxOf({ x, y, width, height, state, depth }: StateBox): string {
  const frame = `x="${px(x)}" y="${px(y)}" width="${px(width)}" height="${px(height)}" rx="${CORNER + 2}"`;
  const end = state.isFinal
    ? `<rect x="${px(x + 3)}" y="${px(y + 3)}" width="${px(width - 6)}" height="${px(height - 6)}" rx="${CORNER}"/>`
    : '';
  return `<g class="state ${shadeOf(depth)}" data-state="${escaped(state.id)}"><rect ${frame}/>${end}</g>`;
}

/** After the transitions, so that no line crosses a text. */
function textsOf({ x, y, state, depth, lines }: StateBox): string {
  const first = y + PADDING + NAME_PX;
  const texts = lines.map(
    ({ kind, text }, index) =>
      `<text class="${kind}" x="${px(x + PADDING)}" y="${px(first + (index + 1) * SMALL_PX * LINE_HEIGHT + 2)}">${escaped(text)}</text>`,
  );
  const name = `<text class="name" x="${px(x + PADDING)}" y="${px(first)}">${escaped(state.name)}</text>`;
  return `<g class="texts ${shadeOf(depth)}" data-state="${escaped(state.id)}">${name}${texts.join('')}</g>`;
}

const markOf = ({ x, y, width, kind }: Mark): string =>
  `<circle class="${kind}" cx="${px(x + width / 2)}" cy="${px(y + width / 2)}" r="${px(width / 2 - 1)}">${kind === 'anywhere' ? '<title>From any state inside</title>' : ''}</circle>`;

function arrowOf({ points }: Arrow): string[] {
  const [from, to] = [points.at(-2), points.at(-1)];
  if (from === undefined || to === undefined) return [];
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const tip = `<path class="tip" d="M0 0L-8 -3.5V3.5Z" transform="translate(${px(to.x)} ${px(to.y)}) rotate(${px(angle)})"/>`;
  return [`<path class="way" d="${rounded(points)}"/>`, tip];
}

/** A line with rounded corners. */
function rounded(points: Arrow['points']): string {
  return points
    .map((point, index) => {
      const [before, after] = [points[index - 1], points[index + 1]];
      if (before === undefined) return `M${px(point.x)} ${px(point.y)}`;
      if (after === undefined) return `L${px(point.x)} ${px(point.y)}`;
      const [into, out] = [toward(point, before), toward(point, after)];
      return `L${px(into.x)} ${px(into.y)}Q${px(point.x)} ${px(point.y)} ${px(out.x)} ${px(out.y)}`;
    })
    .join('');
}

function toward(corner: { x: number; y: number }, other: { x: number; y: number }): { x: number; y: number } {
  const length = Math.hypot(other.x - corner.x, other.y - corner.y);
  const share = length === 0 ? 0 : Math.min(CORNER, length / 2) / length;
  return { x: corner.x + (other.x - corner.x) * share, y: corner.y + (other.y - corner.y) * share };
}

function labelsOf({ labels }: Arrow, meanings: ReadonlyMap<string, string>, boxes: readonly StateBox[]): string[] {
  return labels.map(({ x, y, width, height, text }) => {
    const around = boxes.findLast(
      (box) => box.x <= x && box.y <= y && box.x + box.width >= x + width && box.y + box.height >= y + height,
    );
    const inside = around === undefined || around.depth % 2 !== 0 ? '' : ' inside-odd';
    const meaning = meanings.get(/\[(.+)\]$/.exec(text)?.[1] ?? '');
    const title = meaning === undefined ? '' : `<title>${escaped(meaning)}</title>`;
    return `<text class="label${inside}" x="${px(x + 2)}" y="${px(y + SMALL_PX)}">${escaped(text)}${title}</text>`;
  });
}
