import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { isContentList } from '#domain/content/content.schema.ts';
import { deferData } from '#ui/loading/track-promise.ts';
import * as lists from '../platform/resource/resource.view.tsx';
import { resourceAt } from '../platform/resource/resource-address.ts';
import { ContentScreen, readContent } from './content.screen.tsx';

/** The form for new or existing content; decks have only one address, which also shows their list. */
export const loader = async (args: ViewLoaderArgs) => {
  const { api, url, params } = args;
  const { name, shows } = resourceAt(url, params.id);
  if (!isContentList(name)) throw new Error(`${url.pathname} is not the address of a content type.`);
  if (shows === 'list') return lists.loader(args);
  const id = shows === 'create' ? null : shows.id;
  return deferData({ list: name, id, answer: readContent(api, name, id) });
};

/** The list of one kind of content, or its form; which one depends on what the loader found in the address. */
export function Component() {
  const data = useViewData<typeof loader>();
  if (!('list' in data)) return <lists.Component />;
  return <ContentScreen key={`${data.list} ${data.id}`} {...data} />;
}
