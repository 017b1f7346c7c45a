import type { ClientConfig } from '#domain/config/client-config.schema.ts';
import type { RouteRow } from '#routes/route-row.ts';
import type { ClientBuild } from './client-build.ts';

const PRODUCT = 'Lectern';
/** What anybody may see: only there is it known, before the application runs, that its view will be shown. */
const FOR_ANYBODY: readonly RouteRow['access'][] = ['open', 'public', 'entry', 'pin'];

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A file the page will need, asked for while the first scripts are still on their way. */
const early = (file: string): string =>
  file.endsWith('.css')
    ? `<link rel="preload" as="style" href="/${file}">`
    : `<link rel="preload" as="script" href="/${file}">`;

type Visit = {
  /** The row of the address; null where it is unknown. */
  readonly row: RouteRow | null;
  /** Whether the browser brings a token: its person may be led elsewhere. */
  readonly isSignedIn: boolean;
};

/**
 * Writes the page for an address: with the settings the application starts with, the title, and what it will download,
 * so that a visit does not wait for one thing after the other.
 */
export function startPages({ page, starts }: ClientBuild, config: ClientConfig): (visit: Visit) => Buffer {
  const settings = `<script type="application/json" id="config">${JSON.stringify(config).replaceAll('<', '\\u003c')}</script>`;
  const template = page.toString().replace('</head>', () => `${settings}</head>`);
  const written = new Map<string, Buffer>();

  const write = ({ row, isSignedIn }: Visit): Buffer => {
    if (row === null) return Buffer.from(template);
    const isShown = !isSignedIn && FOR_ANYBODY.includes(row.access);
    const files = isShown ? [...(starts.layouts[row.layout] ?? []), ...(starts.views[row.view] ?? [])] : [];
    const title = row.title === PRODUCT ? PRODUCT : `${row.title} · ${PRODUCT}`;
    return Buffer.from(
      template
        .replace(/<title>.*?<\/title>/, () => `<title>${escaped(title)}</title>`)
        .replace('</head>', () => `${[...new Set(files)].map(early).join('')}</head>`),
    );
  };
  return (visit) => {
    const key = visit.row === null ? '' : `${visit.row.id} ${visit.isSignedIn}`;
    const known = written.get(key) ?? write(visit);
    written.set(key, known);
    return known;
  };
}
