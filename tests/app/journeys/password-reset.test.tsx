import { walkInTheDom } from '../../support/journeys/dom.visitor.tsx';
import { passwordResetJourney } from '../../support/journeys/password-reset.journey.ts';

walkInTheDom(passwordResetJourney);
