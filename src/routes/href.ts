import { pattern } from './pattern.ts';
import { type DevelopmentRow, ROUTES, type RouteId, type TableRow } from './table.ts';

type PathOf<Id extends RouteId> = Extract<TableRow, { readonly id: Id }>['path'];

/** Names of the parameters of a path, with `id2` for a second `:id`. */
type ParamNames<Path extends string, Seen extends string = never> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Counted<Name, Seen> | ParamNames<Rest, Seen | Name>
  : Path extends `${string}:${infer Name}`
    ? Counted<Name, Seen>
    : never;
type Counted<Name extends string, Seen extends string> = Name extends Seen ? `${Name}2` : Name;

export type ParamsOf<Id extends RouteId> = { readonly [Name in ParamNames<PathOf<Id>>]: string };

/** The parameters of all paths. */
export type ParamName = { [Id in RouteId]: keyof ParamsOf<Id> }[RouteId] | ParamNames<DevelopmentRow['path']>;

type Args<Id extends RouteId> = [ParamNames<PathOf<Id>>] extends [never] ? [] : [params: ParamsOf<Id>];

const PATTERNS = new Map<RouteId, string>(ROUTES.map(({ id, path }) => [id, pattern(path)]));

/** The address of a screen: `href('exam.detail', { id })`. Parameters are encoded. */
export function href<Id extends RouteId>(id: Id, ...[params]: Args<Id>): string {
  const values: Readonly<Record<string, string>> = params ?? {};
  const path = PATTERNS.get(id) ?? '/';
  return encodeURI(path).replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}
