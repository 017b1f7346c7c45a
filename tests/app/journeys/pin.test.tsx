import { walkInTheDom } from '../../support/journeys/dom.visitor.tsx';
import { pinJourney } from '../../support/journeys/pin.journey.ts';

walkInTheDom(pinJourney);
