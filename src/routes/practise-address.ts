import { href } from './href.ts';

/** Asks the session's address for the most useful practice, whatever it is. */
export const PRACTISE_PARAMETER = 'practise';

/** Starts today's session, or if there is none, leads to the practice of the weakest topic. */
export const PRACTISE_ADDRESS = `${href('session')}?${PRACTISE_PARAMETER}`;
