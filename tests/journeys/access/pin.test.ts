import { walkInChromium } from '../../support/journeys/chromium.visitor.ts';
import { pinJourney } from '../../support/journeys/pin.journey.ts';

walkInChromium(pinJourney);
