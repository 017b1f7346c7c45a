import { walkInChromium } from '../../support/journeys/chromium.visitor.ts';
import { signInJourney } from '../../support/journeys/sign-in.journey.ts';

walkInChromium(signInJourney);
