import { useSearchParams } from 'react-router';
import { DuplicateList } from './duplicate-list.tsx';
import { pairOf } from './merge-address.ts';
import { MergePage } from './merge-page.tsx';

/** Possible duplicates, or the merge of the two accounts in the address. It shares the address of users. */
export function Component() {
  const [params] = useSearchParams();
  const pair = pairOf(params);
  return pair === null ? <DuplicateList /> : <MergePage key={pair.join()} pair={pair} />;
}
