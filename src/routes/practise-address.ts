import { href } from './href.ts';

/** The query with which the session's address opens the most useful practice. */
export const PRACTISE_PARAMETER = 'practise';

/** Opens today's session or, if there is none, practice in the weakest topic. */
export const PRACTISE_ADDRESS = `${href('session')}?${PRACTISE_PARAMETER}`;
