import { useViewData, type ViewLoaderArgs } from '#actors/view.context.ts';
import { isWritingList } from '#domain/writing/writing.schema.ts';
import { handOn } from '#ui/loaded/handed-on.ts';
import * as lists from '../resource/resource.view.tsx';
import { placeAt } from '../resource/resource-address.ts';
import { readWriting, WritingScreen } from './writing.screen.tsx';

/** One piece of writing: the form of a new one, or of one that is there; of decks, which have one address, the list too. */
export const loader = async (args: ViewLoaderArgs) => {
  const { api, url, params } = args;
  const { name, shows } = placeAt(url, params.id);
  if (!isWritingList(name)) throw new Error(`${url.pathname} shows nothing that authors write.`);
  if (shows === 'list') return lists.loader(args);
  const id = shows === 'create' ? null : shows.id;
  return handOn({ list: name, id, answer: readWriting(api, name, id) });
};

export function Component() {
  const data = useViewData<typeof loader>();
  if (!('list' in data)) return <lists.Component />;
  return <WritingScreen key={`${data.list} ${data.id}`} {...data} />;
}
