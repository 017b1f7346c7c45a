import { walkInTheDom } from '../../support/journeys/dom.visitor.tsx';
import { signInJourney } from '../../support/journeys/sign-in.journey.ts';

walkInTheDom(signInJourney);
