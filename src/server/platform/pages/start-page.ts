import { LRUCache } from 'lru-cache';
import type { ClientConfig } from '#domain/platform/config/client-config.ts';
import type { RouteRow } from '#routes/route-row.ts';
import type { ClientBuild } from './client-build.ts';
import { firstStyles, type StyleRules } from './first-styles.ts';
import { headElements, structuredElements } from './page-head.elements.ts';
import { escaped, jsonWithin } from './page-text.ts';
import type { PrerenderedPage } from './prerendered-pages.ts';

const PRODUCT = 'Lectern';
const SHEET = /<link href="\/([^"]+\.css)" rel="stylesheet">/g;
const DESCRIPTION = /<meta name="description"[^>]*>/;
/** Number of pages whose inlined styles are cached. */
const FIRST_ADDRESSES_MAX = 500;
/** A sheet of which less than this can be left out is inlined whole: requesting the rest would cost more. */
const SEPARATE_REQUEST_MIN_BYTES = 1_000;
const NO_RULES: StyleRules = { rules: [], keyframes: {}, faces: [] };
/** Public addresses: only for them is the view known before the application runs. */
const FOR_EVERY_VISITOR: readonly RouteRow['access'][] = ['open', 'public', 'entry', 'pin'];

/** Data for scripts and search engines. */
const dataElement = (attributes: string, value: unknown): string =>
  `<script type="application/json" ${attributes}>${jsonWithin(value)}</script>`;

const isStyle = (file: string): boolean => file.endsWith('.css');

/** A file the page will need, preloaded along with the first scripts. */
const early = (file: string): string =>
  `<link rel="preload" as="${isStyle(file) ? 'style' : 'script'}" href="/${file}">`;

type Visit = {
  /** The route of the address; null if unknown. */
  readonly row: RouteRow | null;
  /** Whether the browser has a token: its user may be redirected. */
  readonly isSignedIn: boolean;
};

/** A prerendered page for an address and a language. */
type Written = PrerenderedPage & {
  readonly path: string;
  readonly language: string;
  /** Origin of the site, such as `https://lectern.example`; null if unknown. */
  readonly origin: string | null;
};

export type StartPages = {
  /** The page that waits for the application. */
  readonly waiting: (visit: Visit) => Buffer;
  /** The prerendered page, with its styles inlined, so that it does not wait for anything. */
  readonly written: (row: RouteRow, page: Written) => Buffer;
};

/**
 * Writes the page for an address, with the application's settings, the title, and links to what it will download,
 * so that downloads don't wait for each other.
 */
export function startPages(
  { page, firstScript, starts, styles, styleRules }: ClientBuild,
  config: ClientConfig,
): StartPages {
  const template = page
    .toString()
    .replace('<script src="/appearance.js"></script>', () => `<script>${firstScript}</script>`)
    .replace('</head>', () => `${dataElement('id="config"', config)}</head>`);
  const ownSheets = [...template.matchAll(SHEET)].map(([, file = '']) => file);
  const known = new Map<string, Buffer>();

  const filesOf = (row: RouteRow): string[] => [
    ...new Set([...(starts.layouts[row.layout] ?? []), ...(starts.views[row.view] ?? [])]),
  ];
  const titled = (html: string, { title }: { readonly title: string }): string =>
    html.replace(
      /<title>.*?<\/title>/,
      () => `<title>${escaped(title === PRODUCT ? PRODUCT : `${title} · ${PRODUCT}`)}</title>`,
    );
  /** `data-href` marks the file as present for the application's loader. */
  const inlined = (file: string): string => `<style data-href="/${file}">${styles.get(file) ?? ''}</style>`;
  /**
   * The part of a sheet that the page needs at first. `public/appearance.js` activates the whole sheet at the same
   * place
   * as soon as it has loaded.
   */
  const startsWith = (file: string, first: string): string => {
    const sheet = `<link rel="stylesheet" href="/${file}"`;
    return `<style>${first}</style>${sheet} media="print" data-late><noscript>${sheet}></noscript>`;
  };
  const firstAddresses = new LRUCache<string, ReadonlyMap<string, string>>({ max: FIRST_ADDRESSES_MAX });
  /** The inlined part of each sheet of a page. */
  const within = (sheets: readonly string[], html: string): ReadonlyMap<string, string> => {
    const key = `${sheets.join()} ${html}`;
    const known = firstAddresses.get(key);
    if (known !== undefined) return known;
    const parts = firstStyles(
      sheets.map((file) => styleRules.get(file) ?? NO_RULES),
      html,
    );
    const texts = sheets.map((file, at): [string, string] => {
      const first = parts[at] ?? '';
      const isLargeEnough = (styles.get(file)?.length ?? 0) - first.length > SEPARATE_REQUEST_MIN_BYTES;
      return [file, isLargeEnough ? startsWith(file, first) : inlined(file)];
    });
    const found = new Map(texts);
    firstAddresses.set(key, found);
    return found;
  };

  const write = ({ row, isSignedIn }: Visit): Buffer => {
    if (row === null) return Buffer.from(template);
    const isShown = !isSignedIn && FOR_EVERY_VISITOR.includes(row.access);
    const files = isShown ? filesOf(row) : [];
    return Buffer.from(titled(template, row).replace('</head>', () => `${files.map(early).join('')}</head>`));
  };

  return {
    waiting: (visit) => {
      const key = visit.row === null ? '' : `${visit.row.id} ${visit.isSignedIn}`;
      const page = known.get(key) ?? write(visit);
      known.set(key, page);
      return page;
    },
    written: (row, { html, answers, head: about, path, language, origin }) => {
      const files = filesOf(row);
      const sheets = within([...ownSheets, ...files.filter(isStyle)], html);
      const sheet = (file: string): string => sheets.get(file) ?? '';
      const later = files.filter((file) => !isStyle(file)).map(early);
      const head = [...files.filter(isStyle).map(sheet), ...later].join('');
      // After the text, so that the first paint does not wait for data of scripts and search engines.
      const tail = `${structuredElements(about, origin)}${dataElement(`id="answers" data-path="${escaped(path)}"`, answers)}`;
      return Buffer.from(
        titled(template, about)
          .replace(DESCRIPTION, () => headElements(about, language, origin))
          .replace('<html lang="en">', () => `<html lang="${escaped(language)}">`)
          .replace(SHEET, (_, file: string) => sheet(file))
          .replace('</head>', () => `${head}</head>`)
          .replace('</body>', () => `${tail}</body>`)
          .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`),
      );
    },
  };
}
