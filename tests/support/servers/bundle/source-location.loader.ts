import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';

type LoaderContext = { readonly resourcePath: string };

/**
 * A bundler loader for modules of the server: their own location stays that of the source, where their data files and
 * worker threads are, and imports whose target is known only at run time stay imports of Node.
 */
export default function sourceLocationLoader(this: LoaderContext, source: string): string {
  const { resourcePath } = this;
  return source
    .replaceAll('import.meta.dirname', JSON.stringify(dirname(resourcePath)))
    .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(resourcePath).href))
    .replaceAll(/\bimport\((?!['"])/g, 'import(/* webpackIgnore: true */ ');
}
