import { walkInChromium } from '../../support/journeys/chromium.visitor.ts';
import { toastJourney } from '../../support/journeys/toast.journey.ts';

walkInChromium(toastJourney);
