import type { AccessClass } from '#domain/access/access-class.ts';
import type { Area } from '#domain/access/area.rule.ts';
import type { ContentType } from '#domain/access/content-type.ts';
import type { Permission } from '#domain/access/permission.ts';
import type { Layout } from './layout.ts';

/** One address. Data only: the router, the guard, the server, the tests and the documents read it. */
export type RouteRow = {
  readonly id: string;
  /** As it stands in the address bar, encoded, with `:name` for what varies. */
  readonly path: string;
  readonly layout: Layout;
  readonly access: AccessClass;
  readonly area: Area;
  /** Name of the view in `src/views/index.ts`. */
  readonly view: string;
  /** Title of the page, before the product's name. */
  readonly title: string;
  /** What somebody has to be permitted before the address shows anything. Menus lead only where it would. */
  readonly needs?: Permission | undefined;
  /** What a plan has to open before a student sees the address. */
  readonly content?: ContentType;
  /** Where a `redirect` (or a kept address that leads elsewhere) goes. */
  readonly to?: string;
  /** Whether visitors get the page as finished HTML, before the application runs: the same for every one of them. */
  readonly prerendered?: true;
  /** Another page that says the same, under whose address both are to be found. */
  readonly sameAs?: string;
  readonly note?: string;
};
