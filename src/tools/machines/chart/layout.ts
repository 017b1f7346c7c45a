import ELK, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js';
import { type Anatomy, type ChartState, type ChartTransition, statesOf } from './anatomy.ts';
import { LINE_HEIGHT, NAME_PX, SMALL_PX, textWidth, wrap } from './chart-text.ts';

type Point = { readonly x: number; readonly y: number };
type Box = Point & { readonly width: number; readonly height: number };

export type StateBox = Box & {
  readonly state: ChartState;
  readonly depth: number;
  /** Below the name: description, invoked actors, and events handled without leaving the state. */
  readonly lines: readonly { readonly kind: 'description' | 'actor' | 'event'; readonly text: string }[];
};
/** `start`: the initial state; `anywhere`: transitions from any substate. */
export type Mark = Box & { readonly kind: 'start' | 'anywhere' };
export type Arrow = {
  readonly points: readonly Point[];
  readonly labels: readonly (Box & { readonly text: string })[];
};

export type Layout = {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly StateBox[];
  readonly marks: readonly Mark[];
  readonly arrows: readonly Arrow[];
};

export const PADDING = 12;
const LONGEST_LINE = 32;
/** In a compound state, which is wide anyway. */
const LONGEST_HEADLINE = 48;
const MARK_SIZE = 12;
const OPTIONS = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.spacing.nodeNodeBetweenLayers': '36',
  'elk.layered.spacing.edgeNodeBetweenLayers': '18',
  'elk.spacing.nodeNode': '36',
  'elk.spacing.edgeNode': '18',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.edgeLabel': '4',
  'elk.edgeLabels.inline': 'false',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.nodePlacement.favorStraightEdges': 'true',
  // A chart starts with its first state: transitions back to it go up.
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.randomSeed': '1',
};

const startOf = (state: ChartState): string => `${state.id}#start`;
const anywhereIn = (id: string): string => `${id}#anywhere`;

/** Lays out every state and transition of a machine. The layout is deterministic. */
export async function layOut(anatomy: Anatomy): Promise<Layout> {
  const elk = new ELK();
  const positioned: ElkNode = await elk.layout({
    id: 'chart',
    layoutOptions: OPTIONS,
    children: [nodeOf(anatomy.root, anatomy.transitions)],
    edges: edgesOf(anatomy),
  });
  const states = new Map(statesOf(anatomy.root).map((state) => [state.id, state]));
  const origins = new Map<string, Point>();
  const boxes: StateBox[] = [];
  const marks: Mark[] = [];

  const visit = (node: ElkNode, origin: Point, depth: number): void => {
    const box = { x: origin.x + (node.x ?? 0), y: origin.y + (node.y ?? 0), ...sizeOf(node) };
    origins.set(node.id, box);
    const state = states.get(node.id);
    if (state !== undefined) boxes.push({ ...box, state, depth, lines: linesOf(state, anatomy.transitions) });
    else if (node.id !== 'chart') marks.push({ ...box, kind: node.id.endsWith('#start') ? 'start' : 'anywhere' });
    for (const child of node.children ?? []) visit(child, box, depth + 1);
  };
  visit(positioned, { x: 0, y: 0 }, -1);

  const arrows = (positioned.edges ?? []).map((edge) => arrowOf(edge, origins));
  return { ...sizeOf(positioned), boxes, marks, arrows };
}

const sizeOf = ({ width, height }: Pick<ElkNode, 'width' | 'height'>) => ({ width: width ?? 0, height: height ?? 0 });

/** Events that a state handles without leaving it are listed in its box. */
function linesOf(state: ChartState, transitions: readonly ChartTransition[]): StateBox['lines'] {
  const listeners = transitions
    .filter(({ source, target }) => source === state.id && target === null)
    .map(({ event, guard }) => [event ?? 'always', guard === null ? '' : ` [${guard}]`].join(''));
  return [
    ...wrap(state.description, state.children.length > 0 ? LONGEST_HEADLINE : LONGEST_LINE).map((text) => ({
      kind: 'description' as const,
      text,
    })),
    ...state.actors.map((name) => ({ kind: 'actor' as const, text: `runs ${name}` })),
    ...[...new Set(listeners)].map((event) => ({ kind: 'event' as const, text: `hears ${event}` })),
  ];
}

function nodeOf(state: ChartState, transitions: readonly ChartTransition[]): ElkNode {
  const lines = linesOf(state, transitions);
  const textHeight = NAME_PX * LINE_HEIGHT + lines.length * SMALL_PX * LINE_HEIGHT;
  const width =
    Math.max(textWidth(state.name, NAME_PX), ...lines.map(({ text }) => textWidth(text, SMALL_PX))) + 2 * PADDING;
  const size = { width: Math.max(width, 90), height: Math.ceil(textHeight + 2 * PADDING) };
  if (state.children.length === 0) return { id: state.id, ...size };
  const mark = { width: MARK_SIZE, height: MARK_SIZE };
  const isLeftFromAnywhere = transitions.some((way) => way.source === state.id && isInside(state, way.target));
  return {
    id: state.id,
    children: [
      ...(state.initial === null ? [] : [{ id: startOf(state), ...mark }]),
      ...(isLeftFromAnywhere ? [{ id: anywhereIn(state.id), ...mark }] : []),
      ...state.children.map((child) => nodeOf(child, transitions)),
    ],
    layoutOptions: {
      ...OPTIONS,
      'elk.padding': `[top=${size.height + PADDING},left=${PADDING * 2},bottom=${PADDING * 2},right=${PADDING * 2}]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${size.width + 2 * PADDING},${size.height})`,
    },
  };
}

const isInside = (state: ChartState, target: string | null): boolean =>
  target !== null && target !== state.id && statesOf(state).some(({ id }) => id === target);

/** One arrow between two states for all their transitions, with a line of text for each. */
function edgesOf({ root, transitions }: Anatomy): ElkExtendedEdge[] {
  const states = new Map(statesOf(root).map((state) => [state.id, state]));
  const starts = [...states.values()].flatMap((state) =>
    state.initial === null ? [] : [{ from: startOf(state), to: state.initial, text: '' }],
  );
  const led = transitions.flatMap(({ source, target, event, guard }) => {
    const state = states.get(source);
    if (target === null || state === undefined) return [];
    const text = [event ?? '', guard === null ? '' : guard === 'otherwise' ? guard : `[${guard}]`].join(' ').trim();
    return [{ from: isInside(state, target) ? anywhereIn(source) : source, to: target, text }];
  });
  return [...Map.groupBy([...starts, ...led], ({ from, to }) => `${from} ${to}`)].map(([id, ends]) => {
    const texts = [...new Set(ends.map(({ text }) => text))].filter((text) => text !== '');
    return {
      id,
      sources: [ends[0]?.from ?? ''],
      targets: [ends[0]?.to ?? ''],
      labels: texts.map((text) => ({ text, width: textWidth(text, SMALL_PX) + 4, height: SMALL_PX * LINE_HEIGHT })),
    };
  });
}

function arrowOf(edge: ElkExtendedEdge & { container?: string }, origins: ReadonlyMap<string, Point>): Arrow {
  const origin = origins.get(edge.container ?? 'chart') ?? { x: 0, y: 0 };
  const moved = ({ x, y }: { x?: number; y?: number }): Point => ({ x: origin.x + (x ?? 0), y: origin.y + (y ?? 0) });
  const points = (edge.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) =>
    [startPoint, ...bendPoints, endPoint].map(moved),
  );
  const labels = (edge.labels ?? []).map((label) => ({ ...moved(label), ...sizeOf(label), text: label.text ?? '' }));
  return { points, labels };
}
