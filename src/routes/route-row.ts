import type { AccessClass } from '#domain/access/access-class.ts';
import type { Area } from '#domain/access/area.rule.ts';
import type { ContentType } from '#domain/access/content-type.ts';
import type { Permission } from '#domain/access/permission.ts';
import type { Layout } from './layout.ts';

/** One address. Data only: the router, the guard, the server, the tests and the documents read it. */
export type RouteRow = {
  readonly id: string;
  /** As in the address bar, encoded, with `:name` for parameters. */
  readonly path: string;
  readonly layout: Layout;
  readonly access: AccessClass;
  readonly area: Area;
  /** Name of the view in `src/views/index.ts`. */
  readonly view: string;
  /** Title of the page, before the product's name. */
  readonly title: string;
  /** The permission that the address requires. Menus only contain addresses that the user may open. */
  readonly needs?: Permission | undefined;
  /** What a plan has to open before a student sees the address. */
  readonly content?: ContentType;
  /** The target of a `redirect`, or of a legacy address. */
  readonly to?: string;
  /** Whether the page is prerendered for visitors: it is the same for all of them. */
  readonly prerendered?: true;
  /** Another page with the same content, whose address is the canonical one. */
  readonly sameAs?: string;
};
