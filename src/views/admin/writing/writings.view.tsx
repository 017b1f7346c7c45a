import { useViewData, type ViewLoaderArgs } from '#actors/view.context.ts';
import { isWritingList } from '#domain/writing/writing.schema.ts';
import * as lists from '../resource/resource.view.tsx';
import { placeAt } from '../resource/resource-address.ts';
import { WritingScreen } from './writing.screen.tsx';

/** One piece of writing: the form of a new one, or of one that is there; of decks, which have one address, the list too. */
export const loader = async ({ url, params, ...args }: ViewLoaderArgs) => {
  const { name, shows } = placeAt(url, params.id);
  if (!isWritingList(name)) throw new Error(`${url.pathname} shows nothing that authors write.`);
  return shows === 'list'
    ? lists.loader({ url, params, ...args })
    : { list: name, id: shows === 'create' ? null : shows.id };
};

export function Component() {
  const data = useViewData<typeof loader>();
  if (!('list' in data)) return <lists.Component />;
  return <WritingScreen key={`${data.list} ${data.id}`} list={data.list} id={data.id} />;
}
