import { walkInChromium } from '../../support/journeys/chromium.visitor.ts';
import { passwordResetJourney } from '../../support/journeys/password-reset.journey.ts';

walkInChromium(passwordResetJourney);
