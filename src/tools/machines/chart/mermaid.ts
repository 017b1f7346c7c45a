import { type Anatomy, type ChartState, type ChartTransition, statesOf } from './anatomy.ts';

const named = (id: string): string => id.replaceAll(/\W/g, '_');
const quoted = (text: string): string => text.replaceAll('"', '”').replaceAll(/[:;#]/g, ' ');

/** A chart as Mermaid source, which GitHub and many editors render. */
export function drawMermaid(anatomy: Anatomy): string {
  const parents = new Set(statesOf(anatomy.root).flatMap(({ id, children }) => (children.length > 0 ? [id] : [])));
  return [
    'stateDiagram-v2',
    ...bodyOf(anatomy.root, '  '),
    ...anatomy.transitions.flatMap((way) => wayOf(way, parents)),
    '',
  ].join('\n');
}

function bodyOf({ initial, children }: ChartState, indent: string): string[] {
  return [
    ...(initial === null ? [] : [`${indent}[*] --> ${named(initial)}`]),
    ...children.flatMap((child) => {
      const title = `${indent}state "${quoted(child.name)}" as ${named(child.id)}`;
      return child.children.length === 0 ? [title] : [`${title} {`, ...bodyOf(child, `${indent}  `), `${indent}}`];
    }),
  ];
}

/** The root is not a state in Mermaid: its transitions are in the table below the chart. */
function wayOf({ source, target, event, guard }: ChartTransition, parents: ReadonlySet<string>): string[] {
  if (!source.includes('.') && parents.has(source)) return [];
  const label = [event ?? '', guard === null ? '' : `[${guard}]`].join(' ').trim();
  return [`  ${named(source)} --> ${named(target ?? source)}${label === '' ? '' : ` : ${quoted(label)}`}`];
}
